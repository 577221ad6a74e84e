import { expect, it } from "vitest";
import { timeBuckets } from "./time-buckets.ts";

const at = (text: string) => new Date(`2026-01-01T${text}Z`);

it("counts in buckets of a round length", () => {
  const buckets = timeBuckets([at("10:00:00"), at("10:20:01"), at("10:20:59"), at("10:00:30")]);
  expect(buckets?.at[0]).toEqual(at("10:00:00"));
  expect(buckets?.at).toHaveLength(21);
  expect([buckets?.counts[0], buckets?.counts[20]]).toEqual([2, 2]);
});

it("has one bucket for one instant", () => {
  expect(timeBuckets([at("10:00:00.5")])).toEqual({ at: [at("10:00:00")], counts: [1] });
});

it.each([[[]], [[new Date(Number.NaN)]]])("has nothing to count without instants", (times) => {
  expect(timeBuckets(times)).toBeUndefined();
});

it("stays within 80 buckets over a thousand years", () => {
  const buckets = timeBuckets([new Date("1026-01-01"), new Date("2026-01-01")]);
  expect(buckets?.counts.length).toBeLessThanOrEqual(81);
});
