import { createHash } from "node:crypto";
import { quoteText } from "../connection/statement.ts";
import { type Column, renderColumn } from "./column.ts";
import { quoteIdentifier } from "./identifier.ts";
import { renderSettings, tableSettings } from "./table-settings.ts";

export interface TableDefinition {
  readonly database: string;
  readonly table: string;
  readonly columns: readonly Column[];
  /** Columns of the sorting key, after which cursors page too. */
  readonly sortKey: readonly string[];
  /** Lists of texts that single values are looked for in, however many rows there are. */
  readonly searchedColumns?: readonly string[];
}

/** `database.table` as SQL. */
export function qualifiedName({ database, table }: { database: string; table: string }): string {
  return `${quoteIdentifier(database)}.${quoteIdentifier(table)}`;
}

/**
 * Weeks for what is recent, months for three years back, one partition for every other time: an insert of events
 * with arbitrary times touches about 50 partitions at most, and whole ones expire.
 */
const partitionKey = `multiIf(
  p_event_time > p_parse_time - INTERVAL 60 DAY AND p_event_time < p_parse_time + INTERVAL 8 DAY, toMonday(p_event_time),
  p_event_time > p_parse_time - INTERVAL 1100 DAY AND p_event_time <= p_parse_time, toStartOfMonth(p_event_time),
  toDate('1970-01-01'))`;

/**
 * Says of each 8192 rows which values they surely lack: a search for a rare one reads a tenth of the table or less, and
 * it takes a hundredth of its room.
 */
export function renderSearchIndex(column: string): string {
  return `INDEX ${quoteIdentifier(`search_${column}`)} ${quoteIdentifier(column)} TYPE bloom_filter(0.01) GRANULARITY 1`;
}

/**
 * Changes with the columns, what they are searched by, and the settings, which are what an existing table can follow;
 * kept in the table's comment.
 */
export function definitionHash({ columns, searchedColumns }: TableDefinition): string {
  const followed = { columns, searchedColumns, settings: renderSettings(tableSettings(columns)) };
  return createHash("sha256").update(JSON.stringify(followed)).digest("hex").slice(0, 16);
}

export function renderCreateTable(definition: TableDefinition): string {
  return `CREATE TABLE IF NOT EXISTS ${qualifiedName(definition)} (
  ${[...definition.columns.map(renderColumn), ...(definition.searchedColumns ?? []).map(renderSearchIndex)].join(",\n  ")}
) ENGINE = MergeTree
PARTITION BY ${partitionKey}
ORDER BY (${definition.sortKey.map(quoteIdentifier).join(", ")})
SETTINGS ${renderSettings(tableSettings(definition.columns))}
COMMENT ${quoteText(definitionHash(definition))}`;
}
