import { expect, test } from "vitest";
import { unreleasedScreenAt } from "./not-in-release.ts";

test.each([
  ["/settings/api/playground/", "API playground"],
  ["/configure/cloud-accounts/aws/", "Cloud accounts"],
  ["/nowhere/", undefined],
  ["/configure/", undefined],
])("%s is %s", (path, title) => {
  expect(unreleasedScreenAt(path)?.title).toBe(title);
});
