import { expect, test } from "vitest";
import { createPatternMatcher } from "./pattern-matcher.ts";

test("tells the first value that is not as a whole what the pattern says", () => {
  const findMismatch = createPatternMatcher();
  expect(findMismatch("[a-z]+|\\d", ["door", "7"])).toBeUndefined();
  expect(findMismatch("[a-z]+|\\d", ["door", "7 doors", "-"])).toBe("7 doors");
  expect(findMismatch("([a-z", ["door"])).toBe("door");
});

test("patterns of one form share their time, however many values there are", () => {
  const findMismatch = createPatternMatcher();
  const values = Array(500).fill("a".repeat(23));
  const begun = performance.now();
  for (let fields = 0; fields < 10; fields++) expect(findMismatch("(?:(?:a+)+b|a+)", values)).toBe(values[0]);
  // Ten fields that each took their time would take a second.
  expect(performance.now() - begun).toBeLessThan(700);
});

test("thousands of plain values are no strain", () => {
  expect(createPatternMatcher()("[a-z]+", Array(5_000).fill("a"))).toBeUndefined();
});
