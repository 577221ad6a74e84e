import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { NewUser } from "./user-repository.ts";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
let roleId: string;

beforeEach(async () => {
  await clear();
  roleId = (await store.roles.create({ name: "Analyst", permissions: ["AlertRead"] }, now)).id;
});
afterAll(close);

function aUser(change: Partial<NewUser> = {}): NewUser {
  return { email: "ada@example.com", givenName: "Ada", familyName: "L", roleId, status: "CONFIRMED", ...change };
}

test("finds a user by email whatever its capitalisation", async () => {
  const user = await store.users.create(aUser({ email: "Ada@Example.com" }), now);
  expect(await store.users.getByEmail("aDA@example.COM")).toEqual(user);
  expect(user).toEqual({
    ...aUser({ email: "Ada@Example.com" }),
    id: user.id,
    enabled: true,
    createdAt: now,
    lastLoggedInAt: undefined,
  });
});

test("refuses an email that differs in capitalisation only", async () => {
  const ada = await store.users.create(aUser(), now);
  const bob = await store.users.create(aUser({ email: "bob@example.com" }), now);
  await expect(store.users.create(aUser({ email: "ADA@example.com" }), now)).rejects.toThrow("Email already in use");
  await expect(store.users.update(bob.id, { email: "Ada@example.com" })).rejects.toThrow("Email already in use");
  expect((await store.users.update(ada.id, { email: "ADA@example.com" })).email).toBe("ADA@example.com");
});

describe("an unknown", () => {
  test("role is refused", async () => {
    await expect(store.users.create(aUser({ roleId: "nope" }), now)).rejects.toMatchObject({
      code: "users.role_unknown",
    });
  });
  test("user cannot be changed", async () => {
    await expect(store.users.update("nope", { givenName: "X" })).rejects.toMatchObject({ code: "users.not_found" });
    await expect(store.users.setPassword("nope", "hash", "CONFIRMED")).rejects.toMatchObject({
      code: "users.not_found",
    });
    expect(await store.users.get("nope")).toBeUndefined();
    expect(await store.users.delete("nope")).toBe(false);
  });
});

test("records when somebody signed in", async () => {
  const { id } = await store.users.create(aUser(), now);
  await store.users.recordSignIn(id, now);
  expect((await store.users.get(id))?.lastLoggedInAt).toEqual(now);
});

test("takes an authenticator's time step once", async () => {
  const { id } = await store.users.create(aUser(), now);
  await store.users.setTotpSecret(id, "JBSWY3DPEHPK3PXP");
  const taken = await Promise.all([store.users.takeTotpStep(id, 57), store.users.takeTotpStep(id, 57)]);
  expect(taken.sort()).toEqual([false, true]);
  expect(await store.users.takeTotpStep(id, 56)).toBe(false);
  expect(await store.users.takeTotpStep(id, 58)).toBe(true);
});

test("keeps the authenticator's secret unreadable in the table, and bound to its row", async () => {
  const ada = await store.users.create(aUser(), now);
  const bob = await store.users.create(aUser({ email: "bob@example.com" }), now);
  await store.users.setTotpSecret(ada.id, "JBSWY3DPEHPK3PXP");
  const { rows } = await database.query("SELECT u::text AS dump FROM users u");
  expect(JSON.stringify(rows)).not.toContain("JBSWY3DPEHPK3PXP");
  expect((await store.users.credentials(ada.id))?.totpSecret).toBe("JBSWY3DPEHPK3PXP");
  await database.query("UPDATE users SET totp_secret = (SELECT totp_secret FROM users WHERE id = $1) WHERE id = $2", [
    ada.id,
    bob.id,
  ]);
  await expect(store.users.credentials(bob.id)).rejects.toMatchObject({ code: "secrets.unreadable" });
});

test("counts and lists users by email", async () => {
  await store.users.create(aUser({ email: "b@example.com" }), now);
  const ada = await store.users.create(aUser({ email: "A@example.com" }), now);
  await store.users.update(ada.id, { enabled: false });
  expect((await store.users.list()).map((user) => user.email)).toEqual(["A@example.com", "b@example.com"]);
  expect(await store.users.count()).toBe(2);
  expect(await store.users.count({ roleId, enabled: true })).toBe(1);
});
