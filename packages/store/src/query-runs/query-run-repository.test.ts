import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { queryRuns } = store;
const at = (minutes: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + minutes * 60_000);

beforeEach(clear);
afterAll(close);

test("counts the attempts of a run and keeps how it ended", async () => {
  expect(await queryRuns.begin("Q", at(0), at(1))).toEqual({
    queryName: "Q",
    dueAt: at(0),
    status: "RUNNING",
    attempts: 1,
    startedAt: at(1),
    finishedAt: undefined,
    rows: 0,
    isTruncated: false,
    matches: 0,
    error: "",
  });
  const again = await queryRuns.begin("Q", at(0), at(2));
  expect(again).toMatchObject({ attempts: 2, startedAt: at(2) });
  const done = { ...again, status: "SUCCEEDED" as const, finishedAt: at(3), rows: 7, matches: 2, isTruncated: true };
  await queryRuns.save(done);
  expect(await queryRuns.list("Q", 10)).toEqual([done]);
});

test("finds the latest run of each query, and forgets old ones", async () => {
  for (const [name, minutes] of [
    ["Q", 0],
    ["Q", 10],
    ["R", 5],
  ] as const) {
    await queryRuns.begin(name, at(minutes), at(minutes));
  }
  const latest = await queryRuns.latest(["Q", "R", "never"]);
  expect([...latest].map(([name, { dueAt }]) => [name, dueAt])).toEqual([
    ["Q", at(10)],
    ["R", at(5)],
  ]);
  expect((await queryRuns.list("Q", 10)).map(({ dueAt }) => dueAt)).toEqual([at(10), at(0)]);
  expect(await queryRuns.expire(at(5))).toBe(1);
  expect(await queryRuns.list("Q", 10)).toHaveLength(1);
});
