// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openPage } from "../../../testing/open-page.tsx";

const rule = {
  ...{ __typename: "Rule", id: "Door", kind: "RULE", displayName: "Door opened", enabled: true, managed: false },
  ...{
    severity: "HIGH",
    logTypes: ["A.Log"],
    scheduledQueries: [],
    tests: [],
    body: "def rule(event):\n    return True",
  },
  ...{ description: "", reference: "", runbook: "", tags: [], reports: [], outputIds: [], necessaryConditions: [] },
  ...{ dedupPeriodMinutes: 60, threshold: 1, createAlert: true, summaryAttributes: [], alertsPerDay: [] },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", lastModified: "2026-01-02T00:00:00.000Z" },
};
const preview = {
  ...{ id: "p1", state: "SUCCEEDED", error: "", notice: "", progress: 1, detectionId: "Door", isDraft: true },
  ...{
    isCompared: false,
    startsAt: "2026-01-01T00:00:00Z",
    endsAt: "2026-01-02T00:00:00Z",
    coveredUntil: "2026-01-02T00:00:00Z",
    conditions: [],
  },
  ...{ steps: [], queries: [], resources: null, lostAlerts: null, alerts: [] },
  summary: {
    ...{
      eventsInScope: 1,
      eventsRead: 1,
      matches: 1,
      errors: 0,
      alerts: 1,
      newAlerts: 1,
      changedAlerts: 0,
      keptAlerts: 0,
      goneAlerts: 0,
    },
    ...{ bySeverity: [], overTime: [], errorMessages: [] },
  },
};

/** The page of a rule whose last preview ran on the text. */
function open(text: string, readPreview: () => unknown = () => preview) {
  openPage("/build/detections/rules/Door/", { fields: { rule: () => rule, preview: readPreview } });
  localStorage.setItem("pharos-preview-Door", JSON.stringify("p1"));
  localStorage.setItem("pharos-preview-text-Door", JSON.stringify(text));
}

test("says that a preview is of what was edited, not of what is saved", async () => {
  open('["RuleID: Door", null]');
  expect(await screen.findByText("No alerts")).toBeTruthy();
  expect(screen.getByText(/^This preview is of another version of the detection/)).toBeTruthy();
});

test("shows the preview of what is saved as it is", async () => {
  open(rule.lastModified);
  expect(await screen.findByText("No alerts")).toBeTruthy();
  expect(screen.getByText(/1 event in the time range/).textContent).toMatch(/2026-01-01 00:00.* to 2026-01-02 00:00/);
  expect(screen.queryByText(/^This preview is of another version/)).toBeNull();
});

test("reads a preview again after the server did not answer", async () => {
  const answers = [{ ...preview, state: "RUNNING", progress: 0.4 }, new Error("down"), new Error("down"), preview];
  open(rule.lastModified, () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(await screen.findByText(/^Pharos is not answering/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cancel preview" })).toBeTruthy();
  expect(await screen.findByText("No alerts")).toBeTruthy();
});
