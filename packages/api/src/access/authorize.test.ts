import type { Actor, Permission, PharosError } from "@pharos/domain";
import { expect, test } from "vitest";
import { authorize } from "./authorize.ts";

const holding = (...permissions: Permission[]): Actor => ({ kind: "user", id: "u1", name: "Ada", permissions });

test.each<{ name: string; actor: Actor; needed: Permission | Permission[] }>([
  { name: "lets the holder pass", actor: holding("AlertRead"), needed: "AlertRead" },
  { name: "takes Modify for Read", actor: holding("AlertModify"), needed: "AlertRead" },
  { name: "is satisfied by any of several", actor: holding("RuleRead"), needed: ["PolicyRead", "RuleRead"] },
])("$name", ({ actor, needed }) => {
  expect(() => authorize(actor, needed)).not.toThrow();
});

test("names every permission that would do", () => {
  expect(() => authorize(holding("AlertRead"), ["PolicyRead", "RuleRead"])).toThrow(
    expect.objectContaining({
      category: "Forbidden",
      message: "You need the permission PolicyRead or RuleRead to do this",
    }) as PharosError,
  );
});
