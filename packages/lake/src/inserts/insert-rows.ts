import { PharosError } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine, InsertTarget } from "../connection/engine.ts";
import { lakeEngineRestarted, lakeRowsRefused, lakeRowsTooLarge, lakeTableUnknown } from "../errors/errors.ts";
import { repairRows } from "./repair-rows.ts";
import { splitLines } from "./split-lines.ts";

export interface RowsToInsert {
  readonly database: string;
  readonly table: string;
  /** JSON lines. */
  readonly rows: Buffer | readonly Buffer[];
  /** Names these bytes for good: the same again on the same table adds nothing. */
  readonly token: string;
}

/** Keeps an insert within its memory: JSON columns take some ten times their text. */
export const pieceBytesMax = 16 * 1024 ** 2;

/**
 * Durable when it resolves. Goes piece by piece, each of which the engine takes whole or not at all and remembers by
 * its token, so that an insert that broke off is completed by sending it again. Throws `lake.rows_refused` for rows
 * that the table cannot hold (an unknown column, broken JSON), and `lake.rows_too_large` for a piece that its memory
 * does not suffice for; any other error is worth another try.
 */
export async function insertRows(engine: Engine, catalogue: Catalogue, input: RowsToInsert): Promise<void> {
  const bytes = Buffer.isBuffer(input.rows) ? input.rows : Buffer.concat(input.rows);
  for (const [index, piece] of splitLines(bytes, pieceBytesMax).entries()) {
    await insertPiece(engine, catalogue, input, piece, index === 0 ? input.token : `${input.token}#${index}`);
  }
}

async function insertPiece(
  engine: Engine,
  catalogue: Catalogue,
  { database, table }: RowsToInsert,
  piece: Buffer,
  token: string,
): Promise<void> {
  const target = { database, table, settings: insertSettings(token) };
  try {
    await insertThroughRestarts(engine, target, piece);
  } catch (error) {
    if (!isBadInput(error)) throw error;
    await insertRepaired(engine, catalogue, target, piece);
  }
}

const triesMax = 4;

/** When the engine ends, nobody knows if the insert was done; its token makes it harmless to send it again. */
async function insertThroughRestarts(engine: Engine, target: InsertTarget, rows: Buffer): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await engine.insert(target, rows);
    } catch (error) {
      if (typeOf(error) === "MEMORY_LIMIT_EXCEEDED") throw lakeRowsTooLarge(`${target.database}.${target.table}`);
      if (tries === triesMax || !isRestarted(error)) throw error;
    }
  }
}

function isRestarted(error: unknown): boolean {
  return error instanceof PharosError && error.code === lakeEngineRestarted().code;
}

function insertSettings(token: string) {
  return {
    insert_deduplication_token: token,
    insert_deduplicate: 1,
    async_insert: 0,
    // One block, and so one atomic part for each partition.
    max_insert_threads: 1,
    min_insert_block_size_rows: 100_000_000,
    min_insert_block_size_bytes: 4 * 1024 ** 3,
    max_partitions_per_insert_block: 0,
    // A piece is too small to be worth cutting up for several threads, each with buffers of its own.
    input_format_parallel_parsing: 0,
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
    await insertThroughRestarts(engine, target, repairRows(bytes, columns));
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
  const text = error instanceof Error ? `${error.message} ${typeOf(error)}` : "";
  return badInputTypes.some((type) => text.includes(type));
}

function typeOf(error: unknown): string {
  return error instanceof Error && "type" in error ? String(error.type) : "";
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : String(error);
}
