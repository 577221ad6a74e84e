import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T12:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
beforeEach(clear);
afterAll(close);

const take = (key: string, at = now, intervalMs = 1_000) => store.deliveryTurns.take(key, intervalMs, at);
/** How long after `now` each turn is. */
const msOf = (turns: readonly Date[]) => turns.map((turn) => turn.getTime() - now.getTime()).sort((a, b) => a - b);

test("processes that ask at the same time get turns that are an interval apart", async () => {
  expect(msOf(await Promise.all(Array.from({ length: 5 }, () => take("t"))))).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
});

test.each([
  { name: "another key waits for nothing", key: "u", atMs: 0, turnMs: 0 },
  { name: "what passed already counts", key: "t", atMs: 700, turnMs: 1_000 },
  { name: "after the interval it is free", key: "t", atMs: 1_000, turnMs: 1_000 },
  { name: "a long pause saves up no burst", key: "t", atMs: 60_000, turnMs: 60_000 },
  {
    name: "a clock that was an hour ahead holds it up for 20 intervals",
    key: "t",
    atMs: -3_600_000,
    turnMs: -3_580_000,
  },
])("$name", async ({ key, atMs, turnMs }) => {
  await take("t");
  expect(msOf([await take(key, after(atMs))])).toEqual([turnMs]);
});

test("an interval need not be whole seconds", async () => {
  const turns: Date[] = [];
  for (let turn = 0; turn < 3; turn++) turns.push(await take("t", now, 1_500));
  expect(msOf(turns)).toEqual([0, 1_500, 3_000]);
});

test("forgets tools that were sent nothing for an hour", async () => {
  await take("old");
  await take("new", after(3_600_000));
  await store.deliveryTurns.forget(after(3_601_001));
  expect((await database.query("SELECT key FROM delivery_turns")).rows).toEqual([{ key: "new" }]);
});
