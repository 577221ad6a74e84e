import { describe, expect, test } from "vitest";
import { formatRelative, formatTime, parseZoned, zoneName } from "./format-time.ts";

const noon = new Date("2026-07-01T12:00:00.250Z");

describe("formatTime", () => {
  test.each([
    ["UTC", "second", "2026-07-01 12:00:00"],
    ["Europe/Berlin", "minute", "2026-07-01 14:00"],
    ["Asia/Kolkata", "millisecond", "2026-07-01 17:30:00.250"],
    ["America/Los_Angeles", "day", "2026-07-01"],
  ] as const)("shows %s to the %s", (zone, precision, shown) => {
    expect(formatTime(noon, zone, precision)).toBe(shown);
  });

  test("names the zone", () => {
    expect(zoneName(noon, "UTC")).toBe("UTC");
  });
});

describe("formatRelative", () => {
  test.each([
    [-20_000, "just now"],
    [-300_000, "5 minutes ago"],
    [-7_200_000, "2 hours ago"],
    [172_800_000, "in 2 days"],
  ])("%d ms away reads %s", (offsetMs, text) => {
    expect(formatRelative(new Date(noon.getTime() + offsetMs), noon)).toBe(text);
  });
});

describe("parseZoned", () => {
  test.each([
    ["2026-07-01T14:00", "Europe/Berlin", "2026-07-01T12:00:00.000Z"],
    ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-01-01T00:00:05", "UTC", "2026-01-01T00:00:05.000Z"],
  ])("%s in %s is %s", (text, zone, instant) => {
    expect(parseZoned(text, zone)?.toISOString()).toBe(instant);
  });

  test("refuses what is no time", () => {
    expect(parseZoned("soon", "UTC")).toBeUndefined();
  });
});
