import { expect, test } from "vitest";
import { foldSeries, slices } from "./fold-series.ts";
import { coloured, palette } from "./histogram-option.ts";

const many = Array.from({ length: 17 }, (_, index) => ({ name: `s${index}`, values: [index, 1] }));

test("no two series share a colour, however many there are", () => {
  const colours = coloured(foldSeries(many)).map(({ color }) => color);
  expect(colours).toHaveLength(palette.length);
  expect(new Set(colours).size).toBe(palette.length);
});

test("the smallest series are summed, and the sum of all stays", () => {
  const folded = foldSeries(many);
  expect(folded.at(-1)).toMatchObject({ name: "Other (6)", values: [15, 6] });
  expect(folded.slice(0, 2).map(({ name }) => name)).toEqual(["s6", "s7"]);
});

test("as many series as there are colours stay as they are", () => {
  const few = many.slice(0, palette.length);
  expect(foldSeries(few)).toBe(few);
});

test("a pie has a slice for each label", () => {
  expect(slices(["a", "b"], [{ name: "n", values: [1, 2] }])).toEqual([
    { name: "a", values: [1] },
    { name: "b", values: [2] },
  ]);
});
