import type { Catalogue, ColumnTypes } from "../catalogue/catalogue.ts";
import { tableNameIn } from "../catalogue/catalogue.ts";
import { isOfOneLogType, type LogTypeAccess, visibleTables } from "../catalogue/visible-tables.ts";
import { quoteText, type Settings } from "../connection/statement.ts";
import { withinEngineTime } from "../search/time-bounds.ts";
import { eventTimeColumn } from "../tables/standard-columns.ts";
import { viewedDatabase } from "../tables/views.ts";

export interface RowFilters {
  readonly logTypeAccess?: LogTypeAccess;
  /** From is included, to is not. */
  readonly eventTimes?: { readonly fromMs: number; readonly toMs: number };
}

const nothing = "0";

/**
 * The setting that restricts every table of a query to the rows that count, wherever in the query it stands. The engine
 * applies it before any condition of the query, so that no message of a failing condition tells of other rows.
 * `tables` says the columns of the query's own tables by `database.table`.
 */
export async function rowFilters(
  catalogue: Catalogue,
  tables: ReadonlyMap<string, ColumnTypes>,
  { logTypeAccess, eventTimes }: RowFilters,
): Promise<Settings> {
  const filters = new Map<string, string>();
  for (const [id, columns] of tables) {
    const conditions = [
      ...(logTypeAccess !== undefined && columns.has("p_log_type") && !isOfOneLogType(tableNameIn(id))
        ? [isOfLogTypes(logTypeAccess)]
        : []),
      ...(eventTimes !== undefined && columns.has(eventTimeColumn) ? [isWithin(eventTimes)] : []),
    ];
    if (conditions.length > 0) filters.set(id, conditions.join(" AND "));
  }
  if (logTypeAccess !== undefined) await hideMembers(catalogue, tables.keys(), logTypeAccess, filters);
  return filters.size === 0 ? {} : { additional_table_filters: Object.fromEntries(filters) };
}

/** Restricts a view table by table: those of other log types are not read at all. */
async function hideMembers(
  catalogue: Catalogue,
  ids: Iterable<string>,
  access: readonly string[],
  filters: Map<string, string>,
): Promise<void> {
  const viewed = new Set<string>([...ids].flatMap((id) => viewedDatabase(tableNameIn(id)) ?? []));
  if (viewed.size === 0) return;
  const isVisible = visibleTables(access);
  for (const member of await catalogue.tables()) {
    const id = `${member.database}.${member.table}`;
    if (!viewed.has(member.database) || filters.has(id)) continue;
    if (!isVisible(member)) filters.set(id, nothing);
    else if (!isOfOneLogType(member)) filters.set(id, isOfLogTypes(access));
  }
}

function isOfLogTypes(access: readonly string[]): string {
  return `has([${access.map(quoteText).join(", ")}], p_log_type)`;
}

function isWithin({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): string {
  const [from, to] = [fromMs, toMs].map((ms) => `fromUnixTimestamp64Milli(toInt64(${withinEngineTime(ms)}), 'UTC')`);
  return `p_event_time >= ${from} AND p_event_time < ${to}`;
}
