import { expect, test } from "vitest";
import { unreleasedScreenAt } from "./not-in-release.ts";

test.each([
  ["/dashboard/data/", "Data dashboard"],
  ["/build/packs/sources/new-detection-pack-source/", "Packs"],
  ["/nowhere/", undefined],
  ["/configure/", undefined],
])("%s is %s", (path, title) => {
  expect(unreleasedScreenAt(path)?.title).toBe(title);
});
