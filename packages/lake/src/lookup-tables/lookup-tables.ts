import { setImmediate } from "node:timers/promises";
import type { FieldSchema } from "@pharos/domain";
import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";
import { lakeRowsRefused } from "../errors/errors.ts";
import { renderColumn } from "../tables/column.ts";
import { databases } from "../tables/databases.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { type LookupColumn, lookupColumns, lookupLine } from "./lookup-columns.ts";

export interface LookupContent {
  /** Its name in `pharos_lookups`. */
  readonly table: string;
  /** Names this content: kept with the table, see `lookupVersions`. */
  readonly version: string;
  readonly fields: readonly FieldSchema[];
  readonly rows: Iterable<Readonly<Record<string, unknown>>>;
}

const database = databases.lookups;
/** So much is inserted at once. */
const pieceBytes = 8 * 1024 ** 2;
/** So much is prepared in one go: whoever waits for this thread gets its turn in between. */
const stepBytes = 256 * 1024;
/**
 * The name of a table while it is being filled, in capitals that no table has: the one that people query is always
 * whole.
 */
const staging = (table: string) => `${table}__NEXT`;

/** Replaces the table's rows and columns at once, when all of them are written. Throws `lake.rows_refused`. */
export async function replaceLookup(engine: Engine, { table, version, fields, rows }: LookupContent): Promise<void> {
  const next = qualifiedName({ database, table: staging(table) });
  const columns = lookupColumns(fields);
  await engine.command({ sql: `DROP TABLE IF EXISTS ${next}` });
  await engine.command({ sql: renderCreateLookup(next, columns, version) });
  try {
    // Inserts of events wait for the same connection: they go between the pieces.
    for await (const piece of piecesOf(linesOf(rows, columns))) {
      const settings = { date_time_input_format: "best_effort", async_insert: 0 };
      await engine.insert({ database, table: staging(table), settings }, piece);
    }
    await swap(engine, table);
  } catch (error) {
    throw lakeRowsRefused(`${database}.${table}`, error instanceof Error ? error.message.slice(0, 500) : String(error));
  } finally {
    await engine.command({ sql: `DROP TABLE IF EXISTS ${next}` });
  }
}

function renderCreateLookup(name: string, columns: readonly LookupColumn[], version: string): string {
  return `CREATE TABLE ${name} (${columns.map(({ column }) => renderColumn(column)).join(", ")})
ENGINE = MergeTree ORDER BY tuple()
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, min_bytes_for_wide_part = 104857600
COMMENT ${quoteText(version)}`;
}

async function* piecesOf(steps: Iterable<Buffer>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [];
  let bytes = 0;
  for (const step of steps) {
    piece.push(step);
    bytes += step.length;
    await setImmediate();
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(piece);
    [piece, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(piece);
}

function* linesOf(
  rows: Iterable<Readonly<Record<string, unknown>>>,
  columns: readonly LookupColumn[],
): Generator<Buffer> {
  let lines = "";
  for (const row of rows) {
    lines += lookupLine(row, columns);
    if (lines.length < stepBytes) continue;
    yield Buffer.from(lines);
    lines = "";
  }
  yield Buffer.from(lines);
}

async function swap(engine: Engine, table: string): Promise<void> {
  const [current, next] = [table, staging(table)].map((name) => qualifiedName({ database, table: name }));
  const isThere = (await lookupVersions(engine)).has(table);
  await engine.command({
    sql: isThere ? `EXCHANGE TABLES ${current} AND ${next}` : `RENAME TABLE ${next} TO ${current}`,
  });
}

/** The tables that are there, with the version of their content. */
export async function lookupVersions(engine: Engine): Promise<Map<string, string>> {
  const tables = await engine.rows<{ name: string; comment: string }>({
    sql: "SELECT name, comment FROM system.tables WHERE database = {database:String}",
    params: { database },
  });
  return new Map(tables.filter(({ name }) => !name.endsWith(staging(""))).map(({ name, comment }) => [name, comment]));
}

export async function dropLookup(engine: Engine, table: string): Promise<void> {
  await engine.command({ sql: `DROP TABLE IF EXISTS ${database}.${quoteIdentifier(table)}` });
}
