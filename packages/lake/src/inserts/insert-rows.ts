import type { Engine } from "../connection/engine.ts";
import { lakeRowsRefused } from "../errors.ts";

export interface RowsToInsert {
  readonly database: string;
  readonly table: string;
  /** JSON lines. */
  readonly rows: Buffer | readonly Buffer[];
  /** Names these rows for good: the same token again on the same table adds nothing. */
  readonly token: string;
}

/**
 * Durable when it resolves. One block whatever its size, so that the engine's memory of a token covers
 * all of its rows; an unknown column is an error, never silence.
 */
export async function insertRows(engine: Engine, { database, table, rows, token }: RowsToInsert): Promise<void> {
  const bytes = Buffer.isBuffer(rows) ? rows : Buffer.concat(rows);
  if (bytes.length === 0) return;
  const settings = {
    insert_deduplication_token: token,
    insert_deduplicate: 1,
    async_insert: 0,
    max_insert_threads: 1,
    max_partitions_per_insert_block: 0,
  };
  try {
    await engine.insert({ database, table, settings }, bytes);
  } catch (error) {
    throw isBadInput(error) ? lakeRowsRefused(`${database}.${table}`, reasonOf(error)) : error;
  }
}

/** The engine read the rows and found fault with them; anything else is worth another try. */
const badInputTypes = ["INCORRECT_DATA", "CANNOT_PARSE", "UNKNOWN_TABLE", "TYPE_MISMATCH", "ILLEGAL_TYPE"];

function isBadInput(error: unknown): boolean {
  return error instanceof Error && badInputTypes.some((type) => error.message.includes(type));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : String(error);
}
