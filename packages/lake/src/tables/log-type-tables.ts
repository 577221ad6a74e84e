import type { LogSchema } from "@pharos/domain";
import type { ResultColumn } from "../runs/lake-run.ts";
import type { LakeDatabase } from "./databases.ts";
import { logTables } from "./log-tables.ts";

export interface DescribedTable {
  readonly database: LakeDatabase;
  readonly table: string;
  readonly columns: readonly ResultColumn[];
}

/** The tables that the lake has, or would have, for a log type: its events, matches and rule errors. */
export function logTypeTables(schema: LogSchema): DescribedTable[] {
  return logTables(schema).map(({ database, table, columns }) => ({
    database: database as LakeDatabase,
    table,
    columns: columns.map(({ name, type }) => ({ name, type })),
  }));
}
