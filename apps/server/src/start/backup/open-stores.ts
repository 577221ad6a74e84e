import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineError, type OsAccount } from "@pharos/domain";
import { type LakeAddress, type LakeArchive, openLakeArchive } from "@pharos/lake";
import { type DatabaseConnection, reachDatabase } from "@pharos/store";
import { startEmbeddedCluster } from "@pharos/store/postgres";
import type { Configuration } from "../../configuration/configuration.ts";
import { findChildAccounts } from "../accounts/child-accounts.ts";
import { isDataFolderInUse, lockDataFolder } from "../data-folder-lock.ts";

export interface OpenStores {
  readonly database: DatabaseConnection;
  readonly lake: LakeArchive;
}

const nothingInFolder = defineError(
  "backup.no_installation",
  "NotFound",
  (folder: string) =>
    `There is no installation in the data folder ${folder}. Name it with --data-dir or PHAROS_DATA_DIR.`,
);

/** The stores of the installation, whether Pharos runs on them or not. `cleanup` closes what was opened. */
export async function openRunningStores(config: Configuration, cleanup: AsyncDisposableStack): Promise<OpenStores> {
  const { dataDir } = config;
  if (isDataFolderInUse(dataDir)) return reachStores(config, cleanup);
  if (!existsSync(join(dataDir, "secret.key")) && config.secretKey === undefined) throw nothingInFolder(dataDir);
  cleanup.defer(lockDataFolder(dataDir));
  return startStores(config, cleanup);
}

/** The stores of a data folder that this process has to itself, made where they are missing. */
export async function startStores(config: Configuration, cleanup: AsyncDisposableStack): Promise<OpenStores> {
  const { databaseUrl, dataDir } = config;
  const accounts = findChildAccounts(config.accountBase, dataDir, () => undefined);
  const database = databaseUrl
    ? { connectionString: databaseUrl }
    : await startCluster(dataDir, accounts.database, cleanup);
  return { database, lake: await openLake(config, false, accounts.lake, cleanup) };
}

async function reachStores(config: Configuration, cleanup: AsyncDisposableStack): Promise<OpenStores> {
  const { databaseUrl, dataDir } = config;
  const database = databaseUrl ? { connectionString: databaseUrl } : await reachDatabase(dataDir);
  return { database, lake: await openLake(config, true, undefined, cleanup) };
}

async function startCluster(dataDir: string, account: OsAccount | undefined, cleanup: AsyncDisposableStack) {
  const cluster = await startEmbeddedCluster({ dataDir, ...(account && { account }) });
  cleanup.defer(() => cluster.close());
  return cluster.connection;
}

async function openLake(
  config: Configuration,
  isRunning: boolean,
  account: OsAccount | undefined,
  cleanup: AsyncDisposableStack,
): Promise<LakeArchive> {
  const lake = await openLakeArchive(lakeAddressOf(config), { isRunning, account });
  cleanup.defer(() => lake.close());
  return lake;
}

function lakeAddressOf({ lakeUrl, dataDir }: Pick<Configuration, "lakeUrl" | "dataDir">): LakeAddress {
  if (!lakeUrl) return { path: join(dataDir, "lake") };
  const url = new URL(lakeUrl);
  const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = "";
  url.password = "";
  return { url: url.href, username, password };
}
