import type { CompiledSchema } from "../compile/compiled-schema.ts";

/**
 * A source's schemas in the order in which the next record tries them: one that accepted a record moves ahead of
 * those that refused it first, so that a stream of one log type costs one attempt a record.
 */
export class Candidates {
  readonly order: CompiledSchema[];
  readonly #refusals: number[];
  /** Those from here on take so much that they are always tried last. */
  readonly #firstLastResort: number;

  constructor(schemas: readonly CompiledSchema[], isLastResort: (schema: CompiledSchema) => boolean = () => false) {
    const specific = schemas.filter((schema) => !isLastResort(schema));
    this.order = [...specific, ...schemas.filter(isLastResort)];
    this.#firstLastResort = specific.length;
    this.#refusals = schemas.map(() => 0);
  }

  isLastResort(place: number): boolean {
    return place >= this.#firstLastResort;
  }

  /** The schema at a place of `order` accepted a record that all before it refused. */
  accepted(place: number): void {
    const { order } = this;
    const refusals = this.#refusals;
    refusals[place] = 0;
    for (let i = 0; i < place; i++) refusals[i] = (refusals[i] ?? 0) + 1;
    // Ordered but for one element: it moves ahead of every schema that was refused at least once more often.
    const first = this.isLastResort(place) ? this.#firstLastResort : 0;
    for (let i = place; i > first && (refusals[i - 1] ?? 0) > (refusals[i] ?? 0); i--) {
      swap(order, i);
      swap(refusals, i);
    }
  }
}

function swap<T>(list: T[], i: number): void {
  const [before, at] = [list[i - 1], list[i]];
  if (before === undefined || at === undefined) return;
  list[i - 1] = at;
  list[i] = before;
}
