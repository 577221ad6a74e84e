import { type AlertFilter, type AlertOutcome, findPrecision } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

const weekMs = 7 * 86_400_000;
const weeksLookedAt = 13;

export interface OutcomeSummary {
  readonly truePositives: number;
  readonly benignTruePositives: number;
  readonly falsePositives: number;
  readonly duplicates: number;
  readonly tests: number;
  /** Resolved or closed, but nobody said what they were. */
  readonly withoutOutcome: number;
  readonly unfinished: number;
  readonly precision: number | undefined;
}
export interface WeekOfOutcomes extends OutcomeSummary {
  readonly at: Date;
}

/** How the alerts of a detection ended, by the week in which they were created. An id that no detection has gives zeros. */
export async function summarizeOutcomes(
  context: RequestContext,
  detectionId: string,
): Promise<{ readonly total: OutcomeSummary; readonly weeks: readonly WeekOfOutcomes[] }> {
  authorize(context.actor, "AlertRead");
  const to = context.clock();
  const buckets = await context.store.alertStatistics.countOutcomes(
    { ruleId: detectionId, types: ["ALERT"], logTypeAccess: context.actor.logTypeAccess },
    { from: new Date(to.getTime() - weeksLookedAt * weekMs), to, bucketMs: weekMs },
  );
  return { total: summarize(buckets), weeks: buckets.map((bucket) => ({ at: bucket.at, ...summarize([bucket]) })) };
}

/** How the alerts that match ended, of those created from a time on and before another that its reader sees. */
export async function summarizeMatching(
  { actor, store }: RequestContext,
  filter: AlertFilter,
  from: Date,
  to: Date,
): Promise<OutcomeSummary> {
  authorize(actor, "AlertRead");
  const { logTypeAccess } = actor;
  const range = { from, to, bucketMs: to.getTime() - from.getTime() };
  return summarize(await store.alertStatistics.countOutcomes({ ...filter, logTypeAccess }, range));
}

interface Counted {
  readonly counts: Readonly<Partial<Record<AlertOutcome, number>>>;
  readonly withoutOutcome: number;
  readonly unfinished: number;
}

function summarize(buckets: readonly Counted[]): OutcomeSummary {
  const sum = (of: (one: Counted) => number) => buckets.reduce((total, one) => total + of(one), 0);
  const total = (outcome: AlertOutcome) => sum(({ counts }) => counts[outcome] ?? 0);
  const counts = {
    TRUE_POSITIVE: total("TRUE_POSITIVE"),
    BENIGN_TRUE_POSITIVE: total("BENIGN_TRUE_POSITIVE"),
    FALSE_POSITIVE: total("FALSE_POSITIVE"),
  };
  return {
    truePositives: counts.TRUE_POSITIVE,
    benignTruePositives: counts.BENIGN_TRUE_POSITIVE,
    falsePositives: counts.FALSE_POSITIVE,
    duplicates: total("DUPLICATE"),
    tests: total("TEST"),
    withoutOutcome: sum(({ withoutOutcome }) => withoutOutcome),
    unfinished: sum(({ unfinished }) => unfinished),
    precision: findPrecision(counts),
  };
}
