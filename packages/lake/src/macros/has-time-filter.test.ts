import { expect, it } from "vitest";
import { hasTimeFilter } from "./has-time-filter.ts";

it.each([
  "SELECT 1 FROM t WHERE p_occurs_since('1 day')",
  "SELECT 1 FROM t WHERE a = 1 AND P_OCCURS_BETWEEN ('2026-03-01', current_timestamp)",
  "SELECT 1 FROM t WHERE p_event_time > now() - INTERVAL 1 DAY",
  "SELECT 1 FROM t WHERE a = 1 AND t.P_EVENT_TIME between '2026-03-01' and '2026-03-02'",
  'SELECT 1 FROM t WHERE "p_event_time" <= now()',
  "SELECT 1 FROM t WHERE now() - 5 < t.p_event_time",
  "SELECT 1 FROM t PREWHERE (a OR (b AND p_event_time >= now()))",
  "SELECT 1 FROM t WHERE toDate(p_event_time) = today()",
  "SELECT 1 FROM (SELECT * FROM t WHERE p_event_time /* when */ >= '2026-03-01') ORDER BY 1",
])("finds it in: %s", (sql) => {
  expect(hasTimeFilter(sql)).toBe(true);
});

it.each([
  "SELECT 1",
  "",
  "SELECT p_event_time FROM t ORDER BY p_event_time",
  "SELECT p_event_time > now() FROM t WHERE a = 1",
  "SELECT 1 FROM t WHERE p_event_time IS NOT NULL",
  "SELECT 1 FROM a JOIN b ON a.p_event_time = b.p_event_time WHERE a.x = 1",
  "SELECT 1 FROM t WHERE a = 1 GROUP BY p_event_time",
  "SELECT 1 FROM t WHERE a = 'p_event_time > 1' -- p_occurs_since(1d)",
  "SELECT p_occurs_since FROM t WHERE (",
  "SELECT 1 FROM t WHERE a IN (SELECT toDate(p_event_time) FROM b)",
  "SELECT 'never closed p_event_time > 1",
])("misses it in: %s", (sql) => {
  expect(hasTimeFilter(sql)).toBe(false);
});
