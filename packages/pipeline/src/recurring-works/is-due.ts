import type { RecurringWork } from "@pharos/store";

export interface Recurrence {
  readonly everyMs: number;
  /** The settings that the work depends on: with others it is due at once. */
  readonly input?: string | undefined;
}

/** How long a process has work to itself without a sign of life. */
export const holdMs = 2 * 60_000;

/**
 * Whether somebody should do the work now. A last run or a hold that lies in the future is of a clock that was wrong
 * then, and counts for nothing.
 */
export function isDue(
  work: Pick<RecurringWork, "lastRunAt" | "lastInput" | "heldUntil"> | undefined,
  { everyMs, input }: Recurrence,
  now: Date,
): boolean {
  if (!work) return true;
  const heldForMs = (work.heldUntil?.getTime() ?? 0) - now.getTime();
  if (heldForMs > 0 && heldForMs <= holdMs) return false;
  if (work.lastRunAt === undefined || work.lastInput !== input) return true;
  const sinceMs = now.getTime() - work.lastRunAt.getTime();
  return sinceMs < 0 || sinceMs >= everyMs;
}
