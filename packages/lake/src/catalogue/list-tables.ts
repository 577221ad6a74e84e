import type { Engine } from "../connection/engine.ts";
import { databases, lakeDatabases } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { isOfOneLogType, type LogTypeAccess, visibleTables } from "./visible-tables.ts";

export interface LakeTable {
  readonly database: string;
  readonly table: string;
  readonly isView: boolean;
  readonly rows: number;
  /** On disk, compressed. */
  readonly bytes: number;
}

/** Every table that the person may query, by name. */
export async function listTables(engine: Engine, access: LogTypeAccess): Promise<LakeTable[]> {
  const isVisible = visibleTables(access);
  const all = await engine.rows<{ database: string; table: string; rows: number; bytes: number; isView: number }>({
    sql: `SELECT database, name AS table, toInt64(ifNull(total_rows, 0)) AS rows,
        toInt64(ifNull(total_bytes, 0)) AS bytes, engine = 'View' AS isView
      FROM system.tables WHERE database IN {databases:Array(String)} ORDER BY database, name`,
    params: { databases: lakeDatabases },
  });
  return all.filter(isVisible).map((table) => ({
    ...table,
    ...(access !== undefined && !isOfOneLogType(table) ? uncounted : {}),
    isView: table.isView === 1,
  }));
}

/** Of a table in which the person sees some of the rows. */
const uncounted = { rows: 0, bytes: 0 };

function hasEventTime(database: string): boolean {
  return database !== databases.views && database !== databases.lookups;
}

/**
 * When the newest event of each of the tables happened, `YYYY-MM-DD HH:MM:SS.fffffffff`, UTC, by `database.table`; none
 * of tables without counted rows and of views. Read from the parts' own bounds, not from the rows.
 */
export async function newestEvents(engine: Engine, tables: readonly LakeTable[]): Promise<ReadonlyMap<string, string>> {
  const filled = tables.filter(({ rows, database }) => rows > 0 && hasEventTime(database));
  if (filled.length === 0) return new Map();
  const params: Record<string, unknown> = {};
  const selects = filled.map((table, index) => {
    params[`t${index}`] = `${table.database}.${table.table}`;
    return `SELECT {t${index}:String} AS id, toString(max(p_event_time)) AS newest FROM ${qualifiedName(table)}`;
  });
  const rows = await engine.rows<{ id: string; newest: string }>({ sql: selects.join("\nUNION ALL "), params });
  return new Map(rows.map(({ id, newest }) => [id, newest]));
}
