import { expect, test } from "vitest";
import { rowHistogram } from "./row-histogram.ts";

const rows = [
  { atMs: 0, series: "B" },
  { atMs: 9_999, series: "A" },
  { atMs: 10_000, series: "A" },
  { atMs: 59_999, series: "A" },
];
const shape = (histogram: ReturnType<typeof rowHistogram>) => ({
  ...histogram,
  series: histogram.series.map(({ table, total, buckets }) => [table, total, ...buckets.map(({ count }) => count)]),
});

test("rows are counted in even buckets of each series", () => {
  expect(shape(rowHistogram(rows, { fromMs: 0, toMs: 60_000 }, 6))).toEqual({
    bucketSeconds: 10,
    total: 4,
    series: [
      ["A", 3, 1, 1, 0, 0, 0, 1],
      ["B", 1, 1, 0, 0, 0, 0, 0],
    ],
  });
});

test("without a range they reach from the first row to the last", () => {
  const { series, bucketSeconds } = rowHistogram(rows.slice(2), undefined, 5);
  expect(bucketSeconds).toBe(10);
  expect(series[0]?.buckets.map(({ at }) => at.getTime())).toEqual([10_000, 20_000, 30_000, 40_000, 50_000]);
});

test.each([
  ["what lies outside of the range", { fromMs: 1_000, toMs: 20_000 }, 2],
  ["the end of the range", { fromMs: 0, toMs: 59_999 }, 3],
])("leaves out %s", (_what, range, total) => {
  expect(rowHistogram(rows, range, 1).total).toBe(total);
});

test("is empty without rows", () => {
  expect(rowHistogram([], undefined, 10)).toEqual({ bucketSeconds: 1, total: 0, series: [] });
});

test.each([0, 501])("refuses %d buckets", (buckets) => {
  expect(() => rowHistogram([], undefined, buckets)).toThrow("buckets must be from 1 to 500");
});
