import { expect, test } from "vitest";
import { previewLines } from "./preview-lines.ts";
import type { PreviewReport } from "./preview-rule.ts";

const summary = {
  eventsInScope: 9,
  eventsRead: 4,
  matches: 2,
  errors: 0,
  alerts: 1,
  newAlerts: 1,
  keptAlerts: 0,
  goneAlerts: 0,
};
const report = (change: Partial<PreviewReport>): PreviewReport => ({
  id: "1",
  state: "SUCCEEDED",
  error: "",
  notice: "",
  progress: 1,
  detectionId: "Door.Vault",
  isCompared: true,
  summary,
  resources: null,
  alerts: [{ change: "NEW", severity: "HIGH", title: "Vault opened", eventCount: 2 }],
  ...change,
});

test("prints rules and policies in tables of their own, with what differs from the saved version", () => {
  const item = { type: "Door", status: "PASS", suppressed: false } as const;
  const policy = report({
    detectionId: "Door.Locked",
    resources: {
      counts: { passed: 5, failed: 2, errored: 1, suppressed: 3, newlyFailing: 30, noLongerFailing: 1 },
      items: [
        { ...item, id: "hall", status: "FAIL", change: "NEWLY_FAILING" },
        { ...item, id: "roof", suppressed: true, change: "NO_LONGER_FAILING" },
        { ...item, id: "cellar", change: null },
      ],
    },
  });
  const lines = previewLines([
    { path: "a.yml", outcome: report({}) },
    { path: "b.yml", outcome: policy },
    { path: "c.yml", outcome: "it needs Doors", isLeftOut: true },
    { path: "d.yml", outcome: "Severity must be one of INFO" },
  ]);
  expect(lines.map((line) => line.replace(/ +/g, " ").trim())).toEqual([
    "LEFT OUT c.yml: it needs Doors",
    "INVALID d.yml: Severity must be one of INFO",
    "RULE ALERTS NEW UNCHANGED GONE MATCHES ERRORS EVENTS READ",
    "Door.Vault 1 1 0 0 2 0 4 of 9",
    "POLICY FAILING NEWLY NO LONGER PASSING ERRORS SUPPRESSED ALERTS",
    "Door.Locked 2 30 1 5 1 3 1",
    "+ Door.Vault HIGH Vault opened (2 events)",
    "+ Door.Locked Door hall",
    "- Door.Locked Door roof (suppressed)",
    "and 29 more",
  ]);
});
