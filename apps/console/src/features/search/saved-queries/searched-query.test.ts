import { describe, expect, test } from "vitest";
import type { EventSearch } from "../event-search.ts";
import { cronProblem, nextTimes } from "./cron-times.ts";
import type { SearchedQuery } from "./saved-query.ts";
import { newQueryValues, queryProblems } from "./saved-query-values.ts";
import { scheduleWarnings } from "./schedule-warnings.ts";
import { savedTarget, searchedFlow, searchedForm, searchedSql } from "./searched-query.ts";

/** What the server tells of a query that it was given. */
function opened({ sql, language, tables, databases, startTime, endTime, ...rest }: SearchedQuery): EventSearch {
  return savedTarget({
    id: "s1",
    sqlQuery: language === "pharosflow" ? `--pragma: pharosflow\n${sql}` : sql,
    params: {
      language: language ?? "sql",
      query: sql,
      databases: databases ?? [],
      tables: tables ?? [],
      startTime: startTime ?? null,
      endTime: endTime ?? null,
      relativeTime: rest.relativeTime ?? null,
      limit: null,
      sortDirection: rest.sortDir ?? null,
      simpleSearchQueryFilter: rest.filters ?? null,
    },
  });
}

const saved = "s1";
const filter = ['["a","EQUALS","x"]', '["b","IS_NULL",null,1]'];

describe("a search that is saved and opened again", () => {
  test.each<EventSearch>([
    { filter, range: "P3D", table: ["pharos_logs.public.aws_alb"] },
    { range: "last-5-minutes" },
    { range: "last-5-months", dir: "ascending" },
    { from: "2026-01-01T00:00:00.000Z", to: "2026-01-01T23:59:59.999Z" },
  ])("is the same in the builder: %j", (search) => {
    expect(opened(searchedForm(search))).toEqual({ ...search, saved });
  });

  test("holds a text that events must contain as a condition of each group", () => {
    expect(opened(searchedForm({ filter, q: "root" })).filter).toEqual([
      '["a","EQUALS","x"]',
      '["","ROW_CONTAINS","root"]',
      '["b","IS_NULL",null,1]',
      '["","ROW_CONTAINS","root",1]',
    ]);
  });

  test("is the same text in SQL and Flow, with what a Flow text leaves to the page", () => {
    expect(opened(searchedSql("SELECT 1"))).toEqual({ mode: "sql", sql: "SELECT 1", saved });
    const search = { table: ["pharos_logs.public.t"], range: "PT1H" };
    expect(opened(searchedFlow("| count", search))).toEqual({ mode: "flow", flow: "| count", ...search, saved });
    expect(opened(searchedFlow("t | count", search))).toEqual({ mode: "flow", flow: "t | count", saved });
  });
});

test("a cron expression tells its next five times in UTC, and what is wrong with it", () => {
  const times = nextTimes("30 4 * * 1", new Date("2026-01-01T00:00:00Z"));
  expect(times.map((time) => time.toISOString().slice(0, 16))).toEqual([
    "2026-01-05T04:30",
    "2026-01-12T04:30",
    "2026-01-19T04:30",
    "2026-01-26T04:30",
    "2026-02-02T04:30",
  ]);
  expect(cronProblem("30 4 * * 1")).toBeUndefined();
  expect(cronProblem("0 0 31 2 *")).toMatch(/never comes due/);
  expect(cronProblem("tomorrow")).toMatch(/Use five fields/);
  expect(nextTimes("tomorrow", new Date())).toEqual([]);
});

test("a form says what is missing before the server does", () => {
  const hourly = { ...newQueryValues, name: "Doors", when: "60" };
  expect(queryProblems(hourly)).toEqual({});
  expect(queryProblems({ ...hourly, name: " " })).toEqual({ name: "This field is required" });
  expect(queryProblems({ ...hourly, timeoutMinutes: 90 })).toHaveProperty("timeoutMinutes");
  expect(queryProblems({ ...hourly, when: "cron", cronExpression: "x" })).toHaveProperty("cronExpression");
});

test.each<[SearchedQuery, number]>([
  [searchedSql("SELECT 1 FROM t WHERE p_occurs_since('1h') LIMIT 5"), 0],
  [searchedSql("SELECT 1 FROM t LIMIT 5"), 1],
  [searchedSql("SELECT 1 FROM t"), 2],
  [searchedForm({ range: "PT1H" }), 0],
  [searchedForm({ range: "PAllTime" }), 1],
  [searchedForm({ from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" }), 1],
])("warns of what a schedule makes of %j", (query, count) => {
  expect(scheduleWarnings(query)).toHaveLength(count);
});
