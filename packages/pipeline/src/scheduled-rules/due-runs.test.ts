import type { QueryRun, SavedQuery, Schedule, Stored } from "@pharos/domain";
import { expect, test } from "vitest";
import { dueRuns } from "./due-runs.ts";

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const hourly: Schedule = { rateMinutes: 60, timeoutMinutes: 5 };
const atTen: Schedule = { cronExpression: "0 10 * * *", timeoutMinutes: 5 };

function aQuery(change: Partial<Stored<SavedQuery>> = {}): Stored<SavedQuery> {
  return {
    name: "Q",
    description: "",
    tags: [],
    sql: "SELECT 1",
    lookbackSeconds: undefined,
    schedule: hourly,
    enabled: true,
    email: undefined,
    managed: false,
    createdAt: at("00:00"),
    lastModified: at("09:00"),
    ...change,
  };
}
function aRun(dueAt: Date, status: QueryRun["status"]): QueryRun {
  const found = { rows: 0, isTruncated: false, matches: 0, error: "" };
  return { queryName: "Q", dueAt, status, attempts: 1, startedAt: dueAt, finishedAt: dueAt, ...found };
}

test.each<{
  name: string;
  query?: Partial<Stored<SavedQuery>>;
  last?: [string, QueryRun["status"]];
  now: string;
  due?: string;
}>([
  { name: "a rate that never ran", now: "10:07", due: "10:07" },
  { name: "a rate before its time", last: ["09:08", "SUCCEEDED"], now: "10:07" },
  { name: "a rate at its time", last: ["09:07", "SUCCEEDED"], now: "10:07", due: "10:07" },
  { name: "a rate a little late", last: ["09:07", "SUCCEEDED"], now: "10:20", due: "10:07" },
  { name: "a rate that missed several runs", last: ["05:07", "SUCCEEDED"], now: "10:20", due: "10:20" },
  { name: "a rate whose last run failed for good", last: ["09:07", "FAILED"], now: "10:07", due: "10:07" },
  { name: "a run that is not finished", last: ["09:30", "RUNNING"], now: "10:07", due: "09:30" },
  { name: "a cron expression that never ran, before its time", query: { schedule: atTen }, now: "09:59" },
  { name: "a cron expression that never ran", query: { schedule: atTen }, now: "10:01", due: "10:00" },
  {
    name: "a cron expression written after its time",
    query: { schedule: atTen, lastModified: at("10:30") },
    now: "10:40",
  },
  { name: "a cron expression that ran", query: { schedule: atTen }, last: ["10:00", "SUCCEEDED"], now: "10:40" },
  { name: "a query that is off", query: { enabled: false }, now: "10:07" },
  { name: "a query without a schedule", query: { schedule: undefined }, now: "10:07" },
  {
    name: "an unfinished run of a query that is off",
    query: { enabled: false },
    last: ["09:30", "RUNNING"],
    now: "10:07",
  },
])("$name: due $due", ({ query, last, now, due }) => {
  const latest = new Map(last ? [["Q", aRun(at(last[0]), last[1])]] : []);
  expect(dueRuns([aQuery(query)], latest, at(now)).map(({ dueAt }) => dueAt)).toEqual(due ? [at(due)] : []);
});
