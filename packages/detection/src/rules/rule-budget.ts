/** The time that a rule has used, and how much of its budget is left. */
export interface RuleAccount {
  readonly leftMs: number;
  readonly atMs: number;
  /** Since the account was opened, which is when the rule was first seen to be slow. */
  readonly spentMs: number;
  readonly calls: number;
}

export interface Spent {
  readonly ms: number;
  readonly calls: number;
}

const minuteMs = 60_000;

/** Takes what was spent from what is left; a budget fills up again in a minute, and never holds more than one. */
export function spend(
  before: RuleAccount | undefined,
  { ms, calls }: Spent,
  nowMs: number,
  msPerMinute: number,
): RuleAccount {
  const { leftMs, atMs, ...total } = before ?? { leftMs: msPerMinute, atMs: nowMs, spentMs: 0, calls: 0 };
  const filled = leftMs + ((nowMs - atMs) / minuteMs) * msPerMinute;
  return {
    leftMs: Math.min(msPerMinute, filled) - ms,
    atMs: nowMs,
    spentMs: total.spentMs + ms,
    calls: total.calls + calls,
  };
}

export function isOverspent({ leftMs }: RuleAccount): boolean {
  return leftMs < 0;
}

export function msPerCall({ spentMs, calls }: RuleAccount): number {
  return spentMs / Math.max(1, calls);
}
