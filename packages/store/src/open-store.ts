import { join } from "node:path";
import type { OsAccount } from "@pharos/domain";
import type pg from "pg";
import type { DatabaseConnection } from "./backup/database-connection.ts";
import { checkKey, type SealedSecrets } from "./check-key.ts";
import { checkServer } from "./database/check-server.ts";
import { connect } from "./database/connect.ts";
import { storeUnavailable } from "./database/errors.ts";
import { createListen } from "./database/listen.ts";
import { loadMigrations, type Migration, migrate } from "./database/migrate.ts";
import { type EmbeddedCluster, startEmbeddedCluster } from "./postgres/embedded-cluster.ts";
import { SecretBox } from "./secrets/secret-box.ts";
import { Store } from "./store.ts";

/** The embedded PostgreSQL in a folder, or any PostgreSQL (15 or later) by its address, or one that runs already. */
export type StorePlace =
  | { readonly dataDir: string }
  | { readonly url: string }
  | { readonly connection: DatabaseConnection };

export interface StoreOptions {
  /** 32 bytes; see `loadOrCreateKeyFile`. */
  readonly secretKey: Uint8Array;
  readonly connectionsMax?: number;
  /** Where the key comes from, for the message that says that it is another one. */
  readonly keyPlace?: string;
  /** Forget what a lost key had sealed, instead of refusing to open; hears what has to be entered anew. */
  readonly onKeyLost?: (lost: SealedSecrets) => void;
  /** What the embedded PostgreSQL writes to its log, line by line. */
  readonly onLog?: (line: string) => void;
  /** Whom the embedded PostgreSQL runs as, where we are root; its folder becomes that account's. */
  readonly account?: OsAccount;
  /** Where root may keep the cluster when PostgreSQL's account cannot enter the data folder. */
  readonly sharedFolder?: string;
}

/** How long a call waits for a server that starts again. */
const readinessPatienceMs = 10_000;
const migrationsFolder = join(import.meta.dirname, "migrations");

/** Those that this version of Pharos knows. */
export function knownMigrations(): Promise<Migration[]> {
  return loadMigrations(migrationsFolder);
}

/**
 * Starts or reaches the database and brings it up to date.
 * @throws folderInUse, folderUnreachable, startFailed, storeUnavailable, databaseIsNewer, keyLost, …
 */
export async function openStore(place: StorePlace, options: StoreOptions): Promise<Store> {
  const secrets = new SecretBox(options.secretKey);
  const cluster = "dataDir" in place ? await startEmbeddedCluster({ ...options, dataDir: place.dataDir }) : undefined;
  const pool: pg.PoolConfig = { max: options.connectionsMax ?? 10, application_name: "pharos" };
  const config = { ...pool, ...connectionTo(place), ...cluster?.connection };
  const beforeConnect = () => (cluster ? untilReady(cluster) : Promise.resolve());
  const db = connect(config, beforeConnect, cluster?.noticeShutdown);
  const close = async () => {
    await db.destroy();
    await cluster?.close();
  };
  try {
    await checkServer(db);
    await migrate(db, await knownMigrations());
    await checkKey(db, secrets, options);
  } catch (error) {
    await close();
    throw error;
  }
  return new Store(db, secrets, close, createListen(config, beforeConnect));
}

function connectionTo(place: StorePlace): DatabaseConnection {
  if ("url" in place) return { connectionString: place.url };
  return "connection" in place ? place.connection : {};
}

/** Reaches a database by its address and changes nothing. @throws what the server or the driver says */
export async function probeDatabase(url: string): Promise<void> {
  const db = connect({ connectionString: url, max: 1, application_name: "pharos" }, () => Promise.resolve());
  try {
    await checkServer(db);
  } finally {
    await db.destroy();
  }
}

async function untilReady(cluster: EmbeddedCluster): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(storeUnavailable()), readinessPatienceMs);
  });
  await Promise.race([cluster.ready(), patience]).finally(() => clearTimeout(timer));
}
