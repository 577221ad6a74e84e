import { type Compliance, type ComplianceStatus, complianceAlertDelayMs } from "@pharos/domain";

/** What a policy says of a resource now. */
export interface Verdict {
  readonly policyId: string;
  readonly resourceId: string;
  readonly status: ComplianceStatus;
  readonly suppressed: boolean;
  readonly error: string;
}

/** What becomes of a verdict. */
export interface Decision<T extends Verdict> {
  readonly verdict: T;
  /** To be stored. */
  readonly result: Compliance;
  /** The failure lasted and is alerted now; since when that was due. */
  readonly alertDue: Date | undefined;
  /** Undefined where status and suppression are as they were. */
  readonly change: "CREATED" | "MODIFIED" | undefined;
}

/**
 * Decides what becomes of verdicts, in their order. Only the transition into a failure alerts, and only if it is still
 * there when it is looked at again: a resource is often made first and secured right after. An error does not alert
 * and ends a failure; neither does what is suppressed.
 * @param previous the results as stored, of these resources at least
 */
export function planCompliance<T extends Verdict>(
  previous: readonly Compliance[],
  verdicts: readonly T[],
  now: Date,
): Decision<T>[] {
  const before = new Map(previous.map((result) => [keyOf(result), result]));
  return verdicts.map((verdict) => decide(before.get(keyOf(verdict)), verdict, now));
}

function decide<T extends Verdict>(before: Compliance | undefined, verdict: T, now: Date): Decision<T> {
  const { policyId, resourceId, status, suppressed, error } = verdict;
  const isSame = before?.status === status && before.suppressed === suppressed;
  const alertDueAt = dueOf(before, verdict, now);
  const isDue = alertDueAt !== undefined && alertDueAt <= now;
  return {
    verdict,
    result: {
      policyId,
      resourceId,
      status,
      suppressed,
      error,
      checkedAt: now,
      changedAt: isSame ? before.changedAt : now,
      alertDueAt: isDue ? undefined : alertDueAt,
    },
    alertDue: isDue ? alertDueAt : undefined,
    change: isSame ? undefined : before ? "MODIFIED" : "CREATED",
  };
}

/** When the failure is to be alerted; undefined where it was, or there is none. */
function dueOf(before: Compliance | undefined, verdict: Verdict, now: Date): Date | undefined {
  if (!isFailure(verdict)) return undefined;
  if (before && isFailure(before)) return before.alertDueAt;
  return new Date(now.getTime() + complianceAlertDelayMs);
}

function isFailure({ status, suppressed }: Pick<Compliance, "status" | "suppressed">): boolean {
  return status === "FAIL" && !suppressed;
}

function keyOf({ policyId, resourceId }: Pick<Compliance, "policyId" | "resourceId">): string {
  return JSON.stringify([policyId, resourceId]);
}
