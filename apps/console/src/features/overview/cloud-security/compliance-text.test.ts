import { expect, test } from "vitest";
import { countChange, passingShare, shareChange, shareText } from "./compliance-text.ts";

const counts = (passed: number, failed: number, errored = 0) => ({ passed, failed, errored, suppressed: 9 });

test.each([
  [counts(0, 0), "–"],
  [counts(3, 1), "75%"],
  [counts(1, 1, 1), "33.3%"],
  [counts(9_999, 1), ">99.9%"],
  [counts(5, 0), "100%"],
])("%j pass by %s; the suppressed do not count", (given, text) => {
  expect(shareText(passingShare(given))).toBe(text);
});

test.each([
  [0.75, 0.5, "+25 points since the beginning"],
  [0.5, 0.512, "−1.2 points since the beginning"],
  [0.5, 0.5, "Same as at the beginning"],
  [0.5, undefined, "Nothing evaluated at the beginning"],
  [undefined, 0.5, "Nothing evaluated"],
])("from %s, before %s: %s", (now, before, text) => {
  expect(shareChange(now, before)).toBe(text);
});

test.each([
  [3, 1, "+2 since the beginning"],
  [1, 1_201, "−1,200 since the beginning"],
  [1, 1, "Same as at the beginning"],
])("%i, before %i: %s", (now, before, text) => {
  expect(countChange(now, before)).toBe(text);
});
