import { permissions } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { askGraphql, type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let admin: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  const role = await api.store.roles.getByName("Admin");
  await api.aUser(role?.id ?? "");
  admin = await api.signedIn(...permissions);
});

test("users are listed with their roles", async () => {
  const { data } = await admin.ask("{ users { email status enabled role { name } } roles { name permissions } }");
  expect(data.users.map((user: { role: { name: string } }) => user.role.name)).toContain("Admin");
  expect(data.roles.map((role: { name: string }) => role.name)).toEqual(
    expect.arrayContaining(["Admin", "Analyst", "AnalystReadOnly"]),
  );
});

test("a user's names, role and access change", async () => {
  const other = await api.signedIn("AlertRead");
  const { data, errors } = await admin.ask(
    `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { givenName email enabled role { name } } } }`,
    {
      input: {
        id: other.user.id,
        givenName: " Bo ",
        email: "bo@example.com",
        enabled: false,
        role: { kind: "NAME", value: "Analyst" },
      },
    },
  );
  expect(errors).toEqual([]);
  expect(data.updateUser.user).toEqual({
    givenName: "Bo",
    email: "bo@example.com",
    enabled: false,
    role: { name: "Analyst" },
  });
  expect((await other.ask("{ viewer { id } }")).status).toBe(401);
});

test("a deleted user is gone and signed out", async () => {
  const other = await api.signedIn("AlertRead");
  await admin.ask("mutation ($id: ID!) { deleteUser(id: $id) { id } }", { id: other.user.id });
  expect((await other.ask("{ viewer { id } }")).status).toBe(401);
  expect(await api.store.users.get(other.user.id)).toBeUndefined();
});

test("a person changes their own names", async () => {
  const person = await api.signedIn();
  const { data } = await person.ask(
    'mutation { updateProfile(givenName: "Bo", familyName: "Li") { id givenName familyName } }',
  );
  expect(data.updateProfile).toEqual({ id: person.user.id, givenName: "Bo", familyName: "Li" });
});

test("a role is made, changed and deleted", async () => {
  const created = await admin.ask(
    'mutation { createRole(input: { name: " Night shift ", permissions: ["AlertModify"] }) { role { id name permissions } } }',
  );
  const { id, ...role } = created.data.createRole.role;
  expect(role).toEqual({ name: "Night shift", permissions: ["AlertModify"] });
  const updated = await admin.ask(
    `mutation ($id: ID!) { updateRole(input: { id: $id, name: "Day shift", permissions: [] }) { role { name permissions } } }`,
    { id },
  );
  expect(updated.data.updateRole.role).toEqual({ name: "Day shift", permissions: [] });
  await admin.ask("mutation ($id: ID!) { deleteRole(input: { id: $id }) { id } }", { id });
  expect(await api.store.roles.get(id)).toBeUndefined();
});

test("a changed role works at once", async () => {
  const other = await api.signedIn("AlertRead");
  await admin.ask(
    'mutation ($id: ID!) { updateRole(input: { id: $id, name: "None", permissions: [] }) { role { id } } }',
    {
      id: other.user.roleId,
    },
  );
  expect((await other.ask("{ assignees { id } }")).errors[0]?.extensions.code).toBe("Forbidden");
});

test("a token works until it is deleted or expires", async () => {
  const create = async (name: string, expiresAt?: string) =>
    (
      await admin.ask(
        "mutation ($input: CreateAPITokenInput!) { createAPIToken(input: $input) { value token { id createdBy lastUsedAt } } }",
        { input: { name, permissions: ["UserRead"], expiresAt } },
      )
    ).data.createAPIToken;
  const ask = async (value: string) =>
    (await askGraphql(api.app, "/public/graphql", { "x-api-key": value }, "{ users { id } }")).status;
  const [forever, hour] = [await create("forever"), await create("an hour", "2026-03-01T13:00:00Z")];
  expect(forever.token).toMatchObject({ createdBy: "Ada Keeper", lastUsedAt: null });
  expect([await ask(forever.value), await ask(hour.value)]).toEqual([200, 200]);
  const { data } = await admin.ask("{ apiTokens { name lastUsedAt } }");
  expect(data.apiTokens[0]).toEqual({ name: "an hour", lastUsedAt: "2026-03-01T12:00:00Z" });
  await admin.ask("mutation ($id: ID!) { deleteAPIToken(id: $id) { id } }", { id: forever.token.id });
  api.passSeconds(3600);
  expect([await ask(forever.value), await ask(hour.value)]).toEqual([401, 401]);
  api.passSeconds(-3600);
});

test("the catalogue says what a token may hold", async () => {
  const { data } = await (await api.signedIn()).ask("{ permissionCatalogue { id group isForTokens } }");
  expect(data.permissionCatalogue).toHaveLength(permissions.length);
  expect(data.permissionCatalogue).toContainEqual({ id: "LookupRead", group: "Enrichment", isForTokens: false });
  expect(data.permissionCatalogue).toContainEqual({ id: "AlertRead", group: "Alerts", isForTokens: true });
});
