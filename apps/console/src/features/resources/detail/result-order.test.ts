import { expect, test } from "vitest";
import { resultOrder } from "./result-order.ts";

test("what fails comes first, the most severe before others, then by id", () => {
  const results = [
    { outcome: "SUPPRESSED", severity: "CRITICAL", policyId: "a" },
    { outcome: "PASS", severity: "CRITICAL", policyId: "b" },
    { outcome: "FAIL", severity: "LOW", policyId: "c" },
    { outcome: "FAIL", severity: undefined, policyId: "d" },
    { outcome: "FAIL", severity: "HIGH", policyId: "f" },
    { outcome: "FAIL", severity: "HIGH", policyId: "e" },
    { outcome: "ERROR", severity: "HIGH", policyId: "g" },
  ] as const;
  expect(
    results
      .toSorted(resultOrder)
      .map(({ policyId }) => policyId)
      .join(""),
  ).toBe("efcdgba");
});
