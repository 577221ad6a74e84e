import { expect, test } from "vitest";
import { describeFailing } from "./failing-share.ts";

test.each([
  { counts: { passed: 37, failed: 3, errored: 0 }, text: "3 of 40 (7.5%)", hasFailures: true },
  { counts: { passed: 0, failed: 2, errored: 1 }, text: "2 of 3 (66.7%)", hasFailures: true },
  { counts: { passed: 5, failed: 0, errored: 0 }, text: "0 of 5 (0%)", hasFailures: false },
  { counts: { passed: 19_999, failed: 1, errored: 0 }, text: "1 of 20,000 (<0.1%)", hasFailures: true },
  { counts: { passed: 1, failed: 19_999, errored: 0 }, text: "19,999 of 20,000 (>99.9%)", hasFailures: true },
])("$counts reads $text", ({ counts, ...share }) => {
  expect(describeFailing(counts)).toEqual(share);
});

test("a policy that has looked at nothing has no share", () => {
  expect(describeFailing({ passed: 0, failed: 0, errored: 0 })).toBeUndefined();
});
