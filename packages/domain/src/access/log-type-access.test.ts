import { expect, test } from "vitest";
import { seesAllOf, visibleLogTypesOf } from "./log-type-access.ts";

const known = ["AWS.CloudTrail", "Okta.SystemLog"];

test.each([
  { logTypeAccessKind: "ALLOW_ALL", logTypeAccess: ["Okta.SystemLog"], visible: undefined },
  { logTypeAccessKind: "DENY_ALL", logTypeAccess: ["Okta.SystemLog"], visible: [] },
  { logTypeAccessKind: "ALLOW", logTypeAccess: ["Okta.SystemLog", "Not.Yet"], visible: ["Okta.SystemLog", "Not.Yet"] },
  { logTypeAccessKind: "ALLOW", logTypeAccess: [], visible: [] },
  { logTypeAccessKind: "DENY", logTypeAccess: ["Okta.SystemLog", "Not.Yet"], visible: ["AWS.CloudTrail"] },
  { logTypeAccessKind: "DENY", logTypeAccess: [], visible: known },
] as const)("$logTypeAccessKind $logTypeAccess leaves $visible", ({ visible, ...access }) => {
  expect(visibleLogTypesOf(access, known)).toEqual(visible);
});

test.each([
  { mine: undefined, theirs: undefined, sees: true },
  { mine: undefined, theirs: known, sees: true },
  { mine: known, theirs: undefined, sees: false },
  { mine: known, theirs: ["Okta.SystemLog"], sees: true },
  { mine: ["Okta.SystemLog"], theirs: known, sees: false },
  { mine: [], theirs: [], sees: true },
])("who sees $mine reads what was made by who sees $theirs: $sees", ({ mine, theirs, sees }) => {
  expect(seesAllOf(mine, theirs)).toBe(sees);
});
