import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const works = store.recurringWorks;
const now = new Date("2026-03-01T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const purge = { name: "purge", title: "Purge what is old", everyMs: 60_000 };

beforeEach(clear);
afterAll(close);

test("gives work to one of many processes that ask at the same time", async () => {
  const processes = Array.from({ length: 8 }, (_, i) => `process ${i}`);
  const taken = await Promise.all(processes.map((holder) => works.take(purge, undefined, holder, after(2))));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test("remembers when work was done and by which settings, and gives it away again", async () => {
  await works.take(purge, undefined, "a", after(2));
  await works.finish("purge", "a", now, "30");
  const seen = (await works.list()).get("purge");
  expect(seen).toEqual({ name: "purge", lastRunAt: now, lastInput: "30", heldUntil: undefined });
  expect(await works.take(purge, seen, "b", after(4))).toBe(true);
});

test("takes work from a process that was lost, which then can neither keep nor finish it", async () => {
  await works.take(purge, undefined, "a", after(2));
  expect(await works.take(purge, (await works.list()).get("purge"), "b", after(5))).toBe(true);
  await works.hold("purge", "a", after(60));
  await works.finish("purge", "a", now, undefined);
  expect((await works.list()).get("purge")).toMatchObject({ lastRunAt: undefined, heldUntil: after(5) });
});

test("tells why work failed, until a run reaches its end", async () => {
  const told = { name: "purge", title: "Purge what is old", everyMs: 60_000 };
  expect(await works.listStatus()).toEqual([]);
  await works.take(purge, undefined, "a", after(2));
  expect(await works.listStatus()).toMatchObject([{ ...told, isHeld: true, failure: undefined }]);
  await works.fail("purge", "a", { at: now, message: "The disk is full.", until: after(1) });
  const failed = { ...told, isHeld: false, heldUntil: after(1), failure: { at: now, message: "The disk is full." } };
  expect(await works.listStatus()).toMatchObject([failed]);
  await works.take(purge, (await works.list()).get("purge"), "b", after(4));
  await works.finish("purge", "b", after(2), undefined);
  expect(await works.listStatus()).toMatchObject([{ lastRunAt: after(2), isHeld: false, failure: undefined }]);
});
