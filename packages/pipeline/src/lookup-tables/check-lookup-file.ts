import { type LogSchema, type LookupTable, lookupFileUnreadable } from "@pharos/domain";
import { buildTableInThread, tableShape } from "@pharos/enrichment";
import { parseSchema } from "@pharos/normalize";
import type { Store } from "@pharos/store";

/** Undefined for a table without a schema, and for a schema that does not exist. */
export async function schemaOf(
  store: Pick<Store, "schemas">,
  { schema }: Pick<LookupTable, "schema">,
): Promise<LogSchema | undefined> {
  const stored = schema === undefined ? undefined : await store.schemas.get(schema);
  return stored && parseSchema(stored.spec);
}

/** Reads the file as the table would, and counts. @throws lookupFileUnreadable, lookupFileTooLarge */
export async function checkLookupFile(
  table: LookupTable,
  schema: LogSchema | undefined,
  filename: string,
  bytes: Uint8Array,
): Promise<{ readonly rows: number; readonly skippedRows: number }> {
  const { rowCount: rows, skippedRows } = await buildTableInThread(filename, bytes, tableShape(table, schema));
  if (rows === 0) throw lookupFileUnreadable(filename, `no row has a usable ${table.primaryKey}`);
  return { rows, skippedRows };
}
