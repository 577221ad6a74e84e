import { expect, test } from "vitest";
import { noCompliance, rollUp } from "./compliance.ts";

test.each([
  { counts: {}, status: undefined },
  { counts: { suppressed: 3 }, status: undefined },
  { counts: { passed: 5 }, status: "PASS" },
  { counts: { passed: 5, failed: 1 }, status: "FAIL" },
  { counts: { passed: 5, failed: 1, errored: 1 }, status: "ERROR" },
])("$counts rolls up to $status", ({ counts, status }) => {
  expect(rollUp({ ...noCompliance, ...counts })).toBe(status);
});
