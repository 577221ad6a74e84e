import { randomUUID } from "node:crypto";
import { openTestStore, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BlockToTake, LakeOutboxRepository } from "./lake-outbox-repository.ts";
import { packLines } from "./packed-rows.ts";

const now = new Date("2026-03-01T10:07:00Z");
const later = new Date("2026-03-01T10:08:00Z");
let testStore: TestStore;
let outbox: LakeOutboxRepository;
beforeAll(async () => {
  testStore = await openTestStore();
  outbox = testStore.store.lakeOutbox;
});
beforeEach(() => testStore.clear());
afterAll(() => testStore.close());

const database = "pharos_logs";
async function add(table: string, ...entries: string[]): Promise<void> {
  const packed = await Promise.all(entries.map((lines) => packLines(Buffer.from(lines))));
  await outbox.add(
    packed.map((rows) => ({ database, table, ...rows })),
    now,
  );
}
const aBlock = (table: string, bytesMax = 1000): BlockToTake => {
  return { id: randomUUID(), database, table, bytesMax, instanceId: "one" };
};
const textOf = async (id: string) => Buffer.concat(await outbox.read(id)).toString();

describe("a block", () => {
  test("has the oldest entries of its table, in their order, until they are too large together", async () => {
    await add("a", "1\n", "22\n", "333\n");
    await add("b", "4\n");
    const [first, second, third] = [aBlock("a", 5), aBlock("a", 5), aBlock("a", 5)];
    expect([await outbox.take(first, now), await outbox.take(second, now), await outbox.take(third, now)]).toEqual([
      "taken",
      "taken",
      "none",
    ]);
    expect([await textOf(first.id), await textOf(second.id)]).toEqual(["1\n22\n", "333\n"]);
    expect(await outbox.waiting()).toEqual([{ database, table: "b", bytes: 2 }]);
  });

  test("has a single entry that is larger than a block may be", async () => {
    await add("a", "too much\n", "1\n");
    const block = aBlock("a", 3);
    await outbox.take(block, now);
    expect(await textOf(block.id)).toBe("too much\n");
  });

  test("is not taken twice when two processes take at once", async () => {
    await add("a", "1\n", "2\n", "3\n");
    const blocks = [aBlock("a", 2), aBlock("a", 2), aBlock("a", 2)];
    await Promise.all(blocks.map((block) => outbox.take(block, now)));
    const texts = await Promise.all(blocks.map(({ id }) => textOf(id)));
    expect(texts.join("").split("\n").filter(Boolean).sort()).toEqual(
      [...new Set(texts.join("").split("\n"))].filter(Boolean).sort(),
    );
  });

  test("is gone with its rows when it is finished, however often", async () => {
    await add("a", "1\n");
    const block = aBlock("a");
    await outbox.take(block, now);
    await outbox.finish(block.id);
    await outbox.finish(block.id);
    expect([await textOf(block.id), await outbox.waiting(), await outbox.abandoned(later)]).toEqual(["", [], []]);
  });

  test("is adopted by one of those who find it abandoned", async () => {
    await add("a", "1\n");
    const { id } = aBlock("a");
    await outbox.take({ ...aBlock("a"), id }, now);
    expect(await outbox.abandoned(now)).toEqual([]);
    await outbox.giveBack({ instanceId: "one" });
    expect(await outbox.abandoned(now)).toEqual([{ id, database, table: "a" }]);
    const adopted = await Promise.all([outbox.adopt(id, now, "two", now), outbox.adopt(id, now, "three", now)]);
    expect(adopted.sort()).toEqual([false, true]);
    expect(await outbox.abandoned(now)).toEqual([]);
  });

  test("goes as several when it is split, none of which waits for anybody else", async () => {
    await add("a", "1\n2\n");
    const block = aBlock("a");
    await outbox.take(block, now);
    const parts = ["1\n", "2\n"].map((lines) => ({ id: randomUUID(), lines: Buffer.from(lines) }));
    await outbox.split(block, parts, "one", now);
    await outbox.split(block, parts, "one", now);
    expect(await Promise.all([block.id, ...parts.map(({ id }) => id)].map(textOf))).toEqual(["", "1\n", "2\n"]);
    expect(await outbox.waiting()).toEqual([]);
  });
});

test("a refused line is kept with its reason, and waits no more", async () => {
  await add("a", '{"x":1}\n');
  const block = aBlock("a");
  await outbox.take(block, now);
  await outbox.refuse(block, "no column x");
  expect(await outbox.refused(10)).toEqual([
    { database, table: "a", line: '{"x":1}', refusal: "no column x", addedAt: now },
  ]);
  expect(await outbox.refusedByTable()).toEqual([{ database, table: "a", rows: 1, refusal: "no column x" }]);
  expect([await outbox.waiting(), await outbox.hasUpTo(await outbox.lastId())]).toEqual([[], false]);
  await outbox.retryRefused(10);
  expect(await outbox.refused(10)).toEqual([]);
  expect(await outbox.waiting()).toMatchObject([{ table: "a" }]);
});

test("tells whether what was there is on its way still", async () => {
  expect([await outbox.lastId(), await outbox.hasUpTo("0")]).toEqual(["0", false]);
  await add("a", "1\n");
  const goal = await outbox.lastId();
  const block = aBlock("a");
  await outbox.take(block, now);
  await add("a", "2\n");
  expect(await outbox.hasUpTo(goal)).toBe(true);
  await outbox.finish(block.id);
  expect(await outbox.hasUpTo(goal)).toBe(false);
});
