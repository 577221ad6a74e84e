import { expect, test } from "vitest";
import type { ActorReference } from "../access/actor.ts";
import { type Authors, authorAccess } from "./author-access.ts";

const door = ["Custom.Door"];
const authors: Authors = {
  roleOfUser: new Map([
    ["ada", "all"],
    ["bob", "doors"],
    ["eve", "gone"],
  ]),
  tokens: new Map([
    ["open", { logTypeAccess: undefined, createdById: undefined }],
    ["of-bob", { logTypeAccess: undefined, createdById: "bob" }],
    ["narrow", { logTypeAccess: ["Custom.Gate"], createdById: "ada" }],
    ["apart", { logTypeAccess: ["Custom.Gate"], createdById: "bob" }],
  ]),
  former: new Map([
    ["left", { roleId: "doors", logTypeAccess: undefined, createdById: undefined }],
    ["long-gone", { roleId: undefined, logTypeAccess: undefined, createdById: undefined }],
    ["old-token", { roleId: undefined, logTypeAccess: door, createdById: undefined }],
  ]),
  roles: new Map([
    ["all", { logTypeAccessKind: "ALLOW_ALL", logTypeAccess: [] }],
    ["doors", { logTypeAccessKind: "DENY", logTypeAccess: ["Custom.Gate"] }],
  ]),
  logTypes: ["Custom.Door", "Custom.Gate"],
};

test.each<{ name: string; kind?: ActorReference["kind"]; id: string; sees: readonly string[] | undefined }>([
  { name: "Pharos", kind: "system", id: "system", sees: undefined },
  { name: "a user of a role without restriction", id: "ada", sees: undefined },
  { name: "a user of a restricted role", id: "bob", sees: door },
  { name: "a user whose role is gone", id: "eve", sees: [] },
  { name: "a deleted user, by the last role", id: "left", sees: door },
  { name: "a user deleted before authors were kept", id: "long-gone", sees: undefined },
  { name: "somebody unknown", id: "nobody", sees: [] },
  { name: "a token of nobody in particular", kind: "api-token", id: "open", sees: undefined },
  { name: "a token of a restricted user", kind: "api-token", id: "of-bob", sees: door },
  { name: "a restricted token of a user who sees all", kind: "api-token", id: "narrow", sees: ["Custom.Gate"] },
  { name: "a token that shares no log type with its maker", kind: "api-token", id: "apart", sees: [] },
  { name: "a deleted token", kind: "api-token", id: "old-token", sees: door },
  { name: "an unknown token", kind: "api-token", id: "nobody", sees: [] },
])("$name sees $sees", ({ kind = "user", id, sees }) => {
  expect(authorAccess(authors)({ kind, id, name: "" })).toEqual(sees);
});

test("content without an author comes with Pharos and sees all", () => {
  expect(authorAccess(authors)(undefined)).toBeUndefined();
});
