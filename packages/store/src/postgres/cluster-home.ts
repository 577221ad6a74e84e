import { randomUUID } from "node:crypto";
import { chmod, chown, lstat, mkdir, readFile, readlink, realpath, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OsAccount } from "@pharos/domain";
import { blockingFolder } from "./account.ts";
import { clusterMoved, clusterOfOriginal, folderUnreachable } from "./errors.ts";

/** Where root may put what PostgreSQL's account must reach. */
export const sharedFolderDefault = "/var/lib/pharos";

/**
 * The folder of the embedded cluster: `<dataDir>/postgres`. When that lies where PostgreSQL's account cannot go
 * (a checkout below /root), it is a link to a folder of its own below `sharedFolder`, so that it still moves with
 * the data folder and nobody else's permissions are touched.
 */
export async function clusterHome(
  dataDir: string,
  account: OsAccount | undefined,
  sharedFolder: string,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const real = await realpath(dataDir);
  const home = join(real, "postgres");
  const linked = await readlink(home).catch(() => undefined);
  if (linked !== undefined) {
    const exists = await stat(linked).catch(() => undefined);
    if (!exists) throw clusterMoved(home, linked);
    await claimLinked(linked, real);
    return linked;
  }
  // The data folder is ours: others may pass through it, not list it. What is in it has permissions of its own.
  if (blockingFolder(real, account) === real) await chmod(real, (await stat(real)).mode | 0o011);
  const blocked = blockingFolder(real, account);
  if (blocked === undefined) return ownFolder(home, account);
  if (await lstat(home).catch(() => undefined)) throw folderUnreachable(real, `${blocked} is closed to it`);
  const elsewhere = await sharedPlace(sharedFolder, account, randomUUID(), blocked);
  await ownFolder(elsewhere, account);
  await claimLinked(elsewhere, real);
  await symlink(elsewhere, home);
  return elsewhere;
}

const ownerFile = "data-folder";

/**
 * A cluster outside of its data folder knows whose it is: a copy of the data folder has a copy of the link only, and
 * would change the database of the original. A data folder that was moved keeps its cluster.
 */
async function claimLinked(cluster: string, dataDir: string): Promise<void> {
  const path = join(cluster, ownerFile);
  const owner = (await readFile(path, "utf8").catch(() => "")).trim();
  if (owner === dataDir) return;
  const linkedByOwner = owner === "" ? undefined : await readlink(join(owner, "postgres")).catch(() => undefined);
  if (linkedByOwner === cluster) throw clusterOfOriginal(dataDir, owner);
  await writeFile(path, `${dataDir}\n`);
}

/** `<sharedFolder>/<name>`, whose parent exists and can be entered by the account. */
export async function sharedPlace(
  sharedFolder: string,
  account: OsAccount | undefined,
  name: string,
  blocked: string,
): Promise<string> {
  const place = join(sharedFolder, name);
  try {
    const made = await mkdir(dirname(place), { recursive: true });
    // The mask of a server leaves nothing to others; here they must pass through to folders that are closed again.
    if (made !== undefined) await chmod(dirname(place), 0o755);
  } catch (error) {
    throw folderUnreachable(blocked, `and ${sharedFolder} cannot be made instead (${(error as Error).message})`);
  }
  const stillBlocked = blockingFolder(await realpath(sharedFolder), account);
  if (stillBlocked !== undefined) throw folderUnreachable(blocked, `and ${stillBlocked} is closed to it as well`);
  return place;
}

async function ownFolder(folder: string, account: OsAccount | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}
