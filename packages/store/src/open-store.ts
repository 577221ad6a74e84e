import { join } from "node:path";
import type pg from "pg";
import { connect } from "./database/connect.ts";
import { storeUnavailable } from "./database/errors.ts";
import { loadMigrations, migrate } from "./database/migrate.ts";
import { type EmbeddedCluster, startEmbeddedCluster } from "./postgres/embedded-cluster.ts";
import { SecretBox } from "./secrets/secret-box.ts";
import { Store } from "./store.ts";

/** The embedded PostgreSQL in a folder, or any PostgreSQL (15 or later) by its address. */
export type StorePlace = { readonly dataDir: string } | { readonly url: string };

export interface StoreOptions {
  /** 32 bytes; see `loadOrCreateKeyFile`. */
  readonly secretKey: Uint8Array;
  readonly connectionsMax?: number;
  /** What the embedded PostgreSQL writes to its log, line by line. */
  readonly onLog?: (line: string) => void;
  /** Where root may keep the cluster when PostgreSQL's account cannot enter the data folder. */
  readonly sharedFolder?: string;
}

/** How long a call waits for a server that starts again. */
const readinessPatienceMs = 10_000;
const migrationsFolder = join(import.meta.dirname, "migrations");

/**
 * Starts or reaches the database and brings it up to date.
 * @throws folderInUse, folderUnreachable, startFailed, storeUnavailable, databaseIsNewer, …
 */
export async function openStore(place: StorePlace, options: StoreOptions): Promise<Store> {
  const secrets = new SecretBox(options.secretKey);
  const cluster = "dataDir" in place ? await startEmbeddedCluster({ ...options, dataDir: place.dataDir }) : undefined;
  const pool: pg.PoolConfig = { max: options.connectionsMax ?? 10, application_name: "pharos" };
  const config = "url" in place ? { ...pool, connectionString: place.url } : { ...pool, ...cluster?.connection };
  const db = connect(config, () => (cluster ? untilReady(cluster) : Promise.resolve()));
  const close = async () => {
    await db.destroy();
    await cluster?.close();
  };
  try {
    await migrate(db, await loadMigrations(migrationsFolder));
  } catch (error) {
    await close();
    throw error;
  }
  return new Store(db, secrets, close);
}

async function untilReady(cluster: EmbeddedCluster): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(storeUnavailable()), readinessPatienceMs);
  });
  await Promise.race([cluster.ready(), patience]).finally(() => clearTimeout(timer));
}
