import { expect, test } from "vitest";
import { lockedSeconds, lockedUntilAfter, StrangerLockOut } from "./lock-out.ts";

const now = new Date("2026-03-01T12:00:00Z");

test.each([
  { failures: 1, seconds: 0 },
  { failures: 4, seconds: 0 },
  { failures: 5, seconds: 30 },
  { failures: 6, seconds: 60 },
  { failures: 9, seconds: 480 },
  { failures: 12, seconds: 3600 },
  { failures: 2000, seconds: 3600 },
])("failure $failures locks for $seconds s", ({ failures, seconds }) => {
  expect(lockedSeconds(lockedUntilAfter(failures, now), now)).toBe(seconds);
});

test("opens again when the time has passed", () => {
  const until = lockedUntilAfter(5, now);
  expect(lockedSeconds(until, new Date(now.getTime() + 29_001))).toBe(1);
  expect(lockedSeconds(until, new Date(now.getTime() + 30_000))).toBe(0);
});

test("an address of nobody locks like any other, in any capitalisation", () => {
  const strangers = new StrangerLockOut();
  for (let failure = 1; failure <= 5; failure++) strangers.recordFailure("Nobody@example.com", now);
  expect(lockedSeconds(strangers.lockedUntil("nobody@example.com"), now)).toBe(30);
  expect(strangers.lockedUntil("somebody@example.com")).toBeUndefined();
});
