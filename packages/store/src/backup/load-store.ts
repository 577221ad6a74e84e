import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { checkVersion } from "../database/check-server.ts";
import { databaseIsNewer, migrationChanged } from "../database/errors.ts";
import { publicFailure } from "../database/failures.ts";
import { createMigrationsTable, type Migration } from "../database/migrate.ts";
import type { DatabaseConnection } from "./database-connection.ts";
import { databaseNotEmpty } from "./errors.ts";
import type { StoreContents } from "./store-snapshot.ts";
import { quoteName, renderCopyTarget, type StoreTable } from "./store-tables.ts";

export interface StoreToLoad {
  readonly contents: StoreContents;
  /** Of this version of Pharos. */
  readonly migrations: readonly Migration[];
  /** A table's rows in PostgreSQL's text form. */
  readonly read: (table: StoreTable) => AsyncIterable<Buffer>;
  readonly onTable: (table: StoreTable, rows: number) => void;
}

/**
 * Fills an empty database: all of it, or nothing. It is as old as the one that was copied; opening the store brings it up
 * to date. @throws databaseNotEmpty, databaseIsNewer, migrationChanged
 */
export async function loadStore(
  config: DatabaseConnection,
  { contents, migrations, read, onTable }: StoreToLoad,
): Promise<void> {
  const chosen = chooseMigrations(migrations, contents.migrations);
  const client = new pg.Client({ ...config, application_name: "pharos restore", keepAlive: true });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const version = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    checkVersion(version.rows[0]?.version ?? "");
    await client.query("BEGIN");
    await assertEmpty(client);
    await client.query(createMigrationsTable);
    for (const { name, statements, checksum } of chosen) {
      await client.query(statements);
      await client.query("INSERT INTO migrations (name, checksum) VALUES ($1, $2)", [name, checksum]);
    }
    // Migrations fill some tables with what the copy has as well.
    const names = contents.tables.map(({ name }) => quoteName(name)).join(", ");
    if (names !== "") await client.query(`TRUNCATE ${names}`);
    for (const table of contents.tables) {
      const stream = client.query(copyFrom(`COPY ${renderCopyTarget(table)} FROM STDIN`));
      await pipeline(Readable.from(read(table), { objectMode: false }), stream);
      onTable(table, stream.rowCount ?? 0);
    }
    for (const { name, last } of contents.sequences) {
      if (last !== null) await client.query("SELECT setval($1::regclass, $2::bigint)", [quoteName(name), last]);
    }
    // Whoever held these is another process, perhaps of another machine.
    await client.query("UPDATE lake_blocks SET taken_at = to_timestamp(0)");
    await client.query("UPDATE recurring_works SET held_until = NULL, holder = NULL");
    await client.query("COMMIT");
  } catch (error) {
    throw publicFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @throws databaseNotEmpty */
export async function assertDatabaseEmpty(config: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...config, application_name: "pharos restore" });
  try {
    await client.connect();
    await assertEmpty(client);
  } catch (error) {
    throw publicFailure(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'v', 'S') LIMIT 1",
  );
  if (rows[0]) throw databaseNotEmpty(rows[0].name);
}

/** Those that made the copied database what it is, in order. Pure. @throws databaseIsNewer, migrationChanged */
export function chooseMigrations(
  known: readonly Migration[],
  applied: readonly { readonly name: string; readonly checksum: string }[],
): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  return applied.map(({ name, checksum }) => {
    const migration = byName.get(name);
    if (!migration) throw databaseIsNewer(name);
    if (migration.checksum !== checksum) throw migrationChanged(name);
    return migration;
  });
}
