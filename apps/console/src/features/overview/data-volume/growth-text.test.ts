import { expect, test } from "vitest";
import { growthText } from "./growth-text.ts";

test.each([
  [120, 100, "+20%"],
  [2, 100, "−98%"],
  [100, 100, "±0%"],
  [5000, 1, "+499,900%"],
  [5, 0, "new"],
  [0, 5, "gone"],
  [0, 0, ""],
])("%i after %i: “%s”", (now, before, text) => {
  expect(growthText(now, before)).toBe(text);
});
