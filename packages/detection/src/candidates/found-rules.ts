/** Collects numbers below `size`, each once an event. */
export class FoundRules {
  readonly #foundAt: Uint32Array;
  #event = 0;
  #found: number[] = [];

  constructor(size: number) {
    this.#foundAt = new Uint32Array(size);
  }

  begin(): void {
    this.#event += 1;
    this.#found = [];
    if (this.#event < 2 ** 32) return;
    this.#foundAt.fill(0);
    this.#event = 1;
  }

  add(rules: readonly number[]): void {
    for (const rule of rules) {
      if (this.#foundAt[rule] === this.#event) continue;
      this.#foundAt[rule] = this.#event;
      this.#found.push(rule);
    }
  }

  /** Those of this event so far. */
  get found(): number[] {
    return this.#found;
  }
}
