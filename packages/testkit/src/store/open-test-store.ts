import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "@pharos/store";
import { passwordFile } from "@pharos/store/postgres";
import pg from "pg";
import { createOwnDatabase } from "./shared-server.ts";
import { copyStoreTemplate, testSecretKey } from "./store-template.ts";

export interface TestStore {
  readonly store: Store;
  /** Straight to the database, for what no repository shows. */
  readonly database: pg.Pool;
  /** Empties every table: between tests. */
  clear(): Promise<void>;
  /** Stops what was started and removes its folder: after the last test of the file. */
  close(): Promise<void>;
}

/** A store of its own, one a test file: a database of the run's server, or without one an embedded PostgreSQL. */
export async function openTestStore(): Promise<TestStore> {
  const own = await createOwnDatabase();
  if (own) return openAt(own.url, own.drop);
  const dataDir = await mkdtemp(join(tmpdir(), "pharos-store-"));
  await copyStoreTemplate(dataDir);
  const store = await openStore({ dataDir }, { secretKey: testSecretKey });
  const database = new pg.Pool({ ...embeddedConnection(dataDir), max: 4 });
  return testStore(store, database, () => rm(dataDir, { recursive: true, force: true }));
}

async function openAt(url: string, drop: () => Promise<void>): Promise<TestStore> {
  const store = await openStore({ url }, { secretKey: testSecretKey });
  return testStore(store, new pg.Pool({ connectionString: url, max: 4 }), drop);
}

/** How to reach the embedded PostgreSQL of a data folder whose path is short. */
export function embeddedConnection(dataDir: string): pg.ClientConfig {
  const password = readFileSync(passwordFile(dataDir), "utf8").trim();
  return { host: join(dataDir, "postgres", "socket"), user: "pharos", password, database: "postgres" };
}

async function testStore(store: Store, database: pg.Pool, remove: () => Promise<void>): Promise<TestStore> {
  database.on("error", () => undefined);
  const { rows } = await database.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
  );
  // TRUNCATE makes every table's files anew, 200 times as slow for the few rows of a test. As a replica nothing is
  // checked or done along with a row: all go.
  const deletions = rows.map(({ name }) => `DELETE FROM ${name};`).join("");
  return {
    store,
    database,
    clear: async () => {
      await database.query(`BEGIN; SET LOCAL session_replication_role = replica; ${deletions} COMMIT`);
    },
    close: async () => {
      await database.end();
      await store.close();
      await remove();
    },
  };
}
