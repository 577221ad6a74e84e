import { type Catalogue, type KnownTable, tableNameIn } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { withinEngineTime } from "../search/time-bounds.ts";
import { databases } from "../tables/databases.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { viewedDatabase } from "../tables/views.ts";

/** Between which times a statement reads a table of events, at the most; absent where there is no bound. */
export interface TableTimes {
  readonly database: string;
  readonly table: string;
  /** Included. */
  readonly fromMs?: number | undefined;
  /** Not included. */
  readonly toMs?: number | undefined;
}

type Times = Pick<TableTimes, "fromMs" | "toMs">;

/** Each table is counted, which takes the engine a few milliseconds. */
const tablesMax = 16;

/** The widest times that each of the statement's tables is read between, by `database.table`. */
export function timesByTable(
  tables: readonly string[],
  eventTimes: { readonly fromMs: number; readonly toMs: number } | undefined,
  tableTimes: readonly TableTimes[],
): ReadonlyMap<string, Times> {
  if (eventTimes !== undefined) return new Map(tables.map((id) => [id, eventTimes]));
  const widest = new Map<string, Times>();
  for (const { database, table, fromMs, toMs } of tableTimes) {
    const id = `${database}.${table}`;
    const other = widest.get(id) ?? { fromMs, toMs };
    widest.set(id, {
      fromMs: Math.min(fromMs ?? Number.NEGATIVE_INFINITY, other.fromMs ?? Number.NEGATIVE_INFINITY),
      toMs: Math.max(toMs ?? Number.POSITIVE_INFINITY, other.toMs ?? Number.POSITIVE_INFINITY),
    });
  }
  return widest;
}

/**
 * Describes what the tables hold between their times: which tables they are, how many rows they have there, and which
 * rows were taken back or changed last. None of it ever returns to what it was but with the rows, unless as many come
 * late as expire of the same times. Undefined where it is not known.
 * @param known the tables that there are now
 */
export async function tablesState(
  engine: Engine,
  catalogue: Catalogue,
  known: readonly KnownTable[],
  { tables, times }: { readonly tables: readonly string[]; readonly times: ReadonlyMap<string, Times> },
): Promise<string | undefined> {
  const read: CountedTable[] = [];
  for (const id of tables) {
    const found = known.find((table) => idOf(table) === id);
    if (found === undefined) return undefined;
    const viewed = viewedDatabase(tableNameIn(id));
    const members = viewed === undefined ? [] : known.filter(({ database }) => database === viewed);
    for (const table of [found, ...members]) read.push({ table, id: idOf(table), times: times.get(id) });
  }
  const events = read.filter(({ table }) => !table.isView && table.database !== databases.lookups);
  if (events.length > tablesMax || events.some((table) => table.times === undefined)) return undefined;
  const columns = await catalogue.columnTypes(events.map(({ id }) => id));
  if (events.some(({ id }) => !columns.get(id)?.has(eventTimeColumn))) return undefined;
  const rows = events.length === 0 ? [] : await Promise.all([countRows(engine, events), lastChanges(engine, events)]);
  return JSON.stringify([read.map(({ id, table }) => [id, table.revision]), rows]);
}

interface CountedTable {
  readonly table: KnownTable;
  readonly id: string;
  readonly times: Times | undefined;
}

/** Looked up in the tables' indices, but for the rows at the bounds. */
function countRows(engine: Engine, tables: readonly CountedTable[]): Promise<{ id: string; rows: number }[]> {
  const parameters = new Parameters();
  const selects = tables.map(({ table, id, times }) => {
    const bound = (operator: string, ms: number) =>
      `${eventTimeColumn} ${operator} fromUnixTimestamp64Milli(${parameters.hole("Int64", withinEngineTime(ms))}, 'UTC')`;
    const { fromMs = Number.NEGATIVE_INFINITY, toMs = Number.POSITIVE_INFINITY } = times ?? {};
    const where = [
      ...(Number.isFinite(fromMs) ? [bound(">=", fromMs)] : []),
      ...(Number.isFinite(toMs) ? [bound("<", toMs)] : []),
    ];
    return `SELECT ${parameters.hole("String", id)} AS id, toString(count()) AS rows FROM ${qualifiedName(table)}
      ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""}`;
  });
  const sql = `SELECT id, rows FROM (${selects.join("\nUNION ALL ")}) ORDER BY id, rows`;
  return engine.rows({ sql, params: parameters.values });
}

/** Rows that are taken back, and columns that are changed, have numbers of their own. */
function lastChanges(engine: Engine, tables: readonly CountedTable[]): Promise<{ id: string; last: string }[]> {
  return engine.rows({
    sql: `SELECT concat(database, '.', table) AS id, toString(max(arrayMax(block_numbers.number))) AS last
      FROM system.mutations WHERE id IN {ids:Array(String)} GROUP BY id ORDER BY id`,
    params: { ids: tables.map(({ id }) => id) },
  });
}

function idOf({ database, table }: { readonly database: string; readonly table: string }): string {
  return `${database}.${table}`;
}
