import { expect, test } from "vitest";
import { losesTruePositive, previewLines } from "./preview-lines.ts";
import type { PreviewReport } from "./preview-rule.ts";

const summary = {
  eventsInScope: 9,
  eventsRead: 4,
  matches: 2,
  errors: 0,
  alerts: 1,
  newAlerts: 1,
  changedAlerts: 0,
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
  alerts: [{ id: "draft-1", change: "NEW", severity: "HIGH", title: "Vault opened", eventCount: 2, differences: [] }],
  lostAlerts: null,
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
    "RULE ALERTS NEW CHANGED UNCHANGED GONE MATCHES ERRORS EVENTS READ",
    "Door.Vault 1 1 0 0 0 2 0 4 of 9",
    "POLICY FAILING NEWLY NO LONGER PASSING ERRORS SUPPRESSED ALERTS",
    "Door.Locked 2 30 1 5 1 3 1",
    "+ Door.Vault HIGH Vault opened (2 events)",
    "- Door.Locked Door roof (suppressed)",
    "+ Door.Locked Door hall",
    "and 29 more",
  ]);
});

const gone = (id: string, title: string) =>
  ({ id, change: "GONE", severity: "HIGH", title, eventCount: 1, differences: [] }) as const;
const withGone = report({
  summary: { ...summary, newAlerts: 0, goneAlerts: 3 },
  alerts: [
    gone("saved-1", "Vault opened by ada"),
    gone("saved-2", "Vault opened by eve"),
    gone("saved-3", "Never raised"),
  ],
});
const lostAlerts: NonNullable<PreviewReport["lostAlerts"]> = {
  total: 3,
  truePositives: 1,
  byEnding: [
    { ending: "TRUE_POSITIVE", alerts: 1 },
    { ending: "FALSE_POSITIVE", alerts: 2 },
  ],
  alerts: [
    { id: "a1", title: "Vault opened by ada", ending: "TRUE_POSITIVE", previewedAlertId: "saved-1" },
    { id: "a2", title: "Vault opened by eve", ending: "FALSE_POSITIVE", previewedAlertId: "saved-2" },
    { id: "a3", title: "Vault opened by eve", ending: "FALSE_POSITIVE", previewedAlertId: "saved-2" },
  ],
};

test("prints how an alert differs that both versions raise", () => {
  const [alert] = report({}).alerts;
  const differences = [
    { aspect: "SEVERITY", from: ["HIGH"], to: ["LOW"] },
    { aspect: "DESTINATIONS", from: [], to: ["Jira", "Slack"] },
  ] as const;
  const changed = { ...alert, change: "CHANGED", severity: "LOW", differences } as unknown as NonNullable<typeof alert>;
  const outcome = report({ summary: { ...summary, newAlerts: 0, changedAlerts: 1 }, alerts: [changed] });
  expect(previewLines([{ path: "a.yml", outcome }]).at(-1)).toBe(
    "~ Door.Vault LOW Vault opened (2 events); severity HIGH → LOW; destinations by severity → Jira, Slack",
  );
});

test("names what would be gone before what is new, however much that is", () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ ...gone(`new-${n}`, `New ${n}`), change: "NEW" as const }));
  const alerts = [...many, gone("saved-1", "Vault opened by ada")];
  const outcome = report({ summary: { ...summary, newAlerts: 30, goneAlerts: 1 }, alerts });
  const lines = previewLines([{ path: "a.yml", outcome }]).filter((line) => /^[-+]/.test(line));
  expect(lines[0]).toBe("- Door.Vault HIGH Vault opened by ada (1 event)");
  expect(lines).toHaveLength(20);
});

test("tells how alerts ended that would be gone, and names each lost true positive", () => {
  const lines = previewLines([{ path: "a.yml", outcome: { ...withGone, lostAlerts } }]);
  expect(lines.slice(-5)).toEqual([
    "- Door.Vault HIGH Vault opened by ada (1 event): true positive",
    "- Door.Vault HIGH Vault opened by eve (1 event): false positive",
    "- Door.Vault HIGH Never raised (1 event)",
    "Door.Vault: 3 alerts that were raised would be gone: 1 true positive, 2 false positives",
    "LOST TRUE POSITIVE Door.Vault: Vault opened by ada (alert a1)",
  ]);
});

test("says where outcomes are not shown", () => {
  expect(previewLines([{ path: "a.yml", outcome: withGone }]).at(-1)).toBe(
    "Door.Vault: the outcomes of the alerts that would be gone are not shown. They need AlertRead.",
  );
});

test.each([
  { name: "a true positive is lost", outcome: { ...withGone, lostAlerts }, loses: true },
  { name: "outcomes are not shown", outcome: withGone, loses: true },
  { name: "others are lost", outcome: { ...withGone, lostAlerts: { ...lostAlerts, truePositives: 0 } }, loses: false },
  { name: "nothing is gone", outcome: report({}), loses: false },
])("a preview fails for lost true positives where $name: $loses", ({ outcome, loses }) => {
  expect(losesTruePositive({ path: "a.yml", outcome })).toBe(loses);
});
