import { expect, test } from "vitest";
import { limitSeries } from "./series.ts";

const series = [5, 1, 4, 2, 3].map((value) => ({ labels: { rule: `Rule ${value}`, outcome: "run" }, value }));

test("keeps all series while they are few", () => {
  expect(limitSeries(series, "rule", 5)).toEqual(series);
});

test("sums what is beyond the limit, the smallest first, so that the total stays", () => {
  const limited = limitSeries(series, "rule", 3);
  expect(limited).toEqual([series[0], { labels: { rule: "other", outcome: "run" }, value: 6 }, series[2]]);
});
