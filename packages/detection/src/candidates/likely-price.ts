import { type ConditionScalar, testKey, type ValueKind, type ValueTest, valueKinds } from "@pharos/detection-content";
import type { Price } from "./choose-witness.ts";

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
const priceMax = 900;
const literalPrices = { long: 4, short: 100 };
const longLiteral = 3;
/** All events of a log type have the same. */
const constantPaths: ReadonlySet<string> = new Set(["p_log_type"]);

/** A price from the test alone, before any event was seen: what many rules look for is likely to be in many events. */
export function likelyPrice(tests: Iterable<ValueTest>): Price {
  const counts = new Map<string, number>();
  for (const test of tests) {
    for (const value of test.values) {
      const key = keyOf(test, value);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (test) =>
    Math.min(
      priceMax,
      priceOf(test, (value) => counts.get(keyOf(test, value)) ?? 1),
    );
}

function keyOf(test: ValueTest, value: ConditionScalar): string {
  return testKey({ ...test, values: [value] });
}

function priceOf(test: ValueTest, popularity: (value: ConditionScalar) => number): number {
  const { path, op, values, negated } = test;
  if (op === "kind") {
    const kinds = valueKinds.filter((kind) => values.includes(kind) !== Boolean(negated));
    return kinds.reduce((sum, kind) => sum + kindPrices[kind], 0);
  }
  if (op === "truthy") return truthyPrice;
  if (negated || (path.length === 1 && constantPaths.has(String(path[0]).toLowerCase()))) return negatedPrice;
  return values.reduce((sum: number, value) => sum + valuePrice(op, value) * popularity(value), 0);
}

function valuePrice(op: ValueTest["op"], value: ConditionScalar): number {
  switch (op) {
    case "equals":
    case "has":
      return typeof value === "string" ? textPrice : numberPrice;
    case "startsWith":
    case "endsWith":
    case "contains":
      return String(value).length >= longLiteral ? literalPrices.long : literalPrices.short;
    default:
      return comparisonPrice;
  }
}
