import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "./connect.ts";
import { databaseIsNewer, migrationChanged } from "./errors.ts";

export interface Migration {
  readonly name: string;
  readonly statements: string;
  readonly checksum: string;
}

const migrationName = /^\d{4}-[a-z-]+\.sql$/;
/** Any number will do, as long as every Pharos uses the same. */
const migrationLock = 7_482_302;

export const createMigrationsTable = `CREATE TABLE IF NOT EXISTS migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
)`;

export async function loadMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => migrationName.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(folder, name), "utf8");
      return { name, statements, checksum: createHash("sha256").update(statements).digest("hex") };
    }),
  );
}

/** Those not applied yet, in order. Pure. @throws migrationChanged, databaseIsNewer */
export function pendingMigrations(
  all: readonly Migration[],
  applied: readonly { readonly name: string; readonly checksum: string }[],
): Migration[] {
  const known = new Map(all.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) throw databaseIsNewer(name);
    if (migration.checksum !== checksum) throw migrationChanged(name);
  }
  const done = new Set(applied.map(({ name }) => name));
  return all.filter(({ name }) => !done.has(name));
}

/** Brings the database up to date in one transaction; a second Pharos that starts meanwhile waits for it. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx);
    await sql.raw(createMigrationsTable).execute(tx);
    const applied = await sql<{ name: string; checksum: string }>`SELECT name, checksum FROM migrations`.execute(tx);
    for (const { name, statements, checksum } of pendingMigrations(migrations, applied.rows)) {
      await sql.raw(statements).execute(tx);
      await sql`INSERT INTO migrations (name, checksum) VALUES (${name}, ${checksum})`.execute(tx);
    }
  });
}
