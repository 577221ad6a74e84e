/** What the host has seen of an interpreter since it was started. Nothing in it comes from Python's own clock. */
export interface InterpreterUse {
  readonly startedAtMs: number;
  /** Time that starting it and loading its rules took. */
  readonly startMs: number;
  /** Time that it has spent on batches. */
  readonly busyMs: number;
  /** Something that honest rules seldom do: a `repr` that raised, a try to change what rules share. */
  readonly isOdd: boolean;
}

/** Starting again then costs a hundredth of the time at most. */
const busySharePerStart = 100;
/** The same after something odd: a rule that is odd on each event must not keep its neighbours waiting. */
const lifeSharePerStart = 10;
const lifeMsMax = 10 * 60_000;

/** True when the interpreter should be replaced by a fresh one: what rules have changed in it is gone then. */
export function isResetDue({ startedAtMs, startMs, busyMs, isOdd }: InterpreterUse, nowMs: number): boolean {
  if (busyMs === 0) return false;
  const lifeMs = nowMs - startedAtMs;
  if (isOdd && lifeMs >= startMs * lifeSharePerStart) return true;
  return busyMs >= startMs * busySharePerStart || lifeMs >= lifeMsMax;
}
