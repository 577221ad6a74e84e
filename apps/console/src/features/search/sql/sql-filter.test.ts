import { expect, test } from "vitest";
import { withSqlFilter, withSqlTimes } from "./sql-filter.ts";

const sql = "SELECT who, n FROM t -- all\nLIMIT 5;";
const whole = "SELECT * FROM (\nSELECT who, n FROM t -- all\nLIMIT 5\n)\nWHERE ";

test.each([
  ["who", "it's", false, "who = 'it\\'s'"],
  ["who", "it's", true, "(who <> 'it\\'s' OR who IS NULL)"],
  ["n", 5, false, "n = 5"],
  ["n", null, false, "n IS NULL"],
  ["n", null, true, "n IS NOT NULL"],
  ["count()", 5, false, '"count()" = 5'],
  ['a"b', true, false, '"a\\"b" = true'],
])("%s %j, excluded %s, is %s", (column, value, isExcluded, condition) => {
  expect(withSqlFilter(sql, column, value, isExcluded)).toBe(whole + condition);
});

test("another filter goes on behind the first", () => {
  const once = withSqlFilter(sql, "who", "a", false);
  expect(withSqlFilter(once, "n", 1, true)).toBe(`${whole}who = 'a'\n  AND (n <> 1 OR n IS NULL)`);
});

test("another time takes the place of the first, and leaves filters as they are", () => {
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  const within = (from: string, to: string) =>
    `p_event_time >= toDateTime64('2026-03-${from} 00:00:00.000', 3, 'UTC') AND p_event_time < toDateTime64('2026-03-${to} 00:00:00.000', 3, 'UTC')`;
  const once = withSqlTimes(sql, day(1), day(3));
  expect(once).toBe(whole + within("01", "03"));
  expect(withSqlTimes(once, day(2), day(3))).toBe(whole + within("02", "03"));
  const both = withSqlFilter(once, "who", "a", false);
  expect(withSqlTimes(both, day(2), day(3))).toBe(`${whole}${within("02", "03")}\n  AND who = 'a'`);
});
