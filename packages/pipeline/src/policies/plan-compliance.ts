import { type Compliance, type ComplianceStatus, complianceAlertDelayMs } from "@pharos/domain";

/** What a policy says of a resource now. */
export interface Verdict {
  readonly policyId: string;
  readonly resourceId: string;
  readonly status: ComplianceStatus;
  readonly suppressed: boolean;
  readonly error: string;
}

export interface CompliancePlan {
  /** One for each verdict, in order. */
  readonly results: readonly Compliance[];
  /** Those whose failure lasted and is alerted now; `alertDueAt` says since when it was to be. */
  readonly alerts: readonly Compliance[];
  /** Those of the results whose status or suppression is not as it was. */
  readonly changes: readonly ComplianceChange[];
}

export interface ComplianceChange {
  readonly result: Compliance;
  /** There was none before. */
  readonly isNew: boolean;
}

/**
 * Decides what becomes of verdicts. Only the transition into a failure alerts, and only if it is still there when it
 * is looked at again: a resource is often made first and secured right after. An error does not alert and ends a
 * failure; neither does what is suppressed.
 * @param previous the results as stored, of these resources at least
 */
export function planCompliance(
  previous: readonly Compliance[],
  verdicts: readonly Verdict[],
  now: Date,
): CompliancePlan {
  const before = new Map(previous.map((result) => [keyOf(result), result]));
  const decided = verdicts.map((verdict) => decide(before.get(keyOf(verdict)), verdict, now));
  return {
    results: decided.map(({ result }) => result),
    alerts: decided.flatMap(({ alert }) => (alert ? [alert] : [])),
    changes: decided.flatMap(({ result }) =>
      result.changedAt === now ? [{ result, isNew: !before.has(keyOf(result)) }] : [],
    ),
  };
}

interface Decision {
  readonly result: Compliance;
  readonly alert?: Compliance;
}

function decide(before: Compliance | undefined, verdict: Verdict, now: Date): Decision {
  const isSame = before?.status === verdict.status && before.suppressed === verdict.suppressed;
  const result = { ...verdict, checkedAt: now, changedAt: isSame ? before.changedAt : now, alertDueAt: undefined };
  if (!isFailure(verdict)) return { result };
  if (!before || !isFailure(before)) {
    return { result: { ...result, alertDueAt: new Date(now.getTime() + complianceAlertDelayMs) } };
  }
  const { alertDueAt } = before;
  if (alertDueAt === undefined || alertDueAt <= now) {
    return alertDueAt ? { result, alert: { ...result, alertDueAt } } : { result };
  }
  return { result: { ...result, alertDueAt } };
}

function isFailure({ status, suppressed }: Pick<Compliance, "status" | "suppressed">): boolean {
  return status === "FAIL" && !suppressed;
}

function keyOf({ policyId, resourceId }: Pick<Compliance, "policyId" | "resourceId">): string {
  return JSON.stringify([policyId, resourceId]);
}
