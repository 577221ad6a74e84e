import { expect, test } from "vitest";
import { followClock, isSettled } from "./settled-clock.ts";

const second = 1000;
const minute = 60 * second;
const day = 1440 * minute;
const start = Date.parse("2026-03-10T12:00:00Z");

/** What is thought of the clock after each look: seconds since the start, and how far the wall was off by then. */
function follow(looks: readonly (readonly [seconds: number, offMs: number])[], lastWallMs?: number): boolean[] {
  let clock: ReturnType<typeof followClock> | undefined;
  return looks.map(([seconds, offMs]) => {
    const steadyMs = seconds * second;
    clock = followClock(clock, { steadyMs, wallMs: start + steadyMs + offMs }, lastWallMs);
    return isSettled(clock);
  });
}

test("believes a clock that goes on, and one that is set back", () => {
  expect(
    follow([
      [0, 0],
      [15, 0],
      [30, -5 * day],
      [45, -5 * day],
    ]),
  ).toEqual([true, true, true, true]);
});

test("believes nothing of a clock that is 400 days ahead for 20 s", () => {
  expect(
    follow([
      [0, 0],
      [15, 400 * day],
      [30, 400 * day],
      [35, 0],
    ]),
  ).toEqual([true, false, false, false]);
});

test("believes a clock that has stayed ahead for ten minutes: the machine was asleep", () => {
  expect(
    follow([
      [0, 0],
      [15, 9 * day],
      [614, 9 * day],
      [615, 9 * day],
    ]),
  ).toEqual([true, false, false, true]);
});

test.each([
  ["a night", 16 * 60 * minute, true],
  ["a holiday", 14 * day, false],
])("asks whether the clock is right after %s without Pharos", (_name, awayMs, expected) => {
  expect(follow([[0, 0]], start - awayMs)).toEqual([expected]);
});

test("believes the clock of a new installation", () => {
  expect(follow([[0, 0]])).toEqual([true]);
});
