import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const expiresAt = new Date("2026-03-01T11:00:00Z");
const firstAdmin = { purpose: "first-admin", userId: undefined, expiresAt } as const;

beforeEach(clear);
afterAll(close);

test("is good for one of two that use it at the same time", async () => {
  await store.oneTimeTokens.create(firstAdmin, "t0ken", now);
  const uses = await Promise.all(Array.from({ length: 8 }, () => store.oneTimeTokens.use("first-admin", "t0ken", now)));
  expect(uses.filter(Boolean)).toEqual([firstAdmin]);
});

test("stays good when it is only looked at", async () => {
  await store.oneTimeTokens.create(firstAdmin, "t0ken", now);
  expect(await store.oneTimeTokens.find("first-admin", "t0ken", now)).toEqual(firstAdmin);
  expect(await store.oneTimeTokens.use("first-admin", "t0ken", now)).toEqual(firstAdmin);
  expect(await store.oneTimeTokens.find("first-admin", "t0ken", now)).toBeUndefined();
});

test.each([
  { name: "another token", purpose: "first-admin", token: "other", at: now },
  { name: "another purpose", purpose: "invitation", token: "t0ken", at: now },
  { name: "a late moment", purpose: "first-admin", token: "t0ken", at: expiresAt },
] as const)("is refused for $name", async ({ purpose, token, at }) => {
  await store.oneTimeTokens.create(firstAdmin, "t0ken", now);
  expect(await store.oneTimeTokens.use(purpose, token, at)).toBeUndefined();
});

test("makes an earlier one of the same purpose worthless", async () => {
  await store.oneTimeTokens.create(firstAdmin, "earlier", now);
  await store.oneTimeTokens.create(firstAdmin, "later", now);
  expect(await store.oneTimeTokens.use("first-admin", "earlier", now)).toBeUndefined();
  expect(await store.oneTimeTokens.use("first-admin", "later", now)).toEqual(firstAdmin);
});

test("is not used when the transaction that uses it fails", async () => {
  await store.oneTimeTokens.create(firstAdmin, "t0ken", now);
  const failing = store.transaction(async (tx) => {
    await tx.oneTimeTokens.use("first-admin", "t0ken", now);
    throw new Error("no user was created");
  });
  await expect(failing).rejects.toThrow("no user was created");
  expect(await store.oneTimeTokens.use("first-admin", "t0ken", now)).toEqual(firstAdmin);
});
