import { describe, expect, it } from "vitest";
import { randomOf } from "./random.ts";

describe("randomOf", () => {
  it("gives the same stream for the same keys and another for others", () => {
    const some = Array.from({ length: 5 }, randomOf("okta", 1).next);
    expect(Array.from({ length: 5 }, randomOf("okta", 1).next)).toEqual(some);
    expect(Array.from({ length: 5 }, randomOf("okta", 2).next)).not.toEqual(some);
  });

  it.each([0.2, 4, 80])("counts %d on average", (mean) => {
    const random = randomOf("count", mean);
    const counts = Array.from({ length: 20_000 }, () => random.count(mean));
    const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(Math.abs(average - mean) / mean).toBeLessThan(0.05);
  });

  it("reaches both bounds of a whole number and nothing beyond", () => {
    const random = randomOf("bounds");
    const seen = new Set(Array.from({ length: 500 }, () => random.int(3, 6)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it("refuses to pick from nothing", () => {
    expect(() => randomOf("nothing").pick([])).toThrow(RangeError);
  });
});
