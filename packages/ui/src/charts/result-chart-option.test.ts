// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { type ResultChartInput, resultChartOption } from "./result-chart-option.ts";

const day = 86_400_000;
const input: ResultChartInput = {
  kind: "line",
  stack: "none",
  labels: ["1", "2", "4"],
  times: [day, 2 * day, 4 * day],
  series: [{ name: "n", values: [10, 20, 40], color: "red" }],
};
const drawn = (change: Partial<ResultChartInput>) => {
  const { xAxis, yAxis, series } = resultChartOption({ ...input, ...change }) as {
    xAxis: { type: string };
    yAxis: { type: string };
    series: { data: unknown }[];
  };
  return { x: xAxis.type, y: yAxis.type, data: series[0]?.data };
};

it.each<{ name: string; change: Partial<ResultChartInput>; expected: ReturnType<typeof drawn> }>([
  {
    name: "a line over time, which is broken where a time is missing",
    change: {},
    expected: {
      x: "time",
      y: "value",
      data: [
        [day, 10],
        [2 * day, 20],
        [3 * day, null],
        [4 * day, 40],
      ],
    },
  },
  {
    name: "bars over time, with room where one is missing",
    change: { kind: "bar" },
    expected: {
      x: "time",
      y: "value",
      data: [
        [day, 10],
        [2 * day, 20],
        [4 * day, 40],
      ],
    },
  },
  {
    name: "lying bars over time",
    change: { kind: "bar", isHorizontal: true, times: [day], labels: ["1"] },
    expected: { x: "value", y: "time", data: [[10, day]] },
  },
  {
    name: "other labels side by side",
    change: { times: undefined },
    expected: { x: "category", y: "value", data: [10, 20, 40] },
  },
])("draws $name", ({ change, expected }) => {
  expect(drawn(change)).toEqual(expected);
});
