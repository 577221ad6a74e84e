/** When the clock on the wall was looked at, and how far a clock that nobody sets had come by then. */
export interface ClockReading {
  readonly wallMs: number;
  readonly steadyMs: number;
}

export interface SettledClock {
  readonly last: ClockReading;
  /** On the steady clock; work that goes by the time waits until then. */
  readonly settledAtMs: number;
}

/** A machine that was off over night is nothing special. */
const jumpMsMax = 36 * 3_600_000;
/** Long enough to set a clock right, short enough that nobody misses the work after a holiday. */
const settleMs = 10 * 60_000;

/**
 * Follows the clock on the wall. Where it goes ahead by more than 36 hours at once, either the machine was off or
 * asleep, or the clock is wrong; a wrong one is often set right within minutes. Until it has stayed for ten minutes,
 * nothing is to be deleted by it.
 * @param before undefined at start: then `lastWallMs` is the latest time that anybody recorded
 */
export function followClock(
  before: SettledClock | undefined,
  now: ClockReading,
  lastWallMs: number | undefined,
): SettledClock {
  const expectedWallMs = before
    ? before.last.wallMs + (now.steadyMs - before.last.steadyMs)
    : (lastWallMs ?? now.wallMs);
  const hasJumped = now.wallMs - expectedWallMs > jumpMsMax;
  return {
    last: now,
    settledAtMs: hasJumped ? now.steadyMs + settleMs : (before?.settledAtMs ?? now.steadyMs),
  };
}

export function isSettled({ last, settledAtMs }: SettledClock): boolean {
  return last.steadyMs >= settledAtMs;
}
