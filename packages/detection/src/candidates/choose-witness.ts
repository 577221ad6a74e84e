import {
  type ConditionPath,
  type MatchCondition,
  type ValueKind,
  type ValueTest,
  valueKinds,
} from "./match-condition.ts";

/**
 * Tests of which one must hold for the condition to hold: the rule is looked for under each of them. Undefined where
 * there are none and the rule must be tried on every event.
 */
export type Witness = readonly ValueTest[];

/** How many rules name the value at the path, as `equals` does: what many look for is in many events. */
export type Popularity = (path: ConditionPath, value: unknown) => number;

/** Of all witnesses the one that the fewest events are likely to meet. */
export function chooseWitness(conditions: readonly MatchCondition[], popularity: Popularity): Witness | undefined {
  return bestOf(conditions, popularity)?.tests;
}

interface PricedWitness {
  readonly tests: Witness;
  /** Roughly how many of a thousand events meet it. */
  readonly price: number;
}

function priced(condition: MatchCondition, popularity: Popularity): PricedWitness | undefined {
  if ("all" in condition) return bestOf(condition.all, popularity);
  if ("any" in condition) return allOf(condition.any, popularity);
  return { tests: [condition], price: priceOf(condition, popularity) };
}

function bestOf(conditions: readonly MatchCondition[], popularity: Popularity): PricedWitness | undefined {
  let best: PricedWitness | undefined;
  for (const condition of conditions) {
    const witness = priced(condition, popularity);
    if (witness !== undefined && (best === undefined || witness.price < best.price)) best = witness;
  }
  return best;
}

function allOf(conditions: readonly MatchCondition[], popularity: Popularity): PricedWitness | undefined {
  const tests: ValueTest[] = [];
  let price = 0;
  for (const condition of conditions) {
    const witness = priced(condition, popularity);
    if (witness === undefined) return undefined;
    tests.push(...witness.tests);
    price += witness.price;
  }
  return { tests, price };
}

const kindPrices: Readonly<Record<ValueKind, number>> = {
  missing: 600,
  null: 30,
  boolean: 30,
  number: 30,
  text: 600,
  list: 50,
  object: 50,
};
const negatedPrice = 900;
const truthyPrice = 600;
const comparisonPrice = 200;
const numberPrice = 80;
const textPrice = 1;
const popularityMax = 100;
const literalPrices = { long: 4, short: 100 };
const longLiteral = 3;
/** All events of a log type have the same. */
const constantPaths: ReadonlySet<string> = new Set(["p_log_type"]);

function priceOf(test: ValueTest, popularity: Popularity): number {
  const { path, op, values, negated } = test;
  if (op === "kind") {
    const kinds = valueKinds.filter((kind) => values.includes(kind) !== Boolean(negated));
    return kinds.reduce((sum, kind) => sum + kindPrices[kind], 0);
  }
  if (op === "truthy") return truthyPrice;
  if (negated || (path.length === 1 && constantPaths.has(String(path[0]).toLowerCase()))) return negatedPrice;
  return values.reduce((sum: number, value) => sum + valuePrice(test, value, popularity), 0);
}

function valuePrice({ path, op }: ValueTest, value: unknown, popularity: Popularity): number {
  switch (op) {
    case "equals":
    case "has":
      return (typeof value === "string" ? textPrice : numberPrice) * Math.min(popularity(path, value), popularityMax);
    case "startsWith":
    case "endsWith":
    case "contains":
      return String(value).length >= longLiteral ? literalPrices.long : literalPrices.short;
    default:
      return comparisonPrice;
  }
}
