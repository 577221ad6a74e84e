import { builtInRoles } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const later = new Date("2026-03-01T11:00:00Z");

beforeEach(clear);
afterAll(close);

test("gives a new installation its roles once, also when two start at the same time", async () => {
  await Promise.all([store.roles.seed(builtInRoles, now), store.roles.seed(builtInRoles, now)]);
  expect((await store.roles.list()).map((role) => role.name)).toEqual(["Admin", "Analyst", "AnalystReadOnly"]);
  const analyst = await store.roles.getByName("analyst");
  await store.roles.delete(analyst?.id ?? "");
  await store.roles.seed(builtInRoles, now);
  expect(await store.roles.getByName("Analyst")).toBeUndefined();
});

test("changes a role's name and permissions", async () => {
  const role = await store.roles.create({ name: "Night", permissions: ["AlertRead"] }, now);
  const changed = await store.roles.update(role.id, { name: "Day", permissions: ["AlertRead", "RuleRead"] }, later);
  expect(changed).toEqual({ ...role, name: "Day", permissions: ["AlertRead", "RuleRead"], updatedAt: later });
  expect(await store.roles.get(role.id)).toEqual(changed);
});

test("restricts a role to log types, and leaves it so when only its name changes", async () => {
  const access = { logTypeAccessKind: "ALLOW", logTypeAccess: ["Okta.SystemLog"] } as const;
  const role = await store.roles.create({ name: "Night", permissions: [], ...access }, now);
  expect(role).toMatchObject(access);
  expect(await store.roles.update(role.id, { name: "Day", permissions: [] }, later)).toMatchObject(access);
  const none = { logTypeAccessKind: "DENY_ALL", logTypeAccess: [] } as const;
  expect(await store.roles.update(role.id, { name: "Day", permissions: [], ...none }, later)).toMatchObject(none);
  const open = await store.roles.create({ name: "Open", permissions: [] }, now);
  expect(open).toMatchObject({ logTypeAccessKind: "ALLOW_ALL", logTypeAccess: [] });
});

test("refuses a name that another role has", async () => {
  await store.roles.create({ name: "Night", permissions: [] }, now);
  const day = await store.roles.create({ name: "Day", permissions: [] }, now);
  const taken = { code: "roles.name_taken" };
  await expect(store.roles.create({ name: "NIGHT", permissions: [] }, now)).rejects.toMatchObject(taken);
  await expect(store.roles.update(day.id, { name: "night", permissions: [] }, now)).rejects.toMatchObject(taken);
});

test("refuses to delete a role that a user has", async () => {
  const { id: roleId } = await store.roles.create({ name: "Night", permissions: [] }, now);
  const names = { givenName: "Ada", familyName: "L" };
  const user = await store.users.create({ ...names, email: "a@b.c", roleId, status: "INVITED" }, now);
  await expect(store.roles.delete(roleId)).rejects.toMatchObject({ code: "roles.in_use", category: "InUse" });
  await store.users.delete(user.id);
  expect(await store.roles.delete(roleId)).toBe(true);
});
