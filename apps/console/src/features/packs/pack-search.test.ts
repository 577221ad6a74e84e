import { expect, test } from "vitest";
import { matchingPacks, type PackSearch } from "./pack-search.ts";

const packs = [
  { displayName: "Zeek", description: "Network", enabled: false, hasUpdate: false },
  { displayName: "AWS", description: "Cloud", enabled: true, hasUpdate: true },
  { displayName: "Okta", description: "Sign-ins", enabled: true, hasUpdate: false },
];

test.each<{ name: string; search: PackSearch; found: string[] }>([
  { name: "disabled ones first", search: {}, found: ["Zeek", "AWS", "Okta"] },
  { name: "by a part of the description", search: { q: "sign" }, found: ["Okta"] },
  { name: "those with an update", search: { state: "update" }, found: ["AWS"] },
  { name: "enabled ones", search: { state: "enabled" }, found: ["AWS", "Okta"] },
])("lists $name", ({ search, found }) => {
  expect(matchingPacks(packs, search).map(({ displayName }) => displayName)).toEqual(found);
});
