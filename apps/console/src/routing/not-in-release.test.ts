import { expect, test } from "vitest";
import { unreleasedScreenAt } from "./not-in-release.ts";

test.each([
  ["/dashboard/data/", "Data dashboard"],
  ["/investigate/resources/aws/", "Cloud resources"],
  ["/nowhere/", undefined],
  ["/configure/", undefined],
])("%s is %s", (path, title) => {
  expect(unreleasedScreenAt(path)?.title).toBe(title);
});
