import { existsSync } from "node:fs";
import { join } from "node:path";
import { testCacheFolder } from "@pharos/testkit";
import { expect, test } from "vitest";
import { installationFolder } from "./installation-folder.ts";

test("lies below the checkout, where npm start makes Python's image", () => {
  expect(existsSync(join(installationFolder, "../../../package-lock.json"))).toBe(true);
  expect(join(installationFolder, "/")).toBe(testCacheFolder);
});
