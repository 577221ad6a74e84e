import type { Engine } from "../connection/engine.ts";
import { lakeDatabases } from "./databases.ts";

export interface LiveTable {
  readonly database: string;
  readonly table: string;
  /** Hash of the definition it was last brought in line with. */
  readonly comment: string;
  readonly isView: boolean;
  /** Its engine with all clauses and settings, as the engine spells them; empty for a view. */
  readonly engineFull: string;
  /** Of this table and no other, whatever its name. */
  readonly id: string;
  /** Unknown of views. */
  readonly isEmpty: boolean;
}

interface TableRow extends Omit<LiveTable, "isView" | "isEmpty"> {
  readonly isView: number;
  /** NULL where the engine does not count. */
  readonly isEmpty: number | null;
}

/** By `database.table`, in the order of their names. */
export async function readLiveTables(engine: Engine): Promise<Map<string, LiveTable>> {
  const rows = await engine.rows<TableRow>({
    sql: `SELECT database, name AS table, comment, engine = 'View' AS isView, engine_full AS engineFull,
        toString(uuid) AS id,
        total_rows = 0 AS isEmpty
      FROM system.tables WHERE database IN {databases:Array(String)} ORDER BY database, name`,
    params: { databases: lakeDatabases },
  });
  return new Map(
    rows.map((row) => [
      `${row.database}.${row.table}`,
      { ...row, isView: row.isView === 1, isEmpty: row.isEmpty === 1 },
    ]),
  );
}

/** Column name → type, by `database.table`. */
export async function readLiveColumns(engine: Engine, names: readonly string[]) {
  const rows = await engine.rows<{ id: string; name: string; type: string }>({
    sql: `SELECT concat(database, '.', table) AS id, name, type
      FROM system.columns WHERE database IN {databases:Array(String)} AND id IN {names:Array(String)} ORDER BY position`,
    params: { databases: lakeDatabases, names },
  });
  const tables = new Map<string, Map<string, string>>();
  for (const { id, name, type } of rows) {
    const columns = tables.get(id) ?? new Map<string, string>();
    tables.set(id, columns.set(name, type));
  }
  return tables;
}
