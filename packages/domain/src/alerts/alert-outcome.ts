import type { Alert, AlertOutcome, AlertStatus } from "./alert.ts";
import { outcomeOfOpenAlert, outcomeReasonTooLong } from "./errors.ts";

export const outcomeReasonLengthMax = 1_000;

export interface AlertEnding {
  readonly outcome: AlertOutcome;
  readonly reason: string;
}

export const isEnded = (status: AlertStatus): boolean => status === "RESOLVED" || status === "CLOSED";

/** Before alerts had outcomes, resolving one said that what it told of was real. */
export function isTruePositive({ outcome, status }: Pick<Alert, "outcome" | "status">): boolean {
  return outcome === undefined ? status === "RESOLVED" : outcome === "TRUE_POSITIVE";
}

/** @throws outcomeOfOpenAlert, outcomeReasonTooLong */
export function checkEnding(status: AlertStatus, ending: AlertEnding | undefined): void {
  if (ending === undefined) return;
  if (!isEnded(status)) throw outcomeOfOpenAlert(status);
  if (ending.reason.length > outcomeReasonLengthMax)
    throw outcomeReasonTooLong(ending.reason.length, outcomeReasonLengthMax);
}

export type OutcomeCounts = Readonly<Partial<Record<AlertOutcome, number>>>;

/**
 * The share of true positives among the alerts that say something about the rule; duplicates and tests do not.
 * Undefined where there is none.
 */
export function findPrecision(counts: OutcomeCounts): number | undefined {
  const { TRUE_POSITIVE = 0, BENIGN_TRUE_POSITIVE = 0, FALSE_POSITIVE = 0 } = counts;
  const judged = TRUE_POSITIVE + BENIGN_TRUE_POSITIVE + FALSE_POSITIVE;
  return judged === 0 ? undefined : TRUE_POSITIVE / judged;
}
