// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// What is loaded when it is wanted is loaded before: a busy machine takes longer for it than a test waits.
import "./edit-destination-page.tsx";

const noSettings = { toolSetup: null, hookUrl: null, titleTemplate: "", descriptionTemplate: "", usedBy: [] };
const destination = {
  ...{ outputId: "d1", outputType: "customwebhook", displayName: "Tower", revision: 1, settings: {}, ...noSettings },
  ...{ defaultForSeverity: ["HIGH"], alertTypes: ["RULE"], logTypes: [], verificationStatus: "FAILING" },
  quiet: { quietHours: null, digestMinutes: 0, urgentSeverity: null, reminder: null },
  ...{ pausedUntil: null, mute: null },
  health: {
    ...{ lastDeliveredAt: null, succeeded: 0, failed: 20, undelivered: 0, lastError: "down", lastErrorAt: null },
    ...{ queued: 57, waiting: 2, muted: 1 },
  },
  reach: { count: 3, overridesCount: 0, functionCount: 0, detections: [] },
};

test("who deletes a destination hears how many alerts are not sent then", async () => {
  const fields = {
    destinationKinds: () => [{ outputType: "customwebhook", name: "Custom webhook", description: "", fields: [] }],
    destination: () => destination,
    schemas: () => ({ edges: [] }),
    alerts: () => ({ edges: [], totalCount: 0, pageInfo: { hasNextPage: false, hasPreviousPage: false } }),
    previewMessage: () => ({ title: "", description: "", titleProblem: null, descriptionProblem: null, message: null }),
  };
  openPage("/configure/destinations/d1/edit/", { fields });
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("60 alerts still in its queue will not be sent.")).toBeTruthy();
  expect(screen.getByText(/^3 detections send their alerts here/)).toBeTruthy();
  expect(screen.getByText("57 alerts")).toBeTruthy();
});
