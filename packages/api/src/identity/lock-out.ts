const failuresBeforeLockOut = 5;
const lockOutSecondsMin = 30;
const lockOutSecondsMax = 60 * 60;

/**
 * Until when nobody is heard after so many wrong passwords or codes in a row: from the fifth on for 30 s, doubling
 * with each further one up to an hour.
 */
export function lockedUntilAfter(failures: number, now: Date): Date | undefined {
  const over = failures - failuresBeforeLockOut;
  if (over < 0) return undefined;
  const seconds = Math.min(lockOutSecondsMax, lockOutSecondsMin * 2 ** over);
  return new Date(now.getTime() + seconds * 1000);
}

/** Whole seconds until another attempt is heard; 0 when it is heard now. */
export function lockedSeconds(lockedUntil: Date | undefined, now: Date): number {
  if (lockedUntil === undefined) return 0;
  return Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000));
}

const strangersMax = 10_000;

/**
 * Failures with e-mail addresses that belong to nobody. They lock like those of users, or a lock would tell which
 * addresses exist; they are only remembered while the program runs.
 */
export class StrangerLockOut {
  readonly #failures = new Map<string, { readonly failures: number; readonly lockedUntil: Date | undefined }>();

  lockedUntil(email: string): Date | undefined {
    return this.#failures.get(email.toLowerCase())?.lockedUntil;
  }

  recordFailure(email: string, now: Date): void {
    const key = email.toLowerCase();
    const failures = (this.#failures.get(key)?.failures ?? 0) + 1;
    this.#failures.delete(key);
    this.#failures.set(key, { failures, lockedUntil: lockedUntilAfter(failures, now) });
    const oldest = this.#failures.size > strangersMax ? this.#failures.keys().next().value : undefined;
    if (oldest !== undefined) this.#failures.delete(oldest);
  }
}
