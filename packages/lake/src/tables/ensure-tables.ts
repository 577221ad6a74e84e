import { createHash } from "node:crypto";
import type { LogSchema } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import { isOutdated, renderAlignTable } from "./align-table.ts";
import { cloudSecurityTables } from "./cloud-security-tables.ts";
import { databases, lakeDatabases } from "./databases.ts";
import { quoteIdentifier } from "./identifier.ts";
import { type LiveTable, readLiveColumns, readLiveTables } from "./live-catalogue.ts";
import { logTables } from "./log-tables.ts";
import { classificationFailures, otherEvents, signals } from "./operational-tables.ts";
import { renderCreateTable, type TableDefinition } from "./table-definition.ts";
import { renderView, views } from "./views.ts";

const idOf = ({ database, table }: { database: string; table: string }) => `${database}.${table}`;

/**
 * Creates what is missing and brings in line what has changed. When nothing changed it costs one query: each table's
 * comment holds the hash of its definition. Waits for no merge.
 */
export async function ensureTables(engine: Engine, schemas: readonly LogSchema[]): Promise<void> {
  const live = await readLiveTables(engine);
  if (live.size === 0) await createDatabases(engine);
  const wanted = [
    ...schemas.flatMap(logTables),
    ...otherEvents,
    ...cloudSecurityTables,
    signals,
    classificationFailures,
  ];
  const missing = wanted.filter((definition) => !live.has(idOf(definition)));
  for (const definition of missing) await engine.command({ sql: renderCreateTable(definition) });
  await alignTables(engine, wanted, live);
  await ensureViews(engine, wanted, live);
}

async function alignTables(
  engine: Engine,
  wanted: readonly TableDefinition[],
  live: ReadonlyMap<string, LiveTable>,
): Promise<void> {
  const definitions = new Map(wanted.map((definition) => [idOf(definition), definition]));
  const outdated = [...live.values()].filter((table) => isOutdated(table, definitions.get(idOf(table))));
  if (outdated.length === 0) return;
  const columns = await readLiveColumns(engine, outdated.map(idOf));
  for (const table of outdated) {
    const definition = definitions.get(idOf(table));
    for (const sql of renderAlignTable(table, columns.get(idOf(table)) ?? new Map(), definition)) {
      // The engine converts what it reads until it has rewritten a widened column.
      await engine.command({ sql, settings: { alter_sync: 0, mutations_sync: 0 } });
    }
  }
}

export async function createDatabases(engine: Engine): Promise<void> {
  for (const name of lakeDatabases) {
    await engine.command({ sql: `CREATE DATABASE IF NOT EXISTS ${quoteIdentifier(name)}` });
  }
}

async function ensureViews(
  engine: Engine,
  wanted: readonly TableDefinition[],
  live: ReadonlyMap<string, LiveTable>,
): Promise<void> {
  for (const view of views) {
    const tables = membersOf(view.database, wanted, live);
    const names = tables.map((table) => table.table);
    const comment = createHash("sha256")
      .update(JSON.stringify([view, names]))
      .digest("hex")
      .slice(0, 16);
    if (live.get(`${databases.views}.${view.name}`)?.comment === comment) continue;
    await engine.command({ sql: renderView(view, tables, comment) });
  }
}

/** Also the tables of log types that no schema describes any more: their events are still there. */
function membersOf(
  database: string,
  wanted: readonly TableDefinition[],
  live: ReadonlyMap<string, LiveTable>,
): { database: string; table: string }[] {
  const names = new Set<string>();
  for (const table of [...wanted, ...live.values()]) if (table.database === database) names.add(table.table);
  return [...names].sort().map((table) => ({ database, table }));
}
