import { describe, expect, test } from "vitest";
import {
  beginningOfTime,
  resolveTimeRange,
  type TimeRange,
  timeRangeFromSearch,
  timeRangeToSearch,
} from "./time-ranges.ts";

const now = new Date("2026-11-20T10:15:30.500Z");
const custom: TimeRange = {
  kind: "custom",
  start: new Date("2026-01-01T00:00:00.000Z"),
  end: new Date("2026-01-02T00:00:00.000Z"),
};

describe("resolves", () => {
  test.each<[string, TimeRange, string, string]>([
    ["a preset", { kind: "preset", id: "PT1H" }, "2026-11-20T09:16:00.000Z", "2026-11-20T10:15:59.999Z"],
    [
      "a relative range",
      { kind: "relative", amount: 5, unit: "minutes" },
      "2026-11-20T10:11:00.000Z",
      "2026-11-20T10:15:59.999Z",
    ],
    ["a custom range", custom, "2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"],
    ["all time", { kind: "preset", id: "PAllTime" }, beginningOfTime.toISOString(), "2026-11-20T10:15:59.999Z"],
  ])("%s", (_name, range, start, end) => {
    const resolved = resolveTimeRange(range, now);
    expect([resolved.start.toISOString(), resolved.end.toISOString()]).toEqual([start, end]);
  });
});

test.each<TimeRange>([{ kind: "preset", id: "P1W" }, { kind: "relative", amount: 90, unit: "days" }, custom])(
  "%j survives the address",
  (range) => {
    expect(timeRangeFromSearch(timeRangeToSearch(range))).toEqual(range);
  },
);

test.each([
  { range: "P9Y" },
  { range: "last-5-parsecs" },
  { from: "2026-01-02T00:00:00Z", to: "2026-01-01T00:00:00Z" },
  {},
])("%j is no range", (search) => {
  expect(timeRangeFromSearch(search)).toBeUndefined();
});
