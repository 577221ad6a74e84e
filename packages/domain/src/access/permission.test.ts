import { describe, expect, test } from "vitest";
import {
  apiTokenPermissions,
  hasPermission,
  type Permission,
  permissions,
  withImpliedPermissions,
} from "./permission.ts";

describe("a permission check", () => {
  test.each<{
    name: string;
    held: Permission[] | undefined;
    needed: Permission | Permission[];
    mode?: "ANY" | "ALL";
    allowed: boolean;
  }>([
    { name: "allows what is held", held: ["AlertRead"], needed: "AlertRead", allowed: true },
    { name: "lets Modify stand for Read", held: ["AlertModify"], needed: "AlertRead", allowed: true },
    { name: "does not let Read stand for Modify", held: ["AlertRead"], needed: "AlertModify", allowed: false },
    {
      name: "is satisfied by any one by default",
      held: ["RuleRead"],
      needed: ["PolicyRead", "RuleRead"],
      allowed: true,
    },
    {
      name: "asks for every one in mode ALL",
      held: ["RuleRead"],
      needed: ["PolicyRead", "RuleRead"],
      mode: "ALL",
      allowed: false,
    },
    { name: "denies an empty list", held: permissions, needed: [], mode: "ALL", allowed: false },
    { name: "denies when there is no user", held: undefined, needed: "AlertRead", allowed: false },
  ])("$name", ({ held, needed, mode, allowed }) => {
    expect(hasPermission(held, needed, mode)).toBe(allowed);
  });
});

test("granting twice the same permission keeps it once, with what it implies", () => {
  expect(withImpliedPermissions(["UserModify", "UserModify"])).toEqual(["UserRead", "UserModify"]);
});

test("an API token cannot be given destinations, lookups, resources or settings", () => {
  expect(apiTokenPermissions.filter((p) => /Destination|Lookup|Resource|GeneralSettingsModify/.test(p))).toEqual([]);
});
