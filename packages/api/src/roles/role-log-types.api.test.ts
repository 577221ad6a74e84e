import { permissions } from "@pharos/domain";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDoorSchema, doorSchema } from "../testing/builders.ts";
import { askGraphql, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let admin: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  await testLake.lake.ensureTables([parseSchema(doorSchema)]);
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  await addDoorSchema(api.store, api.now);
  admin = await api.signedIn(...permissions);
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const doors = `{ fieldSummary(key: "door", input: {
  tables: ["pharos_logs.custom_door"], startTime: "2026-03-01T00:00:00Z", endTime: "2026-03-02T00:00:00Z"
}) { total } }`;
const update = `mutation ($input: UpdateRoleInput!) {
  updateRole(input: $input) { role { logTypeAccess logTypeAccessKind } }
}`;

async function restrictable() {
  const person = await api.signedIn("DataAnalyticsRead", "OrganizationApiTokenModify");
  const role = { id: person.user.roleId, name: `Role of ${person.user.id}` };
  const set = async (access: object) => {
    const input = { ...role, permissions: ["DataAnalyticsRead", "OrganizationApiTokenModify"], ...access };
    const { data, errors } = await admin.ask(update, { input });
    return errors[0]?.message ?? data.updateRole.role;
  };
  const seesDoors = async () => {
    const { errors } = await person.ask(doors);
    return errors[0]?.message ?? true;
  };
  return { person, set, seesDoors };
}

const unknown = "The data lake has no table pharos_logs.custom_door";

test.each([
  { logTypeAccessKind: "ALLOW_ALL", logTypeAccess: [], sees: true },
  { logTypeAccessKind: "DENY_ALL", logTypeAccess: [], sees: unknown },
  { logTypeAccessKind: "ALLOW", logTypeAccess: ["Custom.Door"], sees: true },
  { logTypeAccessKind: "ALLOW", logTypeAccess: ["Custom.Other"], sees: unknown },
  { logTypeAccessKind: "DENY", logTypeAccess: ["Custom.Door"], sees: unknown },
  { logTypeAccessKind: "DENY", logTypeAccess: ["Custom.Other"], sees: true },
])("a role of $logTypeAccessKind $logTypeAccess restricts its people at once", async ({ sees, ...access }) => {
  const { set, seesDoors } = await restrictable();
  expect(await seesDoors()).toBe(true);
  expect(await set(access)).toEqual(access);
  expect(await seesDoors()).toBe(sees);
  // What else changes leaves it as it is.
  expect(await set({})).toEqual(access);
});

test.each([
  [{ logTypeAccess: ["Custom.Door"] }, "logTypeAccess is for the kinds ALLOW and DENY only"],
  [{ logTypeAccessKind: "DENY_ALL", logTypeAccess: ["x"] }, "logTypeAccess is for the kinds ALLOW and DENY only"],
  [{ logTypeAccessKind: "ALLOW" }, "logTypeAccess must say which log types to ALLOW"],
])("refuses %j", async (access, message) => {
  const { set, seesDoors } = await restrictable();
  expect(await set(access)).toBe(message);
  expect(await seesDoors()).toBe(true);
});

test("a token sees what its maker saw when making it, and no more than they see now", async () => {
  const { person, set } = await restrictable();
  const create = async (name: string): Promise<string> => {
    const mutation = `mutation ($input: CreateAPITokenInput!) { createAPIToken(input: $input) { value } }`;
    const input = { name, permissions: ["DataAnalyticsRead"] };
    return (await person.ask(mutation, { input })).data.createAPIToken.value;
  };
  const answer = async (value: string) => {
    const { errors } = await askGraphql(api.app, "/public/graphql", { "x-api-key": value }, doors);
    return errors[0]?.message ?? true;
  };
  const all = await create("all");
  expect(await answer(all)).toBe(true);
  await set({ logTypeAccessKind: "DENY_ALL" });
  const none = await create("none");
  expect(await answer(all)).toBe(unknown);
  await set({ logTypeAccessKind: "ALLOW_ALL" });
  expect(await answer(all)).toBe(true);
  expect(await answer(none)).toBe(unknown);
});
