import { expect, test } from "vitest";
import { describeLostAlerts, describeLostTruePositives } from "./lost-alerts-sentence.ts";

test.each([
  { total: 0, byEnding: [], says: "No alert that was raised would be gone." },
  {
    total: 1,
    byEnding: [{ ending: "TRUE_POSITIVE" as const, alerts: 1 }],
    says: "1 alert that was raised would be gone: 1 true positive.",
  },
  {
    total: 1_234,
    byEnding: [
      { ending: "FALSE_POSITIVE" as const, alerts: 1_200 },
      { ending: "NO_OUTCOME" as const, alerts: 4 },
      { ending: "OPEN" as const, alerts: 30 },
    ],
    says: "1,234 alerts that were raised would be gone: 1,200 false positives, 4 closed without an outcome, 30 still open.",
  },
])("says $says", ({ says, ...lost }) => {
  expect(describeLostAlerts(lost)).toBe(says);
});

test("counts true positives", () => {
  expect(describeLostTruePositives(1)).toBe(
    "1 of these alerts was a true positive. This version would not have raised it.",
  );
  expect(describeLostTruePositives(2)).toContain("2 of these alerts were true positives.");
});
