import type { Permission } from "@pharos/domain";
import type { GraphQLResolveInfo } from "graphql";
import { expect, test } from "vitest";
import type { RequestContext } from "../context/request-context.ts";
import type { FieldPermission } from "./field-permissions.ts";
import { guardResolvers } from "./guard-resolvers.ts";

/** What a resolver was given, asked by someone who holds these permissions. */
function ask(type: string, permission: FieldPermission | undefined, ...held: Permission[]): unknown {
  const resolve = (...given: unknown[]) => given.slice(0, 3);
  const guarded = guardResolvers({ [type]: { field: resolve } }, permission ? { [`${type}.field`]: permission } : {});
  const actor = { kind: "user", id: "u1", name: "Ada", permissions: held };
  const fields = guarded[type] as Record<string, (...given: unknown[]) => unknown>;
  return fields.field?.("parent", { id: 1 }, { actor } as unknown as RequestContext, {} as GraphQLResolveInfo);
}
const everything = ["parent", { id: 1 }, expect.objectContaining({ actor: expect.anything() })];

test("a root field that declares no permission stops the start", () => {
  expect(() => guardResolvers({ Query: { field: () => 1 } }, {})).toThrow("Query.field declares no permission");
  expect(() => guardResolvers({ Mutation: { field: () => 1 } }, {})).toThrow("Mutation.field declares no permission");
});

test("another field that declares none gets its parent alone", () => {
  expect(ask("Alert", undefined, "AlertRead")).toEqual(["parent"]);
});

test("a declared permission is asked for before the work", () => {
  expect(ask("Alert", "AlertRead", "AlertRead")).toEqual(everything);
  expect(() => ask("Alert", "AlertRead", "RuleRead")).toThrow("You need the permission AlertRead to do this");
});

test("where a field may be null, it is null without the permission", () => {
  expect(ask("Alert", { nullWithout: "RuleRead" }, "RuleModify")).toEqual(everything);
  expect(ask("Alert", { nullWithout: "RuleRead" })).toBeNull();
});

test("what is everyone's own needs no permission", () => {
  expect(ask("Query", "SIGNED_IN")).toEqual(everything);
});
