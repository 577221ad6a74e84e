import { expect, test } from "vitest";
import { hasCaughtUp, lagAlarmState } from "./lag-alarm.ts";

const now = new Date("2026-03-01T10:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const source = { enabled: true, lagAlarmMinutes: 30 };

test.each([
  { name: "a source of which nothing waits", waiting: undefined, part: {}, state: "OK" },
  { name: "a source of which logs wait for less than its threshold", waiting: 29, part: {}, state: "OK" },
  { name: "a source of which logs wait for its threshold", waiting: 30, part: {}, state: "ALARM" },
  { name: "a source without the alarm", waiting: 500, part: { lagAlarmMinutes: undefined }, state: undefined },
  { name: "a disabled source", waiting: 500, part: { enabled: false }, state: undefined },
])("$name is $state", ({ waiting, part, state }) => {
  expect(lagAlarmState({ ...source, ...part }, waiting === undefined ? undefined : minutesAgo(waiting), now)).toBe(
    state,
  );
});

test.each([
  [undefined, true],
  [14, true],
  [15, false],
  [30, false],
])("a lag of %s minutes is caught up: %s", (waiting, isOver) => {
  expect(hasCaughtUp(waiting === undefined ? undefined : minutesAgo(waiting), 30, now)).toBe(isOver);
});
