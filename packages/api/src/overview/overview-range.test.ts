import { expect, test } from "vitest";
import { overviewRange, rangeBefore } from "./overview-range.ts";

const to = new Date("2026-03-31T06:43:59.999Z");
const before = (ms: number) => new Date(to.getTime() + 1 - ms);
const hourMs = 3_600_000;

test.each([
  { name: "an hour", ms: hourMs, bucketMinutes: 1, from: "2026-03-31T05:44:00.000Z" },
  { name: "a day", ms: 24 * hourMs, bucketMinutes: 30, from: "2026-03-30T06:30:00.000Z" },
  { name: "a month", ms: 720 * hourMs, bucketMinutes: 720, from: "2026-03-01T00:00:00.000Z" },
  { name: "a year", ms: 366 * 24 * hourMs, bucketMinutes: 7 * 1440, from: "2025-03-27T00:00:00.000Z" },
])("$name has round buckets that begin at round times", ({ ms, bucketMinutes, from }) => {
  const range = overviewRange(before(ms), to);
  expect(range.bucketMs / 60_000).toBe(bucketMinutes);
  expect(range.from.toISOString()).toBe(from);
  expect(range.to).toEqual(to);
});

test.each([
  ["no time", to],
  ["more than a year", before(367 * 24 * hourMs)],
])("refuses %s", (_name, from) => {
  expect(() => overviewRange(from, to)).toThrow(expect.objectContaining({ code: "input.invalid" }));
});

test("the range before is as long and ends where the other begins", () => {
  const range = { from: new Date("2026-03-02T00:00:00Z"), to: new Date("2026-03-03T06:00:00Z"), bucketMs: 60_000 };
  expect(rangeBefore(range)).toEqual({ from: new Date("2026-02-28T18:00:00Z"), to: range.from });
});
