import { type AttemptLimit, claimAttempt } from "@pharos/domain";

const keysMax = 10_000;

/** Attempts by network address, or another key, in this process. Forgets the oldest of too many keys. */
export class AddressLimit {
  readonly #limit: AttemptLimit;
  readonly #used = new Map<string, Date>();

  constructor(limit: AttemptLimit) {
    this.#limit = limit;
  }

  /** Seconds that the key must wait; 0 when it may go on, which counts as an attempt. */
  take(key: string, now: Date): number {
    const claim = claimAttempt(this.#used.get(key), this.#limit, now);
    if (!claim.isGranted) return Math.ceil(claim.waitMs / 1000);
    this.#used.delete(key);
    this.#used.set(key, claim.used);
    const oldest = this.#used.size > keysMax ? this.#used.keys().next().value : undefined;
    if (oldest !== undefined) this.#used.delete(oldest);
    return 0;
  }
}
