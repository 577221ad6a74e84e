import { expect, test } from "vitest";
import { panelChart, panelValue } from "./panel-chart.ts";

const [user, country, failures, tries] = [
  { name: "user", type: "String" },
  { name: "country", type: "Nullable(String)" },
  { name: "failures", type: "UInt64" },
  { name: "tries", type: "UInt64" },
];
const rows = [
  { user: "ada", country: "SE", failures: 3, tries: 9 },
  { user: "bo", country: "NO", failures: 1, tries: 2 },
];

test("draws numbers by the first column that is none", () => {
  const chart = panelChart("BAR", [failures, user, tries], rows);
  expect(chart).toMatchObject({ labels: ["ada", "bo"], style: { kind: "bar" } });
  expect(chart?.series).toEqual([
    { name: "failures", values: [3, 1] },
    { name: "tries", values: [9, 2] },
  ]);
});

test("a second column that is no number makes series", () => {
  expect(panelChart("COLUMN", [user, country, failures], rows)?.series).toEqual([
    { name: "SE", values: [3, 0] },
    { name: "NO", values: [0, 1] },
  ]);
});

test.each([
  ["no number", [user, country]],
  ["numbers alone", [failures, tries]],
])("draws nothing of %s", (_name, columns) => {
  expect(panelChart("LINE", columns, rows)).toBeUndefined();
});

test("a value is the first number of the first row", () => {
  expect(panelValue([user, failures, tries], rows)).toBe(3);
  expect(panelValue([user], rows)).toBeUndefined();
  expect(panelValue([failures], [])).toBeUndefined();
});
