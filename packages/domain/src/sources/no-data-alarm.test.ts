import { expect, test } from "vitest";
import { alarmMinutesProblem } from "./alarm-minutes.ts";
import { noDataAlarmState, suggestNoDataMinutes } from "./no-data-alarm.ts";

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
  expect(alarmMinutesProblem(minutes) === undefined).toBe(isAllowed);
});

test.each([
  { name: "data each minute", rhythm: { activeMinutes: 5_000, longestGapMinutes: 1 }, minutes: 15 },
  { name: "quiet nights", rhythm: { activeMinutes: 900, longestGapMinutes: 610 }, minutes: 1_230 },
  { name: "data each month", rhythm: { activeMinutes: 12, longestGapMinutes: 40_000 }, minutes: 43_200 },
  { name: "too little data", rhythm: { activeMinutes: 9, longestGapMinutes: 60 }, minutes: undefined },
])("suggests a threshold for $name", ({ rhythm, minutes }) => {
  expect(suggestNoDataMinutes(rhythm)).toBe(minutes);
});
