import { expect, test } from "vitest";
import { countValues, type DistinctValues, exactMax, noValues, withValue } from "./distinct-values.ts";

const added = (values: Iterable<string>, to: DistinctValues = noValues) => {
  let set = to;
  for (const value of values) set = withValue(set, value);
  return set;
};
const many = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}${i}`);

test.each([0, 1, 2, 100, exactMax])("counts %i values exactly", (count) => {
  const values = many(count, "user");
  expect(countValues(added([...values, ...values.toReversed()]))).toBe(count);
});

test("counts values of any text apart", () => {
  const values = ["", " ", "a", "A", "ä", "a\0", "\ud800", "x".repeat(1000), `${"x".repeat(999)}y`];
  expect(countValues(added([...values, ...values]))).toBe(values.length);
});

test.each([exactMax + 1, 1_000, 3_000, 10_000, 30_000, 100_000])("estimates %i values within five percent", (count) => {
  const errors = ["a", "b", "c"].map((name) => Math.abs(countValues(added(many(count, name))) / count - 1));
  expect(Math.max(...errors)).toBeLessThan(0.05);
});

test("stays as small as its registers, and goes on from its bytes", () => {
  const first = added(many(20_000, "a"));
  const all = added(many(20_000, "b"), new Uint8Array(first));
  expect(all.length).toBeLessThanOrEqual(4096);
  expect(Math.abs(countValues(all) / 40_000 - 1)).toBeLessThan(0.05);
});

test.each([10, 5_000])("gives the same object for a value that changes nothing, among %i", (count) => {
  const set = added(many(count, "a"));
  const before = Buffer.from(set);
  expect(added(many(count, "a"), set)).toBe(set);
  added(many(1000, "b"), set);
  expect(Buffer.from(set)).toEqual(before);
});
