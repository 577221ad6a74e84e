/** What a policy says about a resource; the worst first: of several the first that occurs counts. */
export const complianceStatuses = ["ERROR", "FAIL", "PASS"] as const;
export type ComplianceStatus = (typeof complianceStatuses)[number];

/** The latest result of one policy for one resource. */
export interface Compliance {
  readonly policyId: string;
  readonly resourceId: string;
  readonly status: ComplianceStatus;
  /** The policy has a pattern for the resource's id: the result is shown and counts for nothing. */
  readonly suppressed: boolean;
  /** What the policy raised; empty unless the status is ERROR. */
  readonly error: string;
  readonly checkedAt: Date;
  /** Since when status and suppression are as they are. */
  readonly changedAt: Date;
  /** When a new failure is looked at again: if it is still there, it is alerted. */
  readonly alertDueAt: Date | undefined;
}

export interface ComplianceCounts {
  readonly passed: number;
  readonly failed: number;
  readonly errored: number;
  /** Of any status; not counted in the others. */
  readonly suppressed: number;
}
export const noCompliance: ComplianceCounts = { passed: 0, failed: 0, errored: 0, suppressed: 0 };

/** What a result counts as: its status, or that it is suppressed. */
export const complianceOutcomes = [...complianceStatuses, "SUPPRESSED"] as const;
export type ComplianceOutcome = (typeof complianceOutcomes)[number];

/** One result of the history. */
export interface ComplianceChange {
  readonly policyId: string;
  readonly resourceId: string;
  readonly at: Date;
  /** Undefined: there was no result. */
  readonly was: ComplianceOutcome | undefined;
  /** Undefined: there is none any more. */
  readonly became: ComplianceOutcome | undefined;
}

/** Somebody said that a policy's result for a resource does not count. */
export interface ResourceSuppression {
  readonly policyId: string;
  readonly resourceId: string;
  readonly reason: string;
  readonly createdAt: Date;
  /** The name of the user or token. */
  readonly createdBy: string;
}
export const suppressionReasonLengthMax = 1_000;

/** ERROR over FAIL over PASS; undefined where nothing was checked, or all of it is suppressed. */
export function rollUp({ passed, failed, errored }: ComplianceCounts): ComplianceStatus | undefined {
  if (errored > 0) return "ERROR";
  if (failed > 0) return "FAIL";
  return passed > 0 ? "PASS" : undefined;
}

/** How long the history of results is kept: as long as the longest time that a dashboard shows. */
export const complianceChangesKeptDays = 366;

/** A result that was not renewed for so long is forgotten. */
export const complianceLifetimeMs = 50 * 3_600_000;
/** Every resource is checked this often, changed or not: twice within the life of a result. */
export const complianceRecheckMs = 24 * 3_600_000;
/** How long a new failure must last before it is alerted: things are often made first and secured right after. */
export const complianceAlertDelayMs = 30_000;
/** A policy's alerts of one dedup string come at most this often. */
export const policyAlertPeriodMinutes = 60;
