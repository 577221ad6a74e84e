import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const aGlobal = (id: string, body = "x = 1") => ({ id, description: "", body });

beforeEach(clear);
afterAll(close);

test("follows what comes with Pharos and leaves a user's own alone", async () => {
  await store.globals.put(aGlobal("mine"), now);
  expect(await store.globals.syncManaged([aGlobal("a"), aGlobal("b")], now)).toMatchObject({ added: ["a", "b"] });
  expect(await store.globals.syncManaged([aGlobal("a", "x = 2")], now)).toEqual({
    added: [],
    updated: ["a"],
    removed: ["b"],
  });
  expect(await store.globals.all()).toEqual([aGlobal("a", "x = 2"), aGlobal("mine")]);
});

test("replaces one of the user's own", async () => {
  await store.globals.put(aGlobal("mine"), now);
  await store.globals.put(aGlobal("mine", "x = 3"), now);
  expect(await store.globals.get("mine")).toEqual(aGlobal("mine", "x = 3"));
  expect(await store.globals.delete("mine")).toBe(true);
  expect(await store.globals.get("mine")).toBeUndefined();
});
