import { permissions, type User } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let manager: SignedInUser;
let admin: User;
let adminRoleId: string;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  adminRoleId = (await api.store.roles.getByName("Admin"))?.id ?? "";
  admin = await api.aUser(adminRoleId);
  manager = await api.signedIn(...permissions);
});
afterAll(() => api.close());

const missing = "018f0000-0000-7000-8000-000000000000";
const person = { email: "bo@example.com", givenName: "Bo", familyName: "Li", role: { kind: "NAME", value: "Analyst" } };
const invite = "mutation ($input: InviteUserInput!) { inviteUser(input: $input) { invitationUrl } }";
const update = "mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }";
const remove = "mutation ($id: ID!) { deleteUser(id: $id) { id } }";
const createRole = "mutation ($input: CreateRoleInput!) { createRole(input: $input) { role { id } } }";
const updateRole = "mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { role { id } } }";
const removeRole = "mutation ($id: ID!) { deleteRole(input: { id: $id }) { id } }";
const createToken = "mutation ($input: CreateAPITokenInput!) { createAPIToken(input: $input) { value } }";
const removeToken = "mutation ($id: ID!) { deleteAPIToken(id: $id) { id } }";

test.each<{ name: string; document: string; variables: object; address: string }>([
  {
    name: "an email address that is none",
    document: invite,
    variables: { input: { ...person, email: "bo" } },
    address: "users.invalid",
  },
  {
    name: "a user without a name",
    document: invite,
    variables: { input: { ...person, givenName: " " } },
    address: "users.invalid",
  },
  {
    name: "a role that does not exist",
    document: invite,
    variables: { input: { ...person, role: { kind: "NAME", value: "x" } } },
    address: "roles.not_found",
  },
  {
    name: "a role named neither by id nor by name",
    document: invite,
    variables: { input: { ...person, role: { kind: "x", value: "x" } } },
    address: "input.invalid",
  },
  { name: "a missing user", document: update, variables: { input: { id: missing } }, address: "users.not_found" },
  { name: "a user with a nonsense id", document: remove, variables: { id: "x" }, address: "users.not_found" },
  {
    name: "a role without a name",
    document: createRole,
    variables: { input: { name: "", permissions: [] } },
    address: "access.name_invalid",
  },
  {
    name: "a role of that name",
    document: createRole,
    variables: { input: { name: "analyst", permissions: [] } },
    address: "roles.name_taken",
  },
  {
    name: "an unknown permission",
    document: createRole,
    variables: { input: { name: "x", permissions: ["Fly"] } },
    address: "input.invalid",
  },
  {
    name: "a missing role",
    document: updateRole,
    variables: { input: { id: missing, name: "x", permissions: [] } },
    address: "roles.not_found",
  },
  { name: "a role with a nonsense id", document: removeRole, variables: { id: "x" }, address: "roles.not_found" },
  {
    name: "a token without permissions",
    document: createToken,
    variables: { input: { name: "x", permissions: [] } },
    address: "input.invalid",
  },
  {
    name: "a token with a permission that tokens cannot hold",
    document: createToken,
    variables: { input: { name: "x", permissions: ["LookupRead"] } },
    address: "input.invalid",
  },
  {
    name: "a token that has expired",
    document: createToken,
    variables: { input: { name: "x", permissions: ["AlertRead"], expiresAt: "2026-01-01T00:00:00Z" } },
    address: "input.invalid",
  },
  { name: "a missing token", document: removeToken, variables: { id: missing }, address: "api_tokens.not_found" },
  {
    name: "a token with a nonsense id",
    document: removeToken,
    variables: { id: "x" },
    address: "api_tokens.not_found",
  },
])("$name: $address", async ({ document, variables, address }) => {
  const { errors } = await manager.ask(document, variables);
  expect(errors.map(({ extensions }) => extensions.address)).toEqual([address]);
});

test("an email address belongs to one user", async () => {
  await manager.ask(invite, { input: person });
  const { errors } = await manager.ask(invite, { input: { ...person, email: "BO@example.com" } });
  expect(errors[0]).toMatchObject({ message: "Email already in use", extensions: { code: "AlreadyExists" } });
});

test("nobody removes or switches off their own account", async () => {
  const { id } = manager.user;
  const answers = [await manager.ask(remove, { id }), await manager.ask(update, { input: { id, enabled: false } })];
  for (const { errors } of answers) expect(errors[0]?.extensions.address).toBe("users.own_account");
});

test("the last administrator stays", async () => {
  const { id } = admin;
  const answers = [
    await manager.ask(remove, { id }),
    await manager.ask(update, { input: { id, enabled: false } }),
    await manager.ask(update, { input: { id, role: person.role } }),
  ];
  for (const { errors } of answers) expect(errors[0]?.extensions.address).toBe("users.last_administrator");
  expect(await api.store.users.get(id)).toMatchObject({ enabled: true });
});

test("the role Admin stays as it is", async () => {
  const id = adminRoleId;
  const answers = [
    await manager.ask(updateRole, { input: { id, name: "Admin", permissions: [] } }),
    await manager.ask(removeRole, { id }),
  ];
  for (const { errors } of answers) expect(errors[0]?.extensions.address).toBe("roles.admin_fixed");
});

test("a role that someone has cannot be deleted", async () => {
  const other = await api.signedIn("AlertRead");
  const { errors } = await manager.ask(removeRole, { id: other.user.roleId });
  expect(errors[0]?.extensions).toMatchObject({ code: "InUse", address: "roles.in_use" });
});

test("nobody gives a token more than they hold", async () => {
  const clerk = await api.signedIn("OrganizationApiTokenModify");
  const { errors } = await clerk.ask(createToken, { input: { name: "x", permissions: ["UserModify"] } });
  expect(errors[0]).toMatchObject({ message: "You need the permission UserModify to do this" });
});
