interface Counted {
  readonly value: unknown;
  count: number;
}

/** As many as a chart draws. */
const topMax = 25;

/** Counts values, each element of a list by itself; what is empty does not count. */
export class ValueCounts {
  readonly #counts = new Map<string, Counted>();
  /** Rows that have a value. */
  total = 0;

  add(value: unknown): void {
    const elements = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined);
    if (elements.length === 0) return;
    this.total += 1;
    for (const element of elements) {
      const key = JSON.stringify(element);
      const known = this.#counts.get(key);
      if (known) known.count += 1;
      else this.#counts.set(key, { value: element, count: 1 });
    }
  }

  get distinct(): number {
    return this.#counts.size;
  }

  /** The most frequent first. */
  top(): { value: unknown; count: number }[] {
    return [...this.#counts]
      .sort(([a, { count: of }], [b, { count: other }]) => other - of || (a < b ? -1 : 1))
      .slice(0, topMax)
      .map(([, { value, count }]) => ({ value, count }));
  }
}
