import { expect, test } from "vitest";
import { changeText } from "./change-text.ts";

test.each([
  [112, 100, "+12% vs. the period before"],
  [97, 100, "−3% vs. the period before"],
  [0, 100, "−100% vs. the period before"],
  [3_000, 2, "+149,900% vs. the period before"],
  [1001, 1000, "About the same as the period before"],
  [5, 5, "Same as the period before"],
  [5, 0, "None in the period before"],
])("%i after %i is %s", (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});
