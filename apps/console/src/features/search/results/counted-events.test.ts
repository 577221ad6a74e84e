import { expect, test } from "vitest";
import { bucketSeconds, countedEvents } from "./counted-events.ts";

const minute = 60_000;
const noon = Date.UTC(2026, 2, 1, 12);

test.each([
  [20 * minute, 15],
  [60 * minute, 60],
  [24 * 60 * minute, 1800],
  [30 * 24 * 60 * minute, 43_200],
  [400 * 24 * 60 * minute, 5 * 86_400],
])("a time of %d ms has buckets of %d seconds", (ms, seconds) => {
  expect(bucketSeconds({ fromMs: noon, toMs: noon + ms })).toBe(seconds);
});

const row = (at: string, p_log_type: string, events: number) => ({ at, p_log_type, events });

test("counts stand in their buckets, the empty ones between them", () => {
  const rows = [
    row("2026-03-01 12:01:00.000000000", "B", 2),
    row("2026-03-01 12:00:00.000000000", "A", 3),
    row("2026-03-01 12:03:00.000000000", "A", 1),
  ];
  const { total, series } = countedEvents(rows, 60, { fromMs: noon + 30_000, toMs: noon + 4 * minute });
  expect(total).toBe(6);
  expect(series.map(({ table, total, buckets }) => [table, total, ...buckets.map(({ count }) => count)])).toEqual([
    ["A", 4, 3, 0, 0, 1],
    ["B", 2, 0, 2, 0, 0],
  ]);
  expect(series[0]?.buckets[1]?.at).toBe("2026-03-01T12:01:00.000Z");
});

test("all time is between the first event and the last", () => {
  const rows = [row("2025-01-01 00:00:00", "A", 1), row("2026-01-01 00:00:00", "A", 2)];
  const { series } = countedEvents(rows, 86_400, undefined);
  const counts = series[0]?.buckets.map(({ count }) => count) ?? [];
  expect([counts.length <= 81, counts[0], counts.at(-1)]).toEqual([true, 1, 2]);
});

test("nothing has no buckets", () => {
  expect(countedEvents([], 60, undefined)).toEqual({ total: 0, series: [] });
});
