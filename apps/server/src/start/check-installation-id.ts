import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineError } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import type { Store } from "@pharos/store";

/** What a data folder says of itself. */
interface FolderIdentity {
  readonly installationId: string;
  /** Of the data folder's layout: a version of Pharos that changes it in a way that earlier ones cannot read adds one. */
  readonly format: number;
}

const fileName = "installation.json";
const format = 1;

const otherDatabase = defineError(
  "start.other_database",
  "InUse",
  (folder: string) =>
    `The database belongs to another installation than the data folder ${folder}. Check PHAROS_DATABASE_URL and PHAROS_DATA_DIR. If they do belong together from now on, remove ${join(folder, fileName)} and start again.`,
);
const otherLake = defineError(
  "start.other_lake",
  "InUse",
  () =>
    'The data lake belongs to another installation than the database. Check PHAROS_LAKE_URL and PHAROS_DATABASE_URL. If they do belong together from now on, run "DROP DATABASE pharos_installation" there and start again.',
);
const newerFolder = defineError(
  "start.newer_folder",
  "ServerError",
  (folder: string, found: number) =>
    `The data folder ${folder} was used by a newer Pharos (format ${found}, this version knows ${format}). Start that version or a later one, or restore a backup that was made before the upgrade.`,
);
const identityUnreadable = defineError(
  "start.identity_unreadable",
  "ServerError",
  (path: string) => `${path} is damaged. Restore it from a backup, or remove it if the database is the right one.`,
);

/** The folder's format is known before its stores are opened, which could not be undone. @throws newerFolder, identityUnreadable */
export async function checkFolderFormat(dataDir: string): Promise<void> {
  const identity = await readIdentity(dataDir);
  if (identity && identity.format > format) throw newerFolder(dataDir, identity.format);
}

/**
 * Makes sure that data folder and database belong together; to which installation. A new folder beside an existing
 * database is one of several processes, and an installation of before learns its id. @throws otherDatabase
 */
export async function checkInstallationId(dataDir: string, store: Pick<Store, "installation">): Promise<string> {
  const installationId = await store.installation.id();
  const identity = await readIdentity(dataDir);
  if (identity && identity.installationId !== installationId) throw otherDatabase(dataDir);
  if (identity) return installationId;
  await writeFile(join(dataDir, fileName), `${JSON.stringify({ installationId, format } satisfies FolderIdentity)}\n`, {
    mode: 0o600,
  });
  return installationId;
}

/** Before anything is written to it. @throws otherLake */
export async function checkLakeOwner(lake: Pick<Lake, "claim">, installationId: string): Promise<void> {
  if ((await lake.claim(installationId)) !== installationId) throw otherLake();
}

async function readIdentity(dataDir: string): Promise<FolderIdentity | undefined> {
  const path = join(dataDir, fileName);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const { installationId, format: found } = JSON.parse(text) as Partial<FolderIdentity>;
    if (typeof installationId === "string" && typeof found === "number") return { installationId, format: found };
  } catch {
    // Reported below.
  }
  throw identityUnreadable(path);
}
