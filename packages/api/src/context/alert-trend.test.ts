import { expect, test } from "vitest";
import { alertTrendRange } from "./alert-trend.ts";

test.each([
  { now: "2026-03-01T12:00:00Z", from: "2026-01-31T00:00:00.000Z", to: "2026-03-02T00:00:00.000Z" },
  { now: "2026-03-01T00:00:00Z", from: "2026-01-31T00:00:00.000Z", to: "2026-03-02T00:00:00.000Z" },
])("at $now it spans thirty whole days", ({ now, from, to }) => {
  const range = alertTrendRange(new Date(now));
  expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to]);
});
