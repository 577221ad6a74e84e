import type { ResourceSuppression } from "@pharos/domain";
import type { Verdict } from "./plan-compliance.ts";

/** Verdicts that somebody said do not count are suppressed, beside those of the policies' patterns. */
export function suppressVerdicts<T extends Verdict>(
  verdicts: readonly T[],
  suppressions: readonly Pick<ResourceSuppression, "policyId" | "resourceId">[],
): readonly T[] {
  if (suppressions.length === 0) return verdicts;
  const suppressed = new Set(suppressions.map(keyOf));
  return verdicts.map((verdict) => (suppressed.has(keyOf(verdict)) ? { ...verdict, suppressed: true } : verdict));
}

function keyOf({ policyId, resourceId }: Pick<ResourceSuppression, "policyId" | "resourceId">): string {
  return JSON.stringify([policyId, resourceId]);
}
