import { type Severity, severities } from "@pharos/domain";

/** 0 for the least severe, so that a descending list begins with the worst. */
export function severityRank(severity: Severity): number {
  return severities.length - 1 - severities.indexOf(severity);
}

export function severityAtRank(rank: number): Severity {
  const severity = severities[severities.length - 1 - rank];
  if (severity === undefined) throw new RangeError(`No severity has the rank ${rank}`);
  return severity;
}
