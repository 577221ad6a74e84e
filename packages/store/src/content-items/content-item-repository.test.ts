import type { DataModel } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { withoutRecord } from "./content-item-rows.ts";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");
const ada = { kind: "user", id: "u1", name: "Ada" } as const;
const bot = { kind: "api-token", id: "t1", name: "CI" } as const;
const aGlobal = (id: string, body = "x = 1") => ({ id, description: "", body });
const aModel = (id: string, change: Partial<DataModel> = {}): DataModel => ({
  id,
  displayName: `Model ${id}`,
  enabled: true,
  logTypes: ["AWS.CloudTrail"],
  mappings: [{ name: "user", path: "$.user" }],
  body: "",
  ...change,
});

beforeEach(clear);
afterAll(close);

test("gives back the item, when and by whom it was made, and an id that outlives its name", async () => {
  const made = await store.dataModels.create(aModel("a"), ada, now);
  expect(made).toMatchObject({ ...aModel("a"), managed: false, createdAt: now, createdBy: ada, lastModifiedBy: ada });
  const renamed = await store.dataModels.update(made.uuid, aModel("b"), bot, later);
  expect(renamed).toEqual({ ...made, ...aModel("b"), lastModified: later, lastModifiedBy: bot, author: bot });
  expect(withoutRecord(renamed)).toEqual(aModel("b"));
  expect(await store.dataModels.getByUuid(made.uuid)).toEqual(renamed);
  expect(await store.dataModels.get("a")).toBeUndefined();
  await expect(store.dataModels.create(aModel("b"), ada, now)).rejects.toThrow("A data model called b exists already");
});

test("has another revision after any change of the kind", async () => {
  const before = await store.globals.revision();
  await store.globals.put({ id: "g", description: "", body: "" }, undefined, now);
  expect(await store.globals.revision()).not.toBe(before);
  const revision = await store.globals.revision();
  await store.dataModels.put(
    { id: "m", displayName: "", enabled: true, logTypes: [], mappings: [], body: "" },
    undefined,
    now,
  );
  expect(await store.globals.revision()).toBe(revision);
});

test("keeps the kinds apart", async () => {
  await store.globals.put(aGlobal("same"), ada, now);
  await store.dataModels.put(aModel("same"), ada, now);
  expect(await store.globals.delete("same")).toBe(true);
  expect(await store.dataModels.all()).toHaveLength(1);
  expect(await store.globals.all()).toEqual([]);
});

test("replaces one of the user's own, who made it stays", async () => {
  await store.globals.put(aGlobal("mine"), ada, now);
  await store.globals.put(aGlobal("mine", "x = 3"), bot, later);
  expect(await store.globals.get("mine")).toMatchObject({
    body: "x = 3",
    createdAt: now,
    createdBy: ada,
    lastModified: later,
    lastModifiedBy: bot,
  });
});

test("follows what comes with Pharos and leaves a user's own alone", async () => {
  await store.globals.put(aGlobal("mine"), ada, now);
  expect(await store.globals.syncManaged([aGlobal("a"), aGlobal("b")], now)).toMatchObject({ added: ["a", "b"] });
  expect(await store.globals.syncManaged([aGlobal("a", "x = 2")], now)).toEqual({
    added: [],
    updated: ["a"],
    removed: ["b"],
  });
  expect((await store.globals.all()).map(withoutRecord)).toEqual([aGlobal("a", "x = 2"), aGlobal("mine")]);
});

test("keeps a shipped item being on or off as a person chose", async () => {
  await store.dataModels.syncManaged([aModel("a")], now);
  await store.dataModels.setEnabled("a", false, ada, now);
  await store.dataModels.syncManaged([aModel("a", { displayName: "New" })], later);
  expect(await store.dataModels.all()).toMatchObject([{ displayName: "New", enabled: false }]);
  expect(await store.dataModels.syncManaged([aModel("a", { displayName: "New" })], later)).toMatchObject({
    updated: [],
  });
});

describe("a list", () => {
  beforeEach(async () => {
    await store.dataModels.put(aModel("a", { displayName: "beta" }), ada, now);
    await store.dataModels.put(aModel("b", { displayName: "Alpha", enabled: false }), bot, now);
  });

  test.each([
    { name: "nothing", filter: {}, found: ["b", "a"] },
    { name: "part of the name", filter: { nameContains: "ALPH" }, found: ["b"] },
    { name: "being off", filter: { enabled: false }, found: ["b"] },
    { name: "who made it", filter: { createdBy: "u1" }, found: ["a"] },
    { name: "who changed it", filter: { lastModifiedBy: "t1" }, found: ["b"] },
  ])("narrowed by $name comes page by page", async ({ filter, found }) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await store.dataModels.list({ filter, pageSize: 1, cursor });
      expect(page.totalCount).toBe(found.length);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual(found);
  });
});
