import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());

test("a scheduled query shows its latest run, and its runs", async () => {
  const query = {
    name: "Openings",
    description: "",
    tags: [],
    sql: "SELECT 1",
    lookbackSeconds: undefined,
    schedule: { rateMinutes: 60, timeoutMinutes: 5 },
    enabled: true,
    email: undefined,
  };
  await api.store.savedQueries.put(query, undefined, api.now);
  await api.store.savedQueries.put({ ...query, name: "Never" }, undefined, api.now);
  const dueAt = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  await api.store.queryRuns.begin("Openings", dueAt(10), dueAt(10));
  const run = await api.store.queryRuns.begin("Openings", dueAt(11), dueAt(11));
  await api.store.queryRuns.save({ ...run, status: "FAILED", finishedAt: dueAt(12), error: "no such table" });
  const reader = await api.signedIn("DataAnalyticsRead");
  const { data, errors } = await reader.ask(`{
    savedQueries(input: {}) { edges { node { name lastRun { dueAt status attempts finishedAt rows error } } } }
    queryRuns(name: "Openings") { dueAt status }
  }`);
  expect(errors).toEqual([]);
  expect(data.savedQueries.edges.map(({ node }: { node: object }) => node)).toEqual([
    { name: "Never", lastRun: null },
    {
      name: "Openings",
      lastRun: {
        dueAt: "2026-03-01T11:00:00Z",
        status: "FAILED",
        attempts: 1,
        finishedAt: "2026-03-01T12:00:00Z",
        rows: 0,
        error: "no such table",
      },
    },
  ]);
  expect(data.queryRuns).toEqual([
    { dueAt: "2026-03-01T11:00:00Z", status: "FAILED" },
    { dueAt: "2026-03-01T10:00:00Z", status: "RUNNING" },
  ]);
});
