import { expect, test } from "vitest";
import { noDataAlarmProblem, noDataAlarmState } from "./no-data-alarm.ts";

const createdAt = new Date("2026-03-01T10:00:00Z");
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
const source = { enabled: true, createdAt, lastReceivedAt: after(100), noDataAlarmMinutes: 15 };

test.each([
  { name: "a source that was heard within its threshold", part: {}, at: 114, state: "OK" },
  { name: "a source that was silent for its threshold", part: {}, at: 115, state: "ALARM" },
  { name: "a young source without any event", part: { lastReceivedAt: undefined }, at: 14, state: "INSUFFICIENT_DATA" },
  { name: "a source that never sent anything", part: { lastReceivedAt: undefined }, at: 15, state: "ALARM" },
  { name: "a disabled source", part: { enabled: false }, at: 500, state: undefined },
  { name: "a source without the alarm", part: { noDataAlarmMinutes: undefined }, at: 500, state: undefined },
])("$name is $state", ({ part, at, state }) => {
  expect(noDataAlarmState({ ...source, ...part }, after(at))).toBe(state);
});

test.each([
  [14, false],
  [15, true],
  [43_200, true],
  [43_201, false],
  [20.5, false],
  [Number.NaN, false],
])("a threshold of %d minutes is allowed: %s", (minutes, isAllowed) => {
  expect(noDataAlarmProblem(minutes) === undefined).toBe(isAllowed);
});
