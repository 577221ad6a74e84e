import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@pharos/store";
import pg from "pg";
import { copyClusterTemplate } from "./cluster-template.ts";

export interface TestStore {
  readonly store: Store;
  /** Straight to the database, for what no repository shows. */
  readonly database: pg.Pool;
  /** Empties every table: between tests. */
  clear(): Promise<void>;
  /** Stops what was started and removes its folder: after the last test of the file. */
  close(): Promise<void>;
}

export const testSecretKey: Uint8Array = new Uint8Array(32).fill(7);

let address: string | undefined;

/** From now on `openTestStore` opens the database at this address, so that one suite runs against both kinds. */
export function useTestDatabase(url: string): void {
  address = url;
}

/** A store in an embedded PostgreSQL of its own, in a temporary folder: one a test file. */
export async function openTestStore(): Promise<TestStore> {
  if (address !== undefined) return openAt(address);
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-store-"));
  await copyClusterTemplate(dataDir);
  const store = await openStore({ dataDir }, { secretKey: testSecretKey });
  const database = new pg.Pool({ ...embeddedConnection(dataDir), max: 4 });
  return testStore(store, database, () => rm(dataDir, { recursive: true, force: true }));
}

async function openAt(url: string): Promise<TestStore> {
  const store = await openStore({ url }, { secretKey: testSecretKey });
  return testStore(store, new pg.Pool({ connectionString: url, max: 4 }), async () => undefined);
}

/** How to reach the embedded PostgreSQL of a data folder whose path is short. */
export function embeddedConnection(dataDir: string): pg.ClientConfig {
  return { host: join(dataDir, "postgres", "socket"), user: "pharos", database: "postgres" };
}

async function testStore(store: Store, database: pg.Pool, removeFolder: () => Promise<void>): Promise<TestStore> {
  database.on("error", () => undefined);
  const { rows } = await database.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
  );
  const tables = rows.map(({ name }) => name).join(", ");
  return {
    store,
    database,
    clear: async () => {
      await database.query(`TRUNCATE ${tables} CASCADE`);
    },
    close: async () => {
      await database.end();
      await store.close();
      await removeFolder();
    },
  };
}
