import { expect, test } from "vitest";
import { growthOf } from "./growth-of.ts";

test("what only gets warm in its first third has not grown", () => {
  expect(growthOf([100, 300, 900, 1000, 1000, 1000, 1000, 1000, 1000])).toBe(1);
});

test("what leaks by as much in each third has grown", () => {
  expect(growthOf([100, 200, 300, 400, 500, 600, 700, 800, 900])).toBe(1.6);
});

test("a single peak is no growth", () => {
  expect(growthOf([1, 1, 1, 1, 1, 1, 1, 9, 1])).toBe(1);
});

test("of less than a value a third nothing is known", () => {
  expect(growthOf([1, 2])).toBeNaN();
});
