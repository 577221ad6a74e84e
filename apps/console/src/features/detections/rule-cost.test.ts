import { expect, test } from "vitest";
import { describeShare, findSlowness } from "./rule-cost.ts";

test.each([
  [200, 3, "1.5% of events"],
  [10, 10, "100% of events"],
  [10, 0, "0% of events"],
  [1_000_000, 1, "<0.1% of events"],
  [1_000_000, 999_999, ">99.9% of events"],
  [0, 0, undefined],
])("of %i events, %i runs are %s", (events, runs, share) => {
  expect(describeShare({ events, runs, milliseconds: 0 })).toBe(share);
});

test.each([
  [3, 2_100, "700"],
  [1_000, 40, undefined],
  [0, 0, undefined],
])("%i runs of %i ms in total are slow: %s", (runs, milliseconds, each) => {
  expect(findSlowness({ events: 5_000, runs, milliseconds })).toBe(each);
});
