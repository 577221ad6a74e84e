import type { ComplianceCounts, noCompliance } from "./compliance.ts";

/**
 * The counts at the end of each bucket, oldest first: those now without what changed since. `changes` holds by how much
 * each count grew within a bucket; what is in a bucket behind the last happened after all of them.
 */
export function countsOverTime(
  now: ComplianceCounts,
  changes: ReadonlyMap<number, ComplianceCounts>,
  buckets: number,
): ComplianceCounts[] {
  const result = new Array<ComplianceCounts>(buckets);
  let counts = now;
  const back = (bucket: number) => {
    const change = changes.get(bucket);
    if (change) counts = subtract(counts, change);
  };
  for (const bucket of changes.keys()) if (bucket >= buckets) back(bucket);
  for (let bucket = buckets - 1; bucket >= 0; bucket--) {
    result[bucket] = counts;
    back(bucket);
  }
  return result;
}

export function addCompliance(a: ComplianceCounts, b: ComplianceCounts): ComplianceCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    errored: a.errored + b.errored,
    suppressed: a.suppressed + b.suppressed,
  };
}

/** A number below zero would be of a history that was cut off; there were none then as far as is known. */
function subtract(a: ComplianceCounts, b: ComplianceCounts): ComplianceCounts {
  const left = (key: keyof typeof noCompliance) => Math.max(0, a[key] - b[key]);
  return { passed: left("passed"), failed: left("failed"), errored: left("errored"), suppressed: left("suppressed") };
}
