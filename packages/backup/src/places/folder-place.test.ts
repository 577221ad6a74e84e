import { mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolderPlace } from "./folder-place.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-place-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("keeps files for its owner alone, in folders that it makes", async () => {
  const place = openFolderPlace(join(folder, "new"));
  expect([await place.list(), await place.get("packs/a")]).toEqual([[], undefined]);
  await place.put("packs/a", Buffer.from("abc"));
  expect([await place.list(), await place.get("packs/a")]).toEqual([
    [{ name: "packs/a", bytes: 3 }],
    Buffer.from("abc"),
  ]);
  expect((await stat(join(folder, "new/packs/a"))).mode & 0o777).toBe(0o600);
  await place.remove("packs/a");
  await place.remove("packs/a");
  expect(await place.list()).toEqual([]);
});

// The device answers each write as a full disk does.
test.skipIf(process.platform !== "linux")("says that the disk is full, and leaves nothing half-written", async () => {
  await symlink("/dev/full", join(folder, "a.partial"));
  await expect(openFolderPlace(folder).put("a", Buffer.from("abc"))).rejects.toThrow(`${folder} has no room left`);
  expect(await readdir(folder)).toEqual([]);
});

test("says that its name is that of a file", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(openFolderPlace(join(folder, "file")).put("a", Buffer.from("abc"))).rejects.toThrow("it is a file");
});
