// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

// What the pages load when they are shown is loaded before: a busy machine takes longer for it than a test waits.
import "../detail/alert-page.tsx";
import "../list/alert-list-page.tsx";

const alertOf = (id: string) => ({
  ...{ id, type: "ALERT", subtype: "RULE", status: "OPEN", severity: "HIGH", title: `Alert ${id}`, detection: null },
  ...{
    description: "",
    runbook: "",
    runbookTicks: [],
    reference: "",
    tags: [],
    context: {},
    origin: { __typename: "Detection" },
    dedupString: "",
    eventCount: 0,
    history: [],
  },
  ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", ruleId: "rule", eventTimes: null },
  ...{ firstEventMatchedAt: "2026-01-01T00:00:00Z", lastReceivedEventAt: "2026-01-01T00:00:00Z", assignee: null },
  isHiddenFromAssignee: false,
  ...{ logTypes: [], sources: [], entities: [], entitySightings: [], cases: [] },
  events: () => ({ nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } }),
});
const fields = {
  alerts: () => ({
    edges: ["one", "two", "three"].map((id) => ({ node: alertOf(id), cursor: id })),
    totalCount: 3,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: "three" },
  }),
  alert: ({ id }: { id: string }) => alertOf(id),
};

test("goes through the alerts of the list by keys, with the list one step back", async () => {
  const { address, back } = openPage("/alerts-and-errors/", { fields });
  fireEvent.click(await screen.findByRole("link", { name: "Alert two" }));
  expect(await screen.findByText("2 of 3")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "]" });
  expect(await screen.findByText("3 of 3")).toBeTruthy();
  expect(address()).toBe("/alerts-and-errors/three/");
  expect(screen.getByRole("button", { name: "Next alert" }).hasAttribute("disabled")).toBe(true);
  fireEvent.keyDown(document.body, { key: "]" });
  fireEvent.click(screen.getByRole("button", { name: "Previous alert" }));
  expect(await screen.findByText("2 of 3")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "[" });
  expect(await screen.findByText("1 of 3")).toBeTruthy();
  back();
  await waitFor(() => expect(address()).toMatch(/^\/alerts-and-errors\/(\?|$)/));
});

test("offers no steps from an alert that was opened by its address", async () => {
  openPage("/alerts-and-errors/two/", { fields });
  expect(await screen.findByRole("heading", { name: "Alert two" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next alert" })).toBeNull();
});
