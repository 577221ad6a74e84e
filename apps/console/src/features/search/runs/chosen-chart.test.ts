import { expect, test } from "vitest";
import { type ChosenChart, chartedValues, chartProperties, chosenChart } from "./chosen-chart.ts";

const chart: ChosenChart = { type: "pie", field: "a.b", limit: 25, sort: "ascending", color: "#123456" };

test.each<[string, ChosenChart]>([
  ["with everything chosen", chart],
  ["with what is chosen at first", { type: "bar", field: "a", limit: 5, sort: "descending", color: undefined }],
])("a chart %s is kept with its run, and found there again", (_name, chosen) => {
  const userConfig = { queryId: "1", chartProperties: chartProperties(chosen) };
  expect(chosenChart({ userConfig })).toEqual(chosen);
});

test.each([
  ["nothing", null],
  ["no chart", { chartProperties: [] }],
  ["a chart of another program", { chartProperties: [{ chartType: "radar", propertyId: "a" }] }],
])("a run with %s has none", (_name, userConfig) => {
  expect(chosenChart({ userConfig })).toBeUndefined();
});

test("draws so many of the most frequent values, in either order", () => {
  const top = Array.from({ length: 7 }, (_, at) => ({ value: at, count: 7 - at }));
  const values = (sort: ChosenChart["sort"], limit: 5 | 25) =>
    chartedValues(top, { sort, limit }).map(({ value }) => value);
  expect(values("descending", 5)).toEqual([0, 1, 2, 3, 4]);
  expect(values("ascending", 5)).toEqual([4, 3, 2, 1, 0]);
  expect(values("descending", 25)).toHaveLength(7);
});
