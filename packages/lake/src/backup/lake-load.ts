import { readFilledTables } from "../catalogue/read-filled-tables.ts";
import type { TableName } from "../catalogue/table-name.ts";
import type { Engine } from "../connection/engine.ts";
import { lakeNotEmpty } from "../errors/errors.ts";
import { lakeDatabases } from "../tables/databases.ts";
import { createDatabases } from "../tables/ensure-tables.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { SnapshotTable } from "./lake-snapshot.ts";

export interface NativeRows extends TableName {
  readonly columns: readonly string[];
  readonly rows: Buffer;
  /** Names these rows: the same again adds nothing. */
  readonly token: string;
}

/** Columns that tell the rows of a table apart. */
const keyColumns = ["p_row_id", "p_rule_id", "p_alert_id"] as const;
const rowsPerDelete = 2_000;

/** @throws lakeNotEmpty */
export async function assertLakeEmpty(engine: Engine): Promise<void> {
  const [filled] = await readFilledTables(engine, lakeDatabases);
  if (filled) throw lakeNotEmpty(`${filled.database}.${filled.table}`);
}

/** Creates the table as it was. What this version of Pharos wants otherwise, the next start changes. */
export async function createTable(engine: Engine, { definition }: Pick<SnapshotTable, "definition">): Promise<void> {
  await createDatabases(engine);
  await engine.command({ sql: definition.replace(/^CREATE TABLE /, "CREATE TABLE IF NOT EXISTS ") });
}

export async function insertNativeRows(
  engine: Engine,
  { database, table, columns, rows, token }: NativeRows,
): Promise<void> {
  const settings = {
    insert_deduplication_token: token,
    insert_deduplicate: 1,
    async_insert: 0,
    max_insert_threads: 1,
    min_insert_block_size_rows: 100_000_000,
    min_insert_block_size_bytes: 4 * 1024 ** 3,
    max_partitions_per_insert_block: 0,
  };
  await engine.insert({ database, table, settings, nativeColumns: columns.map(quoteIdentifier).join(", ") }, rows);
}

export async function countTableRows(engine: Engine, table: TableName): Promise<number> {
  const [row] = await engine.rows<{ rows: number }>({
    sql: `SELECT toFloat64(count()) AS rows FROM ${qualifiedName(table)}`,
  });
  return Number(row?.rows ?? 0);
}

/**
 * Deletes exactly these rows, as far as they are there; how many were. Rows of one event that several rules matched are
 * told apart.
 * @param lines the rows as JSON lines
 */
export async function removeRows(engine: Engine, table: TableName, lines: Buffer): Promise<number> {
  const isThere = await engine.rows<{ name: string }>({
    sql: "SELECT name FROM system.columns WHERE database = {database:String} AND table = {table:String}",
    params: { ...table },
  });
  if (isThere.length === 0) return 0;
  const columns = keyColumns.filter((column) => isThere.some(({ name }) => name === column));
  const rows = lines
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const keys = rows.map((row) => columns.map((column) => String(row[column] ?? "")));
  let removed = 0;
  for (let at = 0; at < keys.length; at += rowsPerDelete) {
    const some = keys.slice(at, at + rowsPerDelete);
    const key = (values: string) => `arrayStringConcat([${values}], '\\n')`;
    const where = `${key(columns.map((column) => `toString(${column})`).join(", "))} IN {keys:Array(String)}
      AND p_row_id IN {ids:Array(String)}`;
    const params = { keys: some.map((values) => values.join("\n")), ids: some.map(([id]) => id ?? "") };
    const [found] = await engine.rows<{ rows: number }>({
      sql: `SELECT toFloat64(count()) AS rows FROM ${qualifiedName(table)} WHERE ${where}`,
      params,
    });
    if (Number(found?.rows ?? 0) === 0) continue;
    removed += Number(found?.rows);
    await engine.command({
      sql: `DELETE FROM ${qualifiedName(table)} WHERE ${where}`,
      params,
      settings: { lightweight_deletes_sync: 2, mutations_sync: 2 },
    });
  }
  return removed;
}
