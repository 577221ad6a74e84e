import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine, InsertTarget } from "../connection/engine.ts";
import { lakeRowsRefused, lakeTableUnknown } from "../errors.ts";
import { repairRows } from "./repair-rows.ts";

export interface RowsToInsert {
  readonly database: string;
  readonly table: string;
  /** JSON lines. */
  readonly rows: Buffer | readonly Buffer[];
  /** Names these rows for good: the same token again on the same table adds nothing. */
  readonly token: string;
}

/**
 * Durable when it resolves. A token is always sent: it is part of the statement and ends with it. One thread, so
 * that a repeat splits into the same blocks, each of which the engine remembers. Throws `lake.rows_refused` for
 * rows that the table cannot hold (an unknown column, broken JSON); any other error is worth another try.
 */
export async function insertRows(engine: Engine, catalogue: Catalogue, input: RowsToInsert): Promise<void> {
  const bytes = Buffer.isBuffer(input.rows) ? input.rows : Buffer.concat(input.rows);
  if (bytes.length === 0) return;
  const target = { database: input.database, table: input.table, settings: insertSettings(input.token) };
  try {
    await engine.insert(target, bytes);
  } catch (error) {
    if (!isBadInput(error)) throw error;
    await insertRepaired(engine, catalogue, target, bytes);
  }
}

function insertSettings(token: string) {
  return {
    insert_deduplication_token: token,
    insert_deduplicate: 1,
    async_insert: 0,
    max_insert_threads: 1,
    max_partitions_per_insert_block: 0,
  };
}

async function insertRepaired(
  engine: Engine,
  catalogue: Catalogue,
  target: InsertTarget,
  bytes: Buffer,
): Promise<void> {
  const name = `${target.database}.${target.table}`;
  const columns = (await catalogue.columnTypes([name])).get(name);
  if (columns === undefined) throw lakeTableUnknown(name);
  try {
    await engine.insert(target, repairRows(bytes, columns));
  } catch (error) {
    throw isBadInput(error) || error instanceof SyntaxError ? lakeRowsRefused(name, reasonOf(error)) : error;
  }
}

/** The engine read the rows and found fault with them. */
const badInputTypes = [
  "INCORRECT_DATA",
  "CANNOT_PARSE",
  "CANNOT_READ",
  "OVERFLOW",
  "TYPE_MISMATCH",
  "ILLEGAL_TYPE",
  "UNKNOWN_TABLE",
];

function isBadInput(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${"type" in error ? error.type : ""}` : "";
  return badInputTypes.some((type) => text.includes(type));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : String(error);
}
