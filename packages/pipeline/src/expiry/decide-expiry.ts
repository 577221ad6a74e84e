/** What is remembered from one run to the next. */
export interface ExpiryRecord {
  /** When a run last believed the clock. */
  readonly lastRunAt: Date;
  /** Rows that arrived before may have been deleted. */
  readonly expiredBefore?: Date | undefined;
  /** Since when the clock has been too far ahead to be believed, and when that was seen last. */
  readonly doubt?: { readonly since: Date; readonly seenAt: Date } | undefined;
}

export interface ExpiryCircumstances {
  readonly now: Date;
  readonly retentionMs: number;
  /** Undefined before the first run. */
  readonly record: ExpiryRecord | undefined;
  /** When the latest row of the lake arrived; undefined where it has none. */
  readonly newestArrival: Date | undefined;
}

export type ExpiryDecision =
  /** `before` is undefined where nothing is to be deleted. */
  | { readonly kind: "expire"; readonly before: Date | undefined; readonly record: ExpiryRecord }
  | { readonly kind: "doubt"; readonly notice: string; readonly record: ExpiryRecord };

const dayMs = 24 * 3_600_000;
/** How long a clock that went far ahead has to go on, with events coming in, until it is believed. */
const trustMs = 3 * dayMs;
/** The same where no events come in that would confirm it. */
const trustAloneMs = 14 * dayMs;

/** How far the clock may go ahead from one run to the next. Where events are kept for a short time, less. */
function plausibleMs(retentionMs: number): number {
  return Math.max(dayMs, Math.min(14 * dayMs, retentionMs / 4));
}

/**
 * Decides which rows expire. A clock that is ahead would delete what is to be kept, so one that went much further ahead
 * than Pharos can have been away is not believed at first. A clock that was set back deletes less, and is.
 */
export function decideExpiry({ now, retentionMs, record, newestArrival }: ExpiryCircumstances): ExpiryDecision {
  const before = new Date(now.getTime() - retentionMs);
  // A first run has nothing to compare the clock with.
  if (!record) return { kind: "expire", before: undefined, record: { lastRunAt: now } };
  const { lastRunAt, expiredBefore, doubt } = record;
  const aheadMs = now.getTime() - lastRunAt.getTime();
  const believe = (): ExpiryDecision => {
    const latest = expiredBefore && expiredBefore > before ? expiredBefore : before;
    return { kind: "expire", before, record: { lastRunAt: now, expiredBefore: latest } };
  };
  if (aheadMs <= plausibleMs(retentionMs)) return believe();
  const sinceSeenMs = doubt ? now.getTime() - doubt.seenAt.getTime() : Number.NaN;
  const goesOn = sinceSeenMs >= 0 && sinceSeenMs <= plausibleMs(retentionMs);
  const since = doubt && goesOn ? doubt.since : now;
  const lastedMs = now.getTime() - since.getTime();
  const isConfirmed = newestArrival !== undefined && newestArrival > since && newestArrival <= now;
  if (lastedMs >= (isConfirmed ? trustMs : trustAloneMs)) return believe();
  return {
    kind: "doubt",
    notice: noticeOf(now, lastRunAt, aheadMs),
    record: { ...record, doubt: { since, seenAt: now } },
  };
}

function noticeOf(now: Date, lastRunAt: Date, aheadMs: number): string {
  const days = Math.floor(aheadMs / dayMs);
  return `The clock says ${now.toISOString()}, ${days === 1 ? "1 day" : `${days} days`} after expired events were last looked for (${lastRunAt.toISOString()}). No events are deleted until the clock has gone on from there for 3 days. If it is wrong, set it right. If Pharos was stopped for that long, there is nothing to do.`;
}
