import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type DueWorkOptions, doDueWorks, type RecurringTask } from "./do-due-works.ts";

const { store, clear, close } = await openTestStore();
const start = new Date("2026-03-01T12:00:00Z");
const hour = 3_600_000;
let now = start;
let done: string[] = [];
let failed: string[] = [];

beforeEach(async () => {
  now = start;
  done = [];
  failed = [];
  await clear();
});
afterAll(close);

const daily = (name: string, change: Partial<RecurringTask> = {}): RecurringTask => ({
  name,
  title: `Do ${name}`,
  everyMs: 24 * hour,
  run: async () => void done.push(name),
  ...change,
});
/** A process that starts, does what is due, and ends. */
const runOnce = (
  tasks: readonly RecurringTask[],
  change: Partial<DueWorkOptions> = {},
  signal = new AbortController().signal,
) =>
  doDueWorks(
    { store, tasks, holder: "a", clock: () => now, onFailed: (name) => void failed.push(name), ...change },
    signal,
  );
const passHours = (hours: number) => {
  now = new Date(now.getTime() + hours * hour);
};

test("daily work is done once a day where Pharos runs for minutes at a time", async () => {
  for (let start = 0; start < 8; start++) {
    await runOnce([daily("purge")]);
    passHours(12);
  }
  expect(done).toEqual(["purge", "purge", "purge", "purge"]);
});

test("a changed setting makes work due at once", async () => {
  await runOnce([daily("expire", { input: "365" })]);
  await runOnce([daily("expire", { input: "365" })]);
  await runOnce([daily("expire", { input: "30" })]);
  expect(done).toEqual(["expire", "expire"]);
});

test("what is old is not deleted while the clock is doubted, and other work is done", async () => {
  const tasks = [daily("look"), daily("forget", { isForgetting: true })];
  await runOnce(tasks, { mayForget: async () => false });
  expect(done).toEqual(["look"]);
  await runOnce(tasks, { mayForget: async () => true });
  expect(done).toEqual(["look", "forget"]);
});

test("two processes that look at the same moment do work once", async () => {
  await Promise.all(["a", "b", "c"].map((holder) => runOnce([daily("purge")], { holder })));
  expect(done).toEqual(["purge"]);
});

test("work that failed is told, holds up no other, and is tried again within minutes", async () => {
  const failing = daily("broken", { run: () => Promise.reject(new Error("no")) });
  await runOnce([failing, daily("purge")]);
  expect([failed, done]).toEqual([["broken"], ["purge"]]);
  expect(await store.recurringWorks.listStatus()).toMatchObject([
    { title: "Do broken", failure: { message: "no" } },
    { title: "Do purge", failure: undefined },
  ]);
  await runOnce([failing]);
  expect(failed).toHaveLength(1);
  passHours(0.02);
  await runOnce([daily("broken"), daily("purge")]);
  expect(done).toEqual(["purge", "broken"]);
});

test("work that a stop cut short is done at the next start", async () => {
  const stopping = new AbortController();
  const long = daily("long", { run: async () => stopping.abort() });
  await runOnce([long, daily("purge")], {}, stopping.signal);
  expect(done).toEqual([]);
  await runOnce([daily("long"), daily("purge")], { holder: "b" });
  expect(done).toEqual(["long", "purge"]);
});
