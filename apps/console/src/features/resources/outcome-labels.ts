import type { ComplianceOutcome } from "@pharos/domain";

/** What a result counts as, as a person reads it. */
export const outcomeLabels: Readonly<Record<ComplianceOutcome, string>> = {
  ERROR: "Error",
  FAIL: "Failing",
  PASS: "Passing",
  SUPPRESSED: "Suppressed",
};
