import { describe, expect, test } from "vitest";
import { completeFilters } from "./query-params.ts";
import { queryTimeRange } from "./query-time-range.ts";

const now = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => ({ fromMs: now.getTime() - count * 60_000, toMs: now.getTime() });
const day = 24 * 60;

describe("the time range of a query", () => {
  test.each([
    ["goes back from now", { relativeTime: "PT20M" }, minutes(20)],
    ["takes hours and days together", { relativeTime: "P1DT2H" }, minutes(day + 120)],
    ["takes a month for 30 days", { relativeTime: "P3M" }, minutes(90 * day)],
    ["takes weeks", { relativeTime: "P1W" }, minutes(7 * day)],
    ["is none for all time", { relativeTime: "PAllTime", startTime: "2026-02-01T00:00:00Z" }, undefined],
    ["is none where nothing is said", {}, undefined],
    ["is none for the zero time", { startTime: "0001-01-01T00:00:00Z", endTime: "0001-01-01T00:00:00Z" }, undefined],
    ["ends now without an end", { startTime: "2026-03-01T11:00:00Z" }, minutes(60)],
    ["begins in 1970 without a start", { endTime: "1970-01-01T00:00:01Z" }, { fromMs: 0, toMs: 1000 }],
    ["is what two times say", { startTime: "2026-03-01T11:00:00.000Z", endTime: "2026-03-01T12:00:00Z" }, minutes(60)],
  ])("%s", (_claim, params, range) => {
    expect(queryTimeRange(params, now)).toEqual(range);
  });

  test.each([
    [
      "an end before the start",
      { startTime: "2026-03-01T11:00:00Z", endTime: "2026-03-01T11:00:00Z" },
      "endTime must be",
    ],
    ["a duration that is none", { relativeTime: "20M" }, "PT20M"],
    ["a duration of nothing", { relativeTime: "P" }, "PT20M"],
    ["a time that is none", { startTime: "yesterday" }, "not a timestamp"],
  ])("refuses %s", (_claim, params, message) => {
    expect(() => queryTimeRange(params, now)).toThrow(message);
  });
});

test("conditions without key or operator go, and groups without conditions", () => {
  const whole = { key: "a", operator: "EQUALS", value: 1 };
  const filters = {
    ors: [{ ands: [whole, { key: "", operator: "EQUALS" }] }, { ands: [{ key: "b", operator: "" }] }],
  };
  expect(completeFilters(filters)).toEqual({ ors: [{ ands: [whole] }] });
  const ofRow = { ors: [{ ands: [{ key: "", operator: "ROW_CONTAINS", value: "x" }] }] };
  expect(completeFilters(ofRow)).toEqual(ofRow);
});
