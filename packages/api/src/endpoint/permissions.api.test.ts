import { apiTokenPermissions, type Permission, permissions } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleOperation } from "../testing/example-operation.ts";
import { askGraphql, type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { fieldPermissions } from "./field-permissions.ts";
import { createSchema, resolvers } from "./schema.ts";

const schema = createSchema();
const rootFields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, field })),
].map(({ kind, field }) => ({
  name: `${kind === "query" ? "Query" : "Mutation"}.${field.name}`,
  document: exampleOperation(kind, field),
}));
const guarded = rootFields.filter(({ name }) => fieldPermissions[name] !== "SIGNED_IN");

let api: TestApi;
let nobody: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  nobody = await api.signedIn();
});
afterAll(() => api.close());

describe("signed out", () => {
  test.each(rootFields)("$name answers 401", async ({ document }) => {
    for (const url of ["/internal/graphql", "/public/graphql"]) {
      const { status, errors, data } = await askGraphql(api.app, url, {}, document);
      expect({ status, code: errors[0]?.extensions.code, data }).toEqual({
        status: 401,
        code: "Unauthenticated",
        data: undefined,
      });
    }
  });
});

describe("without its permission", () => {
  test.each(guarded)("$name answers Forbidden", async ({ document }) => {
    const { errors } = await nobody.ask(document);
    expect(errors.map(({ extensions }) => [extensions.code, extensions.httpStatus])).toEqual([["Forbidden", 403]]);
  });

  test.each(guarded)("$name answers Forbidden to who holds every other one", async ({ name, document }) => {
    const needed = neededFor(name);
    const others = permissions.filter(
      (held) => !needed.includes(held) && !needed.some((one) => held === one.replace(/Read$/, "Modify")),
    );
    const { errors } = await (await api.signedIn(...others)).ask(document);
    expect(errors[0]?.extensions.code).toBe("Forbidden");
  });
});

/** Any of these is enough. */
function neededFor(name: string): readonly Permission[] {
  const needed = fieldPermissions[name];
  return permissions.filter((known) => (Array.isArray(needed) ? needed.includes(known) : known === needed));
}

test.each(guarded)("the permission of $name is all that it takes", async ({ name, document }) => {
  const holder = await api.signedIn(...neededFor(name));
  const { errors } = await holder.ask(document);
  expect(errors.filter(({ extensions }) => extensions.code === "Forbidden")).toEqual([]);
});

test("only what shows nothing of others goes without a permission", () => {
  const open = Object.entries(fieldPermissions).filter(([, permission]) => permission === "SIGNED_IN");
  expect(open.map(([name]) => name).sort()).toEqual([
    "Mutation.putNotificationPreferences",
    "Mutation.rotateAPIToken",
    "Mutation.updateNotification",
    "Mutation.updateProfile",
    "Mutation.updateUserNotifications",
    "Query.appConfig",
    "Query.featureFlags",
    "Query.generalSettings",
    "Query.notificationPreferences",
    "Query.notifications",
    "Query.permissionCatalogue",
    "Query.viewer",
  ]);
});

test("every permission belongs to a field that exists", () => {
  const missing = Object.keys(fieldPermissions).filter((name) => {
    const [typeName = "", fieldName = ""] = name.split(".");
    const type = schema.getType(typeName);
    return !isObjectType(type) || type.getFields()[fieldName] === undefined;
  });
  expect(missing).toEqual([]);
});

test("a field of an object that asks for more than its parent declares a permission", () => {
  const undeclared = Object.entries(resolvers)
    .filter(([type]) => !["Query", "Mutation", "DateTime", "JSON"].includes(type))
    .flatMap(([type, fields]) =>
      Object.entries(fields).map(([field, resolve]) => ({ name: `${type}.${field}`, resolve })),
    )
    .filter(({ name, resolve }) => typeof resolve === "function" && resolve.length > 1 && !(name in fieldPermissions));
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

test("an API token is held to its permissions", async () => {
  const token = {
    name: "reader",
    value: "secret",
    permissions: [apiTokenPermissions[0] ?? "UserRead"],
    createdBy: "x",
  };
  await api.store.apiTokens.create(token, api.now);
  const ask = (document: string) => askGraphql(api.app, "/public/graphql", { "x-api-key": "secret" }, document);
  expect((await ask("{ users { email } }")).errors).toEqual([]);
  expect((await ask("{ apiTokens { name } }")).errors[0]?.extensions.code).toBe("Forbidden");
  expect((await ask("{ viewer { email } }")).errors[0]?.extensions.code).toBe("Forbidden");
});
