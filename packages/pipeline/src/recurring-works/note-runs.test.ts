import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { noteRuns } from "./note-runs.ts";

const { store, clear, close } = await openTestStore();
const start = new Date("2026-03-01T12:00:00Z");
let now = start;
beforeEach(async () => {
  now = start;
  await clear();
});
afterAll(close);

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const { signal } = new AbortController();
const noted = (run: () => Promise<unknown>, holder = "a") =>
  noteRuns({ store, holder, clock: () => now }, { name: "queries", title: "Run queries", everyMs: 15_000, run });
const status = async () => (await store.recurringWorks.listStatus())[0];

test("a run that ended is known, and a failure until a run succeeds", async () => {
  let isBroken = false;
  const task = noted(async () => {
    if (isBroken) throw new Error("The lake is gone");
  });
  await task.run(now, signal);
  expect(await status()).toMatchObject({ title: "Run queries", everyMs: 15_000, lastRunAt: start, failure: undefined });
  isBroken = true;
  passSeconds(15);
  await expect(task.run(now, signal)).rejects.toThrow("The lake is gone");
  const failure = { at: now, message: "The lake is gone" };
  expect(await status()).toMatchObject({ lastRunAt: start, failure, heldUntil: new Date(now.getTime() + 15_000) });
  isBroken = false;
  passSeconds(15);
  await task.run(now, signal);
  expect(await status()).toMatchObject({ lastRunAt: now, failure: undefined, heldUntil: undefined });
});

test("runs that find nothing to do are noted once a minute", async () => {
  const task = noted(async () => undefined);
  for (let run = 0; run < 4; run++) {
    await task.run(now, signal);
    passSeconds(15);
  }
  expect((await status())?.lastRunAt).toEqual(start);
  await task.run(now, signal);
  expect((await status())?.lastRunAt).toEqual(now);
});

test("several processes are one job", async () => {
  await noted(async () => undefined, "a").run(now, signal);
  passSeconds(1);
  await noted(async () => undefined, "b").run(now, signal);
  expect(await store.recurringWorks.listStatus()).toMatchObject([{ lastRunAt: now }]);
});
