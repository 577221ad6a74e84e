import { percentile } from "../table.ts";

export interface Distribution {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Of no values everything is 0. */
export function describeValues(values: readonly number[]): Distribution {
  if (values.length === 0) return { count: 0, p50: 0, p99: 0, max: 0 };
  const max = values.reduce((a, b) => Math.max(a, b), 0);
  return { count: values.length, p50: percentile(values, 0.5), p99: percentile(values, 0.99), max };
}

/** Milliseconds of everything that was timed, by its name, and errors by their kind. */
export class Measurements {
  readonly #all = new Map<string, number[]>();
  readonly #recent = new Map<string, number[]>();
  readonly #errors = new Map<string, number>();

  noteMs(what: string, ms: number): void {
    for (const values of [this.#all, this.#recent]) {
      const list = values.get(what);
      if (list) list.push(ms);
      else values.set(what, [ms]);
    }
  }

  noteError(kind: string): void {
    this.#errors.set(kind, (this.#errors.get(kind) ?? 0) + 1);
  }

  get errors(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#errors);
  }

  get errorCount(): number {
    return [...this.#errors.values()].reduce((a, b) => a + b, 0);
  }

  of(what: string): Distribution {
    return describeValues(this.#all.get(what) ?? []);
  }

  /** Since it was asked the last time. */
  takeRecent(): Record<string, Distribution> {
    const recent = [...this.#recent].map(([what, values]) => [what, describeValues(values)] as const);
    this.#recent.clear();
    return Object.fromEntries(recent);
  }
}
