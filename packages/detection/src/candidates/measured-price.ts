import { testKey, type ValueTest } from "@pharos/detection-content";
import type { Price } from "./choose-witness.ts";
import type { EventValues } from "./event-values.ts";

interface MeasuredTest {
  readonly holds: () => boolean;
  hits: number;
}

/** A thousand events, of which the price says how many meet a test. */
const all = 1_000;
/** How many events seen weigh as much as what was thought before any was. */
const priorEvents = 4;

/** Counts on some events how many meet each test: what is rare among them says more than what looks rare in rules. */
export class MeasuredPrice {
  readonly #values: EventValues;
  readonly #prior: Price;
  readonly #tests = new Map<string, MeasuredTest>();
  #events = 0;

  constructor(tests: Iterable<ValueTest>, values: EventValues, prior: Price) {
    this.#values = values;
    this.#prior = prior;
    for (const test of tests) {
      const key = testKey(test);
      if (!this.#tests.has(key)) this.#tests.set(key, { holds: values.compile(test), hits: 0 });
    }
  }

  get events(): number {
    return this.#events;
  }

  observe(event: Readonly<Record<string, unknown>>): void {
    this.#events += 1;
    this.#values.begin(event);
    for (const test of this.#tests.values()) if (test.holds()) test.hits += 1;
  }

  readonly price: Price = (test) => {
    const hits = this.#tests.get(testKey(test))?.hits ?? 0;
    return (hits * all + this.#prior(test) * priorEvents) / (this.#events + priorEvents);
  };
}
