import { expect, test } from "vitest";
import { addValues } from "./multi-values.ts";

const isNumber = (value: string) => /^\d+$/.test(value);

test.each([
  { text: "3", isSplit: true, expected: { values: ["1", "3"], left: "", problem: undefined } },
  { text: " 3, 4,3,,1", isSplit: true, expected: { values: ["1", "3", "4"], left: "", problem: undefined } },
  { text: "1", isSplit: true, expected: { values: ["1"], left: "1", problem: "Value exists already" } },
  { text: "x", isSplit: true, expected: { values: ["1"], left: "x", problem: "Invalid value" } },
  { text: "3,4", isSplit: false, expected: { values: ["1"], left: "3,4", problem: "Invalid value" } },
  {
    text: "2, x, y",
    isSplit: true,
    expected: { values: ["1", "2"], left: "", problem: "One or more invalid values were ignored: x, y" },
  },
])("adds $text, split on commas: $isSplit", ({ text, isSplit, expected }) => {
  expect(addValues(["1"], text, isSplit, isNumber)).toEqual(expected);
});
