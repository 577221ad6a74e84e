import { expect, test } from "vitest";
import { isSnoozed, snoozeTimes } from "./snooze-times.ts";

const times = (now: string, zone: string) =>
  snoozeTimes(new Date(now), zone).map(({ label, until }) => [label, until.toISOString()]);

test("mornings are those of the reader's zone, on the other side of a clock change too", () => {
  // A Saturday; clocks go ahead in the night.
  expect(times("2026-03-28T20:30:00Z", "Europe/Berlin")).toEqual([
    ["1 hour", "2026-03-28T21:30:00.000Z"],
    ["4 hours", "2026-03-29T00:30:00.000Z"],
    ["Tomorrow, 09:00", "2026-03-29T07:00:00.000Z"],
    ["Monday, 09:00", "2026-03-30T07:00:00.000Z"],
    ["1 week", "2026-04-04T20:30:00.000Z"],
  ]);
});

test("Monday is the next one, also on a Monday", () => {
  expect(times("2026-03-30T10:00:00Z", "UTC")[3]).toEqual(["Monday, 09:00", "2026-04-06T09:00:00.000Z"]);
});

test("a snooze that is over is none", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  expect(isSnoozed("2026-03-01T12:00:01Z", now)).toBe(true);
  expect(isSnoozed("2026-03-01T12:00:00Z", now)).toBe(false);
  expect(isSnoozed(null, now)).toBe(false);
});
