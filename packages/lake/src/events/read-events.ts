import type { EventPath } from "@pharos/domain";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../connection/engine.ts";
import { withLiterals } from "../connection/literals.ts";
import { Parameters } from "../connection/parameters.ts";
import type { LakeRun } from "../runs/lake-run.ts";
import { openRun } from "../runs/open-run.ts";
import { decodeCursor, encodeCursor } from "../search/cursor.ts";
import { tidyRow } from "../search/row.ts";
import { runSearch } from "../search/run-search.ts";
import type { LakeRow } from "../search/search-input.ts";
import { renderScope, type ScopedTable, scopedTables } from "../search/table-scope.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import type { EventBucket, EventPage, EventScope, EventsInput } from "./events-input.ts";
import { looksIntoJson, renderMatchCondition } from "./render-match-condition.ts";
import { renderMember } from "./render-member.ts";
import { combineAll, combineAny, isConstant } from "./sql-condition.ts";

const bytesMax = 64 * 1024 ** 2;
/** The first few events of a long time: the engine reads part after part, not the beginnings of all. */
const fewRowsMax = 1_000;
const inOrder = { read_in_order_use_virtual_row: 1, read_in_order_use_buffering: 0 };

/**
 * A page of stored events, the oldest first, in the lane of work that nobody waits for. Whole numbers of 64 bits come as
 * doubles. @throws lakeTableUnknown, queryTooSlow, queryTooLarge, queryCancelled
 */
export async function readEvents(engine: Engine, catalogue: Catalogue, input: EventsInput): Promise<EventPage> {
  const table = await tableOf(catalogue, input);
  const { limit, timeoutMs, signal } = input;
  signal.throwIfAborted();
  const parameters = new Parameters();
  const sql = renderPage(input, table, parameters);
  const settings = { readonly: 1, max_execution_time: timeoutMs / 1000, ...(limit <= fewRowsMax && inOrder) };
  const statement = { ...withLiterals({ sql, params: parameters.values }), settings };
  const run = openRun(engine, statement, { rowsMax: limit, bytesMax, timeoutMs, isBackground: true });
  const cancel = () => void run.cancel();
  signal.addEventListener("abort", cancel);
  try {
    const { rows, absent } = await rowsOf(run, pathsOf(input));
    const isLast = rows.length < limit && run.truncatedBy === undefined;
    const cursor = isLast ? undefined : cursorAfter(rows, table);
    return { rows, cursor, absent, columns: [...table.columns.keys()] };
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** How the events are spread over the time, in so many equal buckets at most; those without one are left out. */
export async function countEvents(
  engine: Engine,
  catalogue: Catalogue,
  scope: EventScope,
  buckets: number,
): Promise<EventBucket[]> {
  const table = await tableOf(catalogue, scope);
  const parameters = new Parameters();
  const bucketMs = Math.max(1, Math.ceil((scope.toMs - scope.fromMs) / buckets));
  const [from, width] = [parameters.hole("Int64", scope.fromMs), parameters.hole("Int64", bucketMs)];
  const sql = `SELECT intDiv(toUnixTimestamp64Milli(p_event_time) - ${from}, ${width}) AS bucket, count() AS events
    FROM ${qualifiedName(table)} WHERE ${renderScope({ ...scope, tables: [] }, table, parameters)}
    GROUP BY bucket ORDER BY bucket`;
  const rows = await runSearch<{ bucket: number; events: number }>(engine, { sql, params: parameters.values });
  return rows.map(({ bucket, events }) => ({
    fromMs: scope.fromMs + Number(bucket) * bucketMs,
    count: Number(events),
  }));
}

async function tableOf(catalogue: Catalogue, { logType, logTypeAccess }: EventScope): Promise<ScopedTable> {
  const [table] = await scopedTables(catalogue, { tables: [logType], ...(logTypeAccess && { logTypeAccess }) });
  if (table === undefined) throw new Error("a log type has a table");
  return table;
}

function renderPage(input: EventsInput, table: ScopedTable, parameters: Parameters): string {
  const absent = input.keepsAbsent ? new Set<string>() : undefined;
  const { columns } = table;
  const renderAny = (conditions: EventsInput["conditions"]) =>
    combineAny(
      conditions.map((all) => combineAll(all.map((one) => renderMatchCondition(one, columns, parameters, absent)))),
    );
  const scope = renderScope({ ...input, conditions: [], tables: [] }, table, parameters);
  const where = [scope, renderAny(input.conditions)];
  if (input.cursor !== undefined) {
    const { eventTime, rowId } = decodeCursor(input.cursor);
    const instant = parameters.hole("DateTime64(9, 'UTC')", eventTime);
    // The plain bound on the time is what the engine prunes by.
    where.push(
      `p_event_time >= ${instant} AND (p_event_time, p_row_id) > (${instant}, ${parameters.hole("String", rowId)})`,
    );
  }
  const paths = pathsOf(input);
  const read = paths?.map((path, at) => `${renderMember(path)} AS ${quoteIdentifier(`p_path_${at}`)}`) ?? ["*"];
  const isAbsent = `${combineAny([...(absent ?? [])])} AS ${quoteIdentifier(absentColumn)}`;
  return `SELECT ${[isAbsent, ...read].join(", ")} FROM ${qualifiedName(table)} ${renderFirst()}
    WHERE ${where.join(" AND ")} ORDER BY p_event_time, p_row_id LIMIT ${parameters.hole("UInt64", input.limit)}`;

  /**
   * Of parts of events, what plain columns tell goes first. Left to itself the engine tests the members of JSON columns
   * on all rows as well, and reads them a second time where they are wanted. Of whole events it is right to: each row
   * that is left out then spares it hundreds of columns.
   */
  function renderFirst(): string {
    if (paths === undefined) return "";
    const first = renderAny(input.conditions.map((all) => all.filter((one) => !looksIntoJson(one, columns))));
    return isConstant(first) ? "" : `PREWHERE ${scope} AND ${first}`;
  }
}

/** No field has such a name. */
const absentColumn = "p_is_absent";

/** Columns that name an event, and tell when and from where it came. */
const alwaysRead = ["p_event_time", "p_row_id", "p_parse_time", "p_source_id", "p_log_type"];

function pathsOf({ paths }: EventsInput): readonly EventPath[] | undefined {
  if (paths === undefined) return undefined;
  const others = paths.filter(([column, ...members]) => members.length > 0 || !alwaysRead.includes(column));
  return [...alwaysRead.map((column): EventPath => [column]), ...others];
}

async function rowsOf(
  run: LakeRun,
  paths: readonly EventPath[] | undefined,
): Promise<{ rows: LakeRow[]; absent: number }> {
  const [, ...columns] = await run.columns;
  const isWhole = columns.map(({ type }) => /^(Nullable\()?Int64/.test(type));
  const rows: LakeRow[] = [];
  let absent = 0;
  for await (const batch of run.batches) {
    for (const [isAbsent, ...values] of batch) {
      if (isAbsent === 1) absent += 1;
      const row: LakeRow = {};
      for (const [at, { name }] of columns.entries()) {
        const value = values[at];
        putAt(row, paths?.[at] ?? [name], isWhole[at] && typeof value === "string" ? Number(value) : value);
      }
      rows.push(tidyRow(row));
    }
  }
  return { rows, absent };
}

function putAt(row: LakeRow, [column, ...members]: EventPath, value: unknown): void {
  const [last] = members.splice(-1);
  if (last === undefined) row[column] = value;
  else if (value !== null) nodeAt(row, [column, ...members])[last] = value;
}

function nodeAt(row: LakeRow, path: EventPath): LakeRow {
  let node = row;
  for (const name of path) {
    node[name] ??= {};
    node = node[name] as LakeRow;
  }
  return node;
}

function cursorAfter(rows: readonly LakeRow[], { id }: ScopedTable): string | undefined {
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  return encodeCursor({ eventTime: String(last.p_event_time), rowId: String(last.p_row_id), ruleId: "", table: id });
}
