/** A bucket of attempts that fills up again at a steady pace. */
export interface Attempts {
  readonly left: number;
  readonly at: number;
}

/** Takes one attempt: the bucket afterwards, and the seconds to wait when it was empty (0 when the attempt counts). */
export function takeAttempt(
  before: Attempts | undefined,
  perMinute: number,
  nowMs: number,
): { after: Attempts; waitSeconds: number } {
  const perMs = perMinute / 60_000;
  const left = before ? Math.min(perMinute, before.left + (nowMs - before.at) * perMs) : perMinute;
  if (left >= 1) return { after: { left: left - 1, at: nowMs }, waitSeconds: 0 };
  return { after: { left, at: nowMs }, waitSeconds: Math.ceil((1 - left) / perMs / 1000) };
}

const addressesMax = 10_000;

/** Attempts by network address. Forgets the address that tried first when there are too many to remember. */
export class AttemptLimit {
  readonly #perMinute: number;
  readonly #attempts = new Map<string, Attempts>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Seconds that the address must wait; 0 when it may go on, which counts as an attempt. */
  take(address: string, now: Date): number {
    const { after, waitSeconds } = takeAttempt(this.#attempts.get(address), this.#perMinute, now.getTime());
    this.#attempts.delete(address);
    this.#attempts.set(address, after);
    const oldest = this.#attempts.size > addressesMax ? this.#attempts.keys().next().value : undefined;
    if (oldest !== undefined) this.#attempts.delete(oldest);
    return waitSeconds;
  }
}
