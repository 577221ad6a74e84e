import { expect, test } from "vitest";
import { isDue } from "./is-due.ts";

const now = new Date("2026-03-10T12:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;
const at = (ms: number) => new Date(now.getTime() + ms);
const daily = { everyMs: day };
const done = (ago: number, lastInput?: string) => ({ lastRunAt: at(-ago), lastInput, heldUntil: undefined });

test.each([
  ["that was never done", undefined, daily, true],
  ["whose day has not passed", done(day - 1), daily, false],
  ["whose day has passed", done(day), daily, true],
  ["whose day passed while nothing ran", done(30 * day), daily, true],
  ["that another process does", { ...done(2 * day), heldUntil: at(60_000) }, daily, false],
  ["whose process was lost", { ...done(2 * day), heldUntil: at(-1) }, daily, true],
  ["that began and never ended", { lastRunAt: undefined, lastInput: undefined, heldUntil: at(-1) }, daily, true],
  ["that was done by other settings", done(hour, "365"), { everyMs: day, input: "30" }, true],
  ["that was done by these settings", done(hour, "30"), { everyMs: day, input: "30" }, false],
  ["that a wrong clock did in the future", done(-400 * day), daily, true],
  ["that a wrong clock holds far into the future", { ...done(2 * day), heldUntil: at(400 * day) }, daily, true],
])("work %s: due %s", (_name, work, recurrence, expected) => {
  expect(isDue(work, recurrence, now)).toBe(expected);
});
