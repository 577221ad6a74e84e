import { expect, test } from "vitest";
import { timeTicks } from "./time-ticks.ts";

const minuteMs = 60_000;
const buckets = (from: string, count: number, minutes: number) =>
  Array.from({ length: count }, (_, i) => new Date(Date.parse(from) + i * minutes * minuteMs));

test.each([
  {
    name: "an hour has minutes",
    at: buckets("2026-10-27T05:44:00Z", 60, 1),
    labels: ["05:50", "06:00", "06:10", "06:20", "06:30", "06:40"],
  },
  {
    name: "a day has hours, and the date at midnight",
    at: buckets("2026-10-27T06:43:00Z", 60, 24),
    labels: ["09:00", "12:00", "15:00", "18:00", "21:00", "Oct 28", "03:00", "06:00"],
  },
  {
    name: "a week has dates, each once",
    at: buckets("2026-10-20T06:43:00Z", 56, 180),
    labels: ["Oct 21", "Oct 22", "Oct 23", "Oct 24", "Oct 25", "Oct 26", "Oct 27"],
  },
  {
    name: "years have months",
    at: buckets("2024-01-01T00:00:00Z", 40, 28 * 1440),
    labels: ["Dec 2024", "Dec 2025", "Dec 2026"],
  },
])("$name", ({ at, labels }) => {
  expect([...timeTicks(at, "UTC").values()]).toEqual(labels);
});

test("labels the bucket in which the reader's clock shows the round time", () => {
  const at = buckets("2026-10-27T00:00:00Z", 48, 30);
  const ticks = timeTicks(at, "Asia/Kolkata");
  expect(ticks.get(1)).toBe("06:00");
  expect([...ticks.values()]).toContain("Oct 28");
});

test("never says the same twice, for a month of half days in any zone", () => {
  const at = buckets("2026-10-27T00:00:00Z", 61, 720);
  for (const zone of ["UTC", "Europe/Berlin", "America/Los_Angeles"]) {
    const labels = [...timeTicks(at, zone).values()];
    expect(labels.length).toBeGreaterThan(5);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test.each([0, 1])("%d buckets need no axis", (count) => {
  expect(timeTicks(buckets("2026-10-27T00:00:30Z", count, 1), "UTC").size).toBeLessThanOrEqual(count);
});
