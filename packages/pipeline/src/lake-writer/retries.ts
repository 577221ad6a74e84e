const waitMsMin = 500;
const waitMsMax = 30_000;

/** When what has failed is tried again: after twice as long each time. */
export class Retries {
  readonly #failures = new Map<string, number>();
  readonly #atMs = new Map<string, number>();

  /** Of what has failed, by its key. */
  get atMs(): ReadonlyMap<string, number> {
    return this.#atMs;
  }

  noteFailure(key: string, nowMs: number): void {
    const failures = this.#failures.get(key) ?? 0;
    this.#failures.set(key, failures + 1);
    this.#atMs.set(key, nowMs + Math.min(waitMsMax, waitMsMin * 2 ** failures));
  }

  noteSuccess(key: string): void {
    this.#failures.delete(key);
    this.#atMs.delete(key);
  }
}
