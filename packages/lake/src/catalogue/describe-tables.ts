import { lakeTableUnknown } from "../errors/errors.ts";
import type { ResultColumn } from "../runs/lake-run.ts";
import type { LakeDatabase } from "../tables/databases.ts";
import { type Catalogue, type ColumnTypes, tableNameIn } from "./catalogue.ts";
import type { LogTypeAccess } from "./visible-tables.ts";

/** A table that people may query, with the engine's types. */
export interface LakeTableColumns {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly columns: readonly ResultColumn[];
}

/** Those of these tables, `database.table`, that there are now for the person, each once. */
export async function findTables(
  catalogue: Catalogue,
  ids: readonly string[],
  access: LogTypeAccess,
): Promise<LakeTableColumns[]> {
  await catalogue.look();
  const found = await catalogue.columnTypes([...new Set(ids)], access);
  return [...found].map(([id, types]) => tableOf(id, types));
}

/** These tables, `database.table`, each once. @throws lakeTableUnknown */
export async function describeTables(
  catalogue: Catalogue,
  ids: readonly string[],
  access: LogTypeAccess,
): Promise<LakeTableColumns[]> {
  const distinct = [...new Set(ids)];
  const found = await catalogue.columnTypes(distinct, access);
  return distinct.map((id) => {
    const types = found.get(id);
    if (types === undefined) throw lakeTableUnknown(id);
    return tableOf(id, types);
  });
}

function tableOf(id: string, types: ColumnTypes): LakeTableColumns {
  const { database, table } = tableNameIn(id);
  const columns = [...types].map(([name, type]) => ({ name, type }));
  return { database: database as LakeDatabase, table, columns };
}
