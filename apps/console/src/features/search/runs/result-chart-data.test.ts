import { expect, it } from "vitest";
import { resultChartData } from "./result-chart-data.ts";

const rows = [
  { day: "2026-01-01T00:00:00.000000000Z", kind: "a", n: 1, m: 5 },
  { day: "2026-01-01T12:30:00Z", kind: "a", n: 2, m: null },
  { day: "2026-01-01T00:00:00.000000000Z", kind: "b", n: 3, m: 7 },
];
const chart = (annotations: object, kind = "line") => resultChartData({ chart: kind, annotations }, rows);

it("draws a column of numbers over the x column", () => {
  expect(chart({ xcolumn: "kind", ycolumns: ["n"] })).toMatchObject({
    labels: ["a", "b"],
    series: [{ name: "n", values: [3, 3] }],
  });
});

it("makes a series of each value, and shortens times", () => {
  expect(chart({ xcolumn: "day", ycolumns: ["n"], series: "kind" })).toMatchObject({
    labels: ["2026-01-01", "2026-01-01 12:30"],
    series: [
      { name: "a", values: [1, 2] },
      { name: "b", values: [3, 0] },
    ],
  });
});

it("puts times in their order, and tells them apart from other labels", () => {
  const days = ["2026-01-03T00:00:00Z", "2026-01-01 00:00:00.000000000", "2026-01-02T12:00:00Z"];
  const unordered = days.map((day, n) => ({ day, n, name: `${n}` }));
  const overTime = resultChartData({ chart: "bar", annotations: { xcolumn: "day", ycolumns: ["n"] } }, unordered);
  expect(overTime).toMatchObject({
    labels: ["2026-01-01", "2026-01-02 12:00", "2026-01-03"],
    times: [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2, 12), Date.UTC(2026, 0, 3)],
    series: [{ name: "n", values: [1, 2, 0] }],
  });
  expect(chart({ xcolumn: "kind", ycolumns: ["n"] })?.times).toBeUndefined();
});

it("makes a series of each column of numbers", () => {
  const names = chart({ xcolumn: "kind", ycolumns: ["n", "m"] })?.series.map(({ name }) => name);
  expect(names).toEqual(["n", "m"]);
});

it("takes over how it is to look", () => {
  const annotations = { kind: "stacked100", orientation: "horizontal", ymax: 9, legend: "hidden", title: "T" };
  expect(chart({ xcolumn: "kind", ycolumns: ["n"], ...annotations }, "bar")).toMatchObject({
    title: "T",
    hasLegend: false,
    style: { kind: "bar", stack: "percent", isHorizontal: true, max: 9 },
  });
});

it("draws the first rows only, where a limit says so", () => {
  expect(chart({ xcolumn: "kind", ycolumns: ["n"], limit: 2 })?.labels).toEqual(["a"]);
});

it.each([
  ["a table", { chart: "table", annotations: {} }],
  ["no columns", { chart: "bar", annotations: {} }],
  ["nothing", null],
])("draws nothing for %s", (_what, visualize) => {
  expect(resultChartData(visualize, rows)).toBeUndefined();
});
