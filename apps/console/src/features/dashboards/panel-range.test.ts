import type { TimeRange } from "@pharos/ui/time-ranges";
import { expect, test } from "vitest";
import { panelTimes, rangeOfDuration } from "./panel-range.ts";

test.each<[string, TimeRange]>([
  ["PT24H", { kind: "preset", id: "PT24H" }],
  ["PT5M", { kind: "relative", amount: 5, unit: "minutes" }],
  ["P5M", { kind: "relative", amount: 5, unit: "months" }],
  ["P2D", { kind: "relative", amount: 2, unit: "days" }],
])("%s is the range that asks for it", (duration, range) => {
  expect(rangeOfDuration(duration)).toEqual(range);
  expect(panelTimes(range)).toEqual({ relativeTime: duration });
});

test("two instants stay two instants", () => {
  const [start, end] = [new Date("2026-03-01T10:00:00Z"), new Date("2026-03-01T11:00:00Z")];
  expect(panelTimes({ kind: "custom", start, end })).toEqual({
    startTime: "2026-03-01T10:00:00.000Z",
    endTime: "2026-03-01T11:00:00.000Z",
  });
});

test("a duration that nobody can choose opens with the last day", () => {
  expect(rangeOfDuration("P1DT1H")).toEqual({ kind: "preset", id: "PT24H" });
});
