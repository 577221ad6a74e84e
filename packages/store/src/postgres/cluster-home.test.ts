import { chmod, cp, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clusterHome } from "./cluster-home.ts";

const account = { uid: 65_534, gid: 65_534 };
let folder: string;
let shared: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pharos-home-"));
  await chmod(folder, 0o755);
  shared = join(folder, "shared");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("lies in the data folder when PostgreSQL runs as ourselves", async () => {
  const dataDir = join(folder, "data");
  expect(await clusterHome(dataDir, undefined, shared)).toBe(join(dataDir, "postgres"));
  expect((await stat(join(dataDir, "postgres"))).mode & 0o777).toBe(0o700);
});

const asRoot = test.skipIf(process.getuid?.() !== 0);

asRoot("lies in a closed data folder, which may then be passed through and not listed", async () => {
  const dataDir = join(folder, "data");
  await mkdir(dataDir, { mode: 0o700 });
  expect(await clusterHome(dataDir, account, shared)).toBe(join(dataDir, "postgres"));
  expect((await stat(dataDir)).mode & 0o777).toBe(0o711);
  expect(await stat(join(dataDir, "postgres"))).toMatchObject(account);
});

asRoot("lies elsewhere when a folder above is closed, which stays closed", async () => {
  const closed = join(folder, "closed");
  await mkdir(closed, { mode: 0o700 });
  const home = await clusterHome(join(closed, "data"), account, shared);
  expect(home).toMatch(`${shared}/`);
  expect(await clusterHome(join(closed, "data"), account, shared)).toBe(home);
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
});

asRoot("says what to do when nothing is open to PostgreSQL", async () => {
  const closed = join(folder, "closed");
  await mkdir(closed, { mode: 0o700 });
  await expect(clusterHome(join(closed, "data"), account, join(closed, "shared"))).rejects.toMatchObject({
    code: "postgres.folder_unreachable",
    message: expect.stringMatching(/another account.*PHAROS_DATA_DIR.*ordinary user.*PHAROS_DATABASE_URL/),
  });
});

asRoot("does not begin with an empty database when the one elsewhere is gone", async () => {
  const closed = join(folder, "closed");
  await mkdir(closed, { mode: 0o700 });
  await clusterHome(join(closed, "data"), account, shared);
  await rename(shared, `${shared}-moved`);
  await expect(clusterHome(join(closed, "data"), account, shared)).rejects.toMatchObject({
    code: "postgres.cluster_missing",
  });
});

asRoot("elsewhere goes with a data folder that is moved, and is refused to one that is copied", async () => {
  const closed = join(folder, "closed");
  await mkdir(closed, { mode: 0o700 });
  const home = await clusterHome(join(closed, "data"), account, shared);
  await cp(join(closed, "data"), join(closed, "copy"), { recursive: true, verbatimSymlinks: true });
  await expect(clusterHome(join(closed, "copy"), account, shared)).rejects.toThrow(
    `The data folder ${join(closed, "copy")} is a copy of ${join(closed, "data")}`,
  );
  await rename(join(closed, "data"), join(closed, "moved"));
  expect(await clusterHome(join(closed, "moved"), account, shared)).toBe(home);
});
