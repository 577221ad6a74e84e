import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readVolumes } from "./watch-disk.ts";

const dataDir = mkdtempSync(join(tmpdir(), "pharos-disk-"));
const mount = (options: string) => spawnSync("mount", ["-t", "tmpfs", "-o", options, "pharos-test", dataDir]);
const isMounted = mount("size=8m").status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", [dataDir]);
  rmSync(dataDir, { recursive: true, force: true });
});

const places = { dataDir, databaseUrl: "postgres://db", lakeUrl: "http://lake:8123" };

// Mounting needs root.
test.skipIf(!isMounted)("notices a disk that is made read-only while it is used", async () => {
  expect(await readVolumes(places)).toMatchObject([
    { name: "data folder", isReadOnly: false, totalBytes: 8 * 2 ** 20 },
  ]);
  expect(mount("remount,ro").status).toBe(0);
  expect(await readVolumes(places)).toMatchObject([{ name: "data folder", isReadOnly: true }]);
});
