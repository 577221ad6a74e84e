import type { AlertGroup, AlertGroupKey } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, database, clear, close } = await openTestStore();
const start = new Date("2026-03-01T10:00:00Z");
const end = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

const keyOf = (dedup: string): AlertGroupKey => ({ ruleId: "AWS.Root", kind: "match", dedup });

function aGroup(key: AlertGroupKey, change: Partial<AlertGroup> = {}): AlertGroup {
  return {
    ...key,
    alertId: `alert of ${key.dedup}`,
    windowStartedAt: start,
    windowEndsAt: end,
    eventCount: 1,
    distinctValues: undefined,
    isAlertCreated: false,
    text: { title: "T", severity: "LOW", description: "", runbook: "", reference: "", context: { a: [1] } },
    logTypes: ["AWS.CloudTrail"],
    sourceIds: ["s1", "s2"],
    lastMatchedAt: start,
    ...change,
  };
}

/** What a commit does: lock, count on, save. */
async function countOn(keys: readonly AlertGroupKey[]): Promise<void> {
  await store.transaction(async (tx) => {
    const groups = await tx.alertGroups.lock(keys);
    await tx.alertGroups.save(keys.map((key, i) => aGroup(key, { eventCount: (groups[i]?.eventCount ?? 0) + 1 })));
  });
}

test("gives groups in the order of their keys, missing ones and repeats included", async () => {
  const distinctValues = new Uint8Array([0, 255, 7]);
  const group = aGroup(keyOf("one"), { eventCount: 4, isAlertCreated: true, distinctValues });
  await store.transaction(async (tx) => {
    await tx.alertGroups.lock([keyOf("one")]);
    await tx.alertGroups.save([group]);
  });
  const keys = [keyOf("other"), keyOf("one"), { ...keyOf("one"), kind: "system" } as const, keyOf("one")];
  expect(await store.transaction((tx) => tx.alertGroups.lock(keys))).toEqual([undefined, group, undefined, group]);
});

test("keeps apart dedup strings that are long, or differ in what PostgreSQL cannot hold", async () => {
  const keys = ["x".repeat(5000), `${"x".repeat(5000)}y`, "a\0", "a\ufffd"].map(keyOf);
  await countOn(keys);
  const groups = await store.transaction((tx) => tx.alertGroups.lock(keys));
  expect(groups.map((group) => group?.alertId)).toEqual(
    keys.map(({ dedup }) => `alert of ${dedup}`.replace("\0", "\ufffd")),
  );
});

test.each(["first", "second", "third"])(
  "loses no count and never deadlocks in opposite orders: the %s time",
  async (name) => {
    const keys = Array.from({ length: 1500 }, (_, i) => keyOf(`${name} ${i}`));
    await Promise.all(Array.from({ length: 8 }, (_, i) => countOn(i % 2 ? keys : keys.toReversed())));
    const groups = await store.transaction((tx) => tx.alertGroups.lock(keys));
    expect(groups.map((group) => group?.eventCount)).toEqual(keys.map(() => 8));
  },
);

test("refuses to lock outside a transaction, where a lock would be gone at once", async () => {
  await expect(store.alertGroups.lock([keyOf("a")])).rejects.toThrow("inside a transaction only");
});

test("forgets windows that ended", async () => {
  await countOn([keyOf("a"), keyOf("b")]);
  expect(await store.alertGroups.deleteEnded(end)).toBe(0);
  expect(await store.alertGroups.deleteEnded(new Date(end.getTime() + 1))).toBe(2);
  const { rows } = await database.query("SELECT * FROM alert_groups");
  expect(rows).toEqual([]);
});
