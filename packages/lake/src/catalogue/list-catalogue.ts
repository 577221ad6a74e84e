import type { Engine } from "../connection/engine.ts";
import type { ResultColumn } from "../runs/lake-run.ts";
import { type LakeDatabase, lakeDatabases } from "../tables/databases.ts";
import { type LogTypeAccess, visibleTables } from "./visible-tables.ts";

/** A table that people may query, with the engine's types. */
export interface LakeTableColumns {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly columns: readonly ResultColumn[];
}

/** Every table that the person may query with its columns, by name. */
export async function listCatalogue(engine: Engine, access: LogTypeAccess): Promise<LakeTableColumns[]> {
  const rows = await engine.rows<{ database: LakeDatabase; table: string; names: string[]; types: string[] }>({
    sql: `SELECT database, table, groupArray(name) AS names, groupArray(type) AS types
      FROM (SELECT database, table, name, type FROM system.columns
        WHERE database IN {databases:Array(String)} ORDER BY database, table, position)
      GROUP BY database, table ORDER BY database, table`,
    params: { databases: lakeDatabases },
  });
  return rows.filter(visibleTables(access)).map(({ database, table, names, types }) => {
    return { database, table, columns: names.map((name, index) => ({ name, type: types[index] ?? "String" })) };
  });
}
