import { expect, test } from "vitest";
import { renameCopy } from "./puller-text.ts";

test.each([
  ["provider: okta\nname: Okta\n", "provider: custom-okta\nname: Okta\n"],
  ["# Okta\nprovider: okta", "# Okta\nprovider: custom-okta"],
  ["provider: custom-okta", "provider: custom-okta"],
])("the copy of %j is a custom one", (before, after) => {
  expect(renameCopy(before)).toBe(after);
});
