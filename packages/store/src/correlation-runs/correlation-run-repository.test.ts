import type { FoundCorrelation } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { correlationRuns } = store;
const at = (minutes: number) => new Date(Date.parse("2026-03-01T10:00:00Z") + minutes * 60_000);

beforeEach(clear);
afterAll(close);

function aFound(valueKey: string, lastMinute: number): FoundCorrelation {
  const lastMs = at(lastMinute).getTime();
  const signal = { stepId: "A", ruleId: "a", rowId: "1\0", timeMs: lastMs };
  return {
    values: { user: ["ann"] },
    valueKeys: [valueKey],
    firstMs: lastMs,
    lastMs,
    signalCount: 1,
    signals: [signal],
  };
}

test("keeps what a run found until it is committed", async () => {
  const run = await correlationRuns.begin("R", at(0), at(1));
  expect(run).toEqual({
    ruleId: "R",
    dueAt: at(0),
    status: "RUNNING",
    attempts: 1,
    startedAt: at(1),
    finishedAt: undefined,
    found: undefined,
    matches: 0,
    error: "",
  });
  await correlationRuns.keepFound("R", at(0), [aFound("a", 0)]);
  const again = await correlationRuns.begin("R", at(0), at(2));
  expect(again).toMatchObject({ attempts: 2, startedAt: at(2), matches: 1, found: [{ valueKeys: ["a"] }] });
  await correlationRuns.succeed(again, at(3));
  expect(await correlationRuns.list("R", 10)).toMatchObject([
    { status: "SUCCEEDED", finishedAt: at(3), found: undefined, matches: 1 },
  ]);
});

test("lets the first of two runs at once decide what was found", async () => {
  await correlationRuns.begin("R", at(0), at(0));
  await correlationRuns.keepFound("R", at(0), [aFound("a", 0)]);
  const second = await correlationRuns.keepFound("R", at(0), [aFound("b", 0), aFound("c", 0)]);
  expect(second.found?.map(({ valueKeys }) => valueKeys)).toEqual([["a"]]);
  await correlationRuns.succeed(second, at(1));
  const late = await correlationRuns.keepFound("R", at(0), [aFound("d", 0)]);
  expect(late).toMatchObject({ status: "SUCCEEDED", found: undefined });
});

test("remembers of each value up to when its signals are done with", async () => {
  const run = await correlationRuns.begin("R", at(0), at(0));
  await correlationRuns.succeed(
    { ...run, found: [aFound('["\\u0000"]', 5), aFound('["\\u0000"]', 3), aFound("b", 1)] },
    at(1),
  );
  await correlationRuns.succeed({ ...run, found: [aFound("b", 0)] }, at(1));
  const done = await correlationRuns.doneUntilMs("R", at(0));
  expect([done('["\\u0000"]'), done("b"), done("c")]).toEqual([at(5).getTime(), at(1).getTime(), undefined]);
  expect((await correlationRuns.doneUntilMs("R", at(2)))("b")).toBeUndefined();
  expect((await correlationRuns.doneUntilMs("Other", at(0)))("b")).toBeUndefined();
});

test("tells a failure that is tried again from a last one", async () => {
  const run = await correlationRuns.begin("R", at(0), at(0));
  await correlationRuns.fail(run, "no lake", false, at(1));
  expect((await correlationRuns.latest(["R", "S"])).get("R")).toMatchObject({ status: "RUNNING", error: "no lake" });
  await correlationRuns.fail(run, "no lake", true, at(1));
  expect((await correlationRuns.latest(["R"])).get("R")).toMatchObject({ status: "FAILED", finishedAt: at(1) });
});

test("forgets what is long ago", async () => {
  for (const minute of [0, 10]) {
    const run = await correlationRuns.begin("R", at(minute), at(minute));
    await correlationRuns.succeed({ ...run, found: [aFound(`v${minute}`, minute)] }, at(minute));
  }
  expect(await correlationRuns.expire(at(5))).toBe(1);
  expect((await correlationRuns.list("R", 10)).map(({ dueAt }) => dueAt)).toEqual([at(10)]);
  const done = await correlationRuns.doneUntilMs("R", at(0));
  expect([done("v0"), done("v10")]).toEqual([undefined, at(10).getTime()]);
});
