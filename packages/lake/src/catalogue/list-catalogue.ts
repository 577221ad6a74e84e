import { tableNameOf } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import type { ResultColumn } from "../runs/lake-run.ts";
import { databases, type LakeDatabase, lakeDatabases } from "../tables/databases.ts";

/** A table that people may query, with the engine's types. */
export interface LakeTableColumns {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly columns: readonly ResultColumn[];
}

/** Their tables are named for log types, so that whoever may not see a log type does not see them. */
const ofLogTypes: readonly LakeDatabase[] = [databases.logs, databases.ruleMatches, databases.ruleErrors];

/** Every table with its columns, by name; only those of these log types, where they are given. */
export async function listCatalogue(engine: Engine, logTypeAccess: readonly string[] | undefined) {
  const rows = await engine.rows<{ database: LakeDatabase; table: string; names: string[]; types: string[] }>({
    sql: `SELECT database, table, groupArray(name) AS names, groupArray(type) AS types
      FROM (SELECT database, table, name, type FROM system.columns
        WHERE database IN {databases:Array(String)} ORDER BY database, table, position)
      GROUP BY database, table ORDER BY database, table`,
    params: { databases: lakeDatabases },
  });
  const visible = logTypeAccess && new Set(logTypeAccess.map(tableNameOf));
  const isVisible = ({ database, table }: { database: LakeDatabase; table: string }) =>
    visible === undefined || !ofLogTypes.includes(database) || visible.has(table);
  return rows.filter(isVisible).map(({ database, table, names, types }): LakeTableColumns => {
    return { database, table, columns: names.map((name, index) => ({ name, type: types[index] ?? "String" })) };
  });
}
