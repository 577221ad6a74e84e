/** `burst` attempts at once, and one more for every `refillMs` that pass. */
export interface AttemptLimit {
  readonly burst: number;
  readonly refillMs: number;
}

/**
 * When every attempt is available again; undefined (and any past moment) when nothing was used. It is all that has to
 * be remembered, so one statement can claim an attempt in the store.
 */
export type AttemptsUsed = Date | undefined;

export type AttemptClaim =
  | { readonly isGranted: true; readonly used: Date }
  | { readonly isGranted: false; readonly waitMs: number };

/** Claims one attempt. A claim that is refused changes nothing: asking during the wait does not prolong it. */
export function claimAttempt(used: AttemptsUsed, limit: AttemptLimit, now: Date): AttemptClaim {
  const waitMs = attemptWaitMs(used, limit, now);
  if (waitMs > 0) return { isGranted: false, waitMs };
  return { isGranted: true, used: new Date(Math.max(used?.getTime() ?? 0, now.getTime()) + limit.refillMs) };
}

/** Milliseconds until the next attempt is granted; 0 when it is granted now. */
export function attemptWaitMs(used: AttemptsUsed, { burst, refillMs }: AttemptLimit, now: Date): number {
  if (used === undefined) return 0;
  return Math.max(0, used.getTime() - (burst - 1) * refillMs - now.getTime());
}
