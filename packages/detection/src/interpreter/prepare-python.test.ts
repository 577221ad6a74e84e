import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testCacheFolder } from "../testing/a-rule.ts";
import { preparePython } from "./prepare-python.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pharos-image-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("takes the image of the installation, and keeps one for it", { timeout: 120_000 }, async () => {
  const notice = (message: string) => expect(message).not.toContain("image");
  const [installationFolder, first, second] = [newFolder(), newFolder(), newFolder()];
  await preparePython({ cacheFolder: testCacheFolder, notice });
  await preparePython({ cacheFolder: first, installationFolder: testCacheFolder, notice });
  const [image = ""] = readdirSync(first);
  expect(readFileSync(join(first, image)).equals(readFileSync(join(testCacheFolder, image)))).toBe(true);
  await preparePython({ cacheFolder: first, installationFolder, notice });
  expect(readdirSync(installationFolder)).toEqual([image]);
  await preparePython({ cacheFolder: second, installationFolder, notice });
  expect(readFileSync(join(second, image)).equals(readFileSync(join(first, image)))).toBe(true);
});
