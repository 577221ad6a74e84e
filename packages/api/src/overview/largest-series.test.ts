import { expect, test } from "vitest";
import { largestSeries } from "./largest-series.ts";

const byLabel = new Map([
  ["small", [1, 0]],
  ["large", [5, 5]],
  ["tiny", [0, 1]],
  ["middle", [0, 4]],
]);

test("the largest come first, the rest is added up", () => {
  expect(largestSeries(byLabel, 2)).toEqual([
    { label: "large", total: 10, values: [5, 5] },
    { label: "middle", total: 4, values: [0, 4] },
    { label: "other", total: 2, values: [1, 1] },
  ]);
});

test("nothing is left over when there are few", () => {
  expect(largestSeries(byLabel, 4).map((series) => series.label)).toEqual(["large", "middle", "small", "tiny"]);
  expect(largestSeries(new Map(), 4)).toEqual([]);
});
