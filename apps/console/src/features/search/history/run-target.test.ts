import { expect, test } from "vitest";
import { rerunTarget, resultsTarget } from "./run-target.ts";

const metadata = { databases: [], tables: [], startTime: null, endTime: null, simpleSearchQueryFilter: null };
const day = { startTime: "2026-01-01T00:00:00.000Z", endTime: "2026-01-02T00:00:00.000Z" };
const from = day.startTime;
const to = "2026-01-01T23:59:59.999Z";
const run: Parameters<typeof resultsTarget>[0] = {
  id: "r1",
  kind: "query",
  language: "sql",
  sql: "SELECT 1",
  metadata,
};

test("opens SQL with its rows, and runs it again without them", () => {
  expect(resultsTarget(run)).toEqual({ mode: "sql", sql: "SELECT 1", sqlRun: "r1" });
  expect(rerunTarget(run)).toEqual({ mode: "sql", sql: "SELECT 1" });
});

test("opens a Flow text that reads the form with its tables and time", () => {
  const flow: typeof run = {
    ...run,
    language: "pharosflow",
    sql: "| limit 5",
    metadata: { ...metadata, ...day, tables: ["t"] },
  } as const;
  expect(resultsTarget(flow)).toEqual({ mode: "flow", flow: "| limit 5", run: "r1", table: ["t"], from, to });
  expect(rerunTarget(flow)).toEqual({ mode: "flow", flow: "| limit 5", table: ["t"], from, to });
});

test("opens a form by its groups of conditions, with its rows, and runs it again without them", () => {
  const ors = [{ ands: [{ key: "a", operator: "EQUALS", value: 1 }] }, { ands: [{ key: "b", operator: "IS_NULL" }] }];
  const simpleSearchQueryFilter = JSON.stringify({ ors });
  const form: typeof run = {
    ...run,
    language: "simplesearch",
    sql: "",
    metadata: { ...metadata, simpleSearchQueryFilter, limit: 50, sortDirection: "ascending", relativeTime: "PT1H" },
  } as const;
  const filter = ['["a","EQUALS",1]', '["b","IS_NULL",null,1]'];
  const question = { filter, limit: "50", dir: "ascending", range: "PT1H" };
  expect(resultsTarget(form)).toEqual({ ...question, run: "r1" });
  expect(rerunTarget(form)).toEqual(question);
});

test.each([
  [["pharos_logs.public"], [], undefined],
  [["pharos_signals.public"], [], ["pharos_signals.public.*"]],
  [["pharos_logs.public"], ["a"], ["a"]],
])("a form over %j and %j is over %j", (databases, tables, table) => {
  const form: typeof run = { ...run, language: "simplesearch", sql: "", metadata: { ...metadata, databases, tables } };
  expect(resultsTarget(form)?.table).toEqual(table);
});

test("opens an indicator search by any of its values, and not where it asked for one kind alone", () => {
  const search: typeof run = { ...run, kind: "indicator_search" };
  const sql = '{"indicators":["192.0.2.7","ada"]}';
  const filter = ['["","HAS_INDICATOR","192.0.2.7"]', '["","HAS_INDICATOR","ada",1]'];
  expect(resultsTarget({ ...search, sql, metadata: { ...metadata, ...day } })).toEqual({ filter, from, to });
  expect(resultsTarget({ ...search, sql: '{"indicators":["ada"],"field":"p_any_usernames"}' })).toBeUndefined();
});
