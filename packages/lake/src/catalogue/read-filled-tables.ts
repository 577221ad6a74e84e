import type { Engine } from "../connection/engine.ts";
import type { LakeDatabase } from "../tables/databases.ts";
import type { TableName } from "./table-name.ts";

/** The tables of these databases that have rows, without views, in the order of their names. */
export function readFilledTables(engine: Engine, databases: readonly LakeDatabase[]): Promise<TableName[]> {
  return engine.rows<TableName>({
    sql: `SELECT database, name AS table FROM system.tables
      WHERE database IN {databases:Array(String)} AND engine LIKE '%MergeTree' AND total_rows > 0 ORDER BY database, name`,
    params: { databases },
  });
}
