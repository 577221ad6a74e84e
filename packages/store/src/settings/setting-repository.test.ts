import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const { settings } = store;
const now = new Date("2026-03-01T10:00:00Z");

beforeEach(clear);
afterAll(close);

test.each([{ a: [1, { b: null }] }, ["x", 2], "text", 0.5, false, null])("keeps %j as it is", async (value) => {
  await settings.set("key", value, now);
  expect(await settings.get("key")).toEqual(value);
});

test("replaces, lists and deletes", async () => {
  await settings.set("b", 1, now);
  await settings.set("b", 2, now);
  await settings.set("a", 3, now);
  expect(await settings.all()).toEqual(
    new Map([
      ["a", 3],
      ["b", 2],
    ]),
  );
  await settings.delete("b");
  expect(await settings.get("b")).toBeUndefined();
});

test("agrees on one value when many set it first at the same time", async () => {
  const values = await Promise.all([1, 2, 3, 4].map((value) => settings.setIfAbsent("id", value, now)));
  expect(new Set(values).size).toBe(1);
});
