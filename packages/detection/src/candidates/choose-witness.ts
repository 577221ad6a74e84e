import type { MatchCondition, ValueTest } from "@pharos/detection-content";

/**
 * Tests of which one must hold for the condition to hold: the rule is looked for under each of them. Undefined where
 * there are none and the rule must be tried on every event.
 */
export type Witness = readonly ValueTest[];

/** Roughly how many of a thousand events meet the test. */
export type Price = (test: ValueTest) => number;

/** Of all witnesses the one that the fewest events are likely to meet. */
export function chooseWitness(conditions: readonly MatchCondition[], price: Price): Witness | undefined {
  return cheapestOf(conditions, price)?.tests;
}

interface PricedWitness {
  readonly tests: Witness;
  readonly price: number;
}

function priced(condition: MatchCondition, price: Price): PricedWitness | undefined {
  if ("all" in condition) return cheapestOf(condition.all, price);
  if ("any" in condition) return everyOf(condition.any, price);
  return { tests: [condition], price: price(condition) };
}

function cheapestOf(conditions: readonly MatchCondition[], price: Price): PricedWitness | undefined {
  let best: PricedWitness | undefined;
  for (const condition of conditions) {
    const witness = priced(condition, price);
    if (witness !== undefined && (best === undefined || witness.price < best.price)) best = witness;
  }
  return best;
}

function everyOf(conditions: readonly MatchCondition[], price: Price): PricedWitness | undefined {
  const tests: ValueTest[] = [];
  let sum = 0;
  for (const condition of conditions) {
    const witness = priced(condition, price);
    if (witness === undefined) return undefined;
    tests.push(...witness.tests);
    sum += witness.price;
  }
  return { tests, price: sum };
}
