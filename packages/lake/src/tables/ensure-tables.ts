import { createHash } from "node:crypto";
import type { LogSchema } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import { cloudSecurityTables } from "./cloud-security-tables.ts";
import { databases, lakeDatabases } from "./databases.ts";
import { quoteIdentifier } from "./identifier.ts";
import { type LiveTable, readLiveColumns, readLiveTables } from "./live-catalogue.ts";
import { logTables } from "./log-tables.ts";
import { classificationFailures, otherEvents, signals } from "./operational-tables.ts";
import { definitionHash, renderCreateTable, type TableDefinition } from "./table-definition.ts";
import { renderView, views } from "./views.ts";
import { renderWidenTable } from "./widen-table.ts";

const idOf = ({ database, table }: { database: string; table: string }) => `${database}.${table}`;

/**
 * Creates what is missing and widens what has grown. When nothing changed it costs one query: each
 * table's comment holds the hash of its definition.
 */
export async function ensureTables(
  engine: Engine,
  schemas: readonly LogSchema[],
  retentionDays: number,
): Promise<void> {
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
  const changed = wanted.filter((definition) => {
    const table = live.get(idOf(definition));
    return table !== undefined && table.comment !== definitionHash(definition);
  });
  for (const definition of missing) await engine.command({ sql: renderCreateTable(definition, retentionDays) });
  if (changed.length > 0) await widen(engine, changed);
  await ensureViews(engine, wanted, live);
}

async function createDatabases(engine: Engine): Promise<void> {
  for (const name of lakeDatabases) {
    await engine.command({ sql: `CREATE DATABASE IF NOT EXISTS ${quoteIdentifier(name)}` });
  }
}

async function widen(engine: Engine, changed: readonly TableDefinition[]): Promise<void> {
  const columns = await readLiveColumns(engine, changed.map(idOf));
  for (const definition of changed) {
    await engine.command({ sql: renderWidenTable(definition, columns.get(idOf(definition)) ?? new Map()) });
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
