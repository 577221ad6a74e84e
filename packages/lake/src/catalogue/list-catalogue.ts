import type { Engine } from "../connection/engine.ts";
import { lakeTableUnknown } from "../errors.ts";
import type { ResultColumn } from "../runs/lake-run.ts";
import { type LakeDatabase, lakeDatabases } from "../tables/databases.ts";
import { type Catalogue, tableNameIn } from "./catalogue.ts";
import { type LogTypeAccess, visibleTables } from "./visible-tables.ts";

/** A table that people may query, with the engine's types. */
export interface LakeTableColumns {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly columns: readonly ResultColumn[];
  /** It has no rows now; unknown of views, which count as filled. */
  readonly isEmpty: boolean;
}

interface CataloguedTable {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly names: readonly string[];
  readonly types: readonly string[];
  /** NULL where the engine does not count. */
  readonly isEmpty: 0 | 1 | null;
}

/** Every table that the person may query with its columns, by name. */
export async function listCatalogue(engine: Engine, access: LogTypeAccess): Promise<LakeTableColumns[]> {
  const rows = await engine.rows<CataloguedTable>({
    sql: `SELECT database, table, names, types, total_rows = 0 AS isEmpty
      FROM (SELECT database, table, groupArray(name) AS names, groupArray(type) AS types
        FROM (SELECT database, table, name, type FROM system.columns
          WHERE database IN {databases:Array(String)} ORDER BY database, table, position)
        GROUP BY database, table) AS c
      LEFT JOIN (SELECT database, name AS table, total_rows FROM system.tables
        WHERE database IN {databases:Array(String)}) AS t USING (database, table)
      ORDER BY database, table`,
    params: { databases: lakeDatabases },
  });
  return rows.filter(visibleTables(access)).map(({ database, table, names, types, isEmpty }) => {
    const columns = names.map((name, index) => ({ name, type: types[index] ?? "String" }));
    return { database, table, columns, isEmpty: isEmpty === 1 };
  });
}

/** These tables, `database.table`, each once. @throws lakeTableUnknown */
export async function describeTables(
  catalogue: Catalogue,
  ids: readonly string[],
  access: LogTypeAccess,
): Promise<Omit<LakeTableColumns, "isEmpty">[]> {
  const distinct = [...new Set(ids)];
  const found = await catalogue.columnTypes(distinct, access);
  return distinct.map((id) => {
    const types = found.get(id);
    if (types === undefined) throw lakeTableUnknown(id);
    const { database, table } = tableNameIn(id);
    const columns = [...types].map(([name, type]) => ({ name, type }));
    return { database: database as LakeDatabase, table, columns };
  });
}
