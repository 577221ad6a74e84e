import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "./open-store.ts";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");

beforeEach(clear);
afterAll(close);

describe("a transaction", () => {
  test("happens as a whole", async () => {
    await store.transaction(async (tx) => {
      await tx.settings.set("a", 1, now);
      expect(await store.settings.get("a")).toBeUndefined();
    });
    expect(await store.settings.get("a")).toBe(1);
  });

  test("is undone when it throws, also inside another one", async () => {
    const failing = store.transaction(async (tx) => {
      await tx.settings.set("a", 1, now);
      await tx.transaction(async (inner) => inner.settings.set("b", 2, now));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await store.settings.all()).toEqual(new Map());
  });

  test("gives back what its function returns", async () => {
    expect(await store.transaction(async () => 42)).toBe(42);
  });
});

test("refuses an address where nobody answers, as something to try again", async () => {
  const url = "postgres://pharos:open-sesame@127.0.0.1:1/pharos";
  const failure = await openStore({ url }, { secretKey: new Uint8Array(32) }).catch((error) => error);
  expect(failure).toMatchObject({ code: "store.unavailable" });
});

test("refuses a key of the wrong length before it starts anything", async () => {
  await expect(openStore({ dataDir: "/nowhere/at/all" }, { secretKey: new Uint8Array(16) })).rejects.toMatchObject({
    code: "secrets.key_invalid",
  });
});
