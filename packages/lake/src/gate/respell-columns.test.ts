import { expect, it } from "vitest";
import { respellColumns } from "./respell-columns.ts";

const columns = ["eventName", "userIdentity", "p_any_emails", "status", "Status", "odd-name"];

it.each<{ name: string; sql: string; becomes: string }>([
  { name: "a column in other capitals", sql: "SELECT EVENTNAME FROM t", becomes: "SELECT eventName FROM t" },
  { name: "one that is quoted", sql: "SELECT `eventname`, `ODD-NAME`", becomes: "SELECT eventName, `odd-name`" },
  {
    name: "one behind a table's alias",
    sql: "SELECT a.EVENTNAME FROM t AS a",
    becomes: "SELECT a.eventName FROM t AS a",
  },
  { name: "one before its members", sql: "SELECT useridentity.eventname", becomes: "SELECT userIdentity.eventname" },
  { name: "one before an element", sql: "SELECT P_ANY_EMAILS[1].status", becomes: "SELECT p_any_emails[1].status" },
])("writes $name as its table has it", ({ sql, becomes }) => {
  expect(respellColumns(sql, columns)).toBe(becomes);
});

it.each([
  "SELECT eventName, userIdentity.TYPE FROM t",
  "SELECT lower(eventName) AS EVENTNAME FROM t WHERE EVENTNAME = 'a'",
  "SELECT STATUS FROM t",
  "SELECT EVENTNAME(1), 'EVENTNAME' -- EVENTNAME",
  "SELECT arrayMap(EVENTNAME -> EVENTNAME + 1, [1])",
  "WITH d AS (SELECT 1) SELECT UNKNOWN FROM d",
])("leaves alone: %s", (sql) => {
  expect(respellColumns(sql, columns)).toBe(sql);
});
