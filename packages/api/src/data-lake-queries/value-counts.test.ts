import { expect, test } from "vitest";
import { ValueCounts } from "./value-counts.ts";

function counted(...values: unknown[]) {
  const counts = new ValueCounts();
  for (const value of values) counts.add(value);
  return counts;
}

test("the most frequent values come first, equal ones by value", () => {
  const counts = counted("b", "a", "c", "c", 1, "1");
  expect(counts).toMatchObject({ total: 6, distinct: 5 });
  expect(counts.top().map(({ value, count }) => [value, count])).toEqual([
    ["c", 2],
    ["1", 1],
    ["a", 1],
    ["b", 1],
    [1, 1],
  ]);
});

test("a list counts for each of its elements, and nothing for nothing", () => {
  const counts = counted(["a", "b"], ["a"], [], null, undefined);
  expect(counts).toMatchObject({ total: 2, distinct: 2 });
  expect(counts.top()).toEqual([
    { value: "a", count: 2 },
    { value: "b", count: 1 },
  ]);
});

test("objects are one value when they are alike", () => {
  expect(counted({ a: 1 }, { a: 1 }, { a: 2 }).top()).toEqual([
    { value: { a: 1 }, count: 2 },
    { value: { a: 2 }, count: 1 },
  ]);
});

test("ten values are shown", () => {
  expect(counted(...Array.from({ length: 12 }, (_, n) => n))).toMatchObject({ distinct: 12 });
  expect(counted(...Array.from({ length: 30 }, (_, n) => n)).top()).toHaveLength(25);
});
