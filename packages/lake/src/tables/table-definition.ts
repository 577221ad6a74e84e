import { createHash } from "node:crypto";
import { quoteText } from "../connection/statement.ts";
import { type Column, renderColumn } from "./column.ts";
import { quoteIdentifier } from "./identifier.ts";

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

const tableSettings = [
  // What was acknowledged survives a crash and a power cut.
  "fsync_after_insert = 1",
  "fsync_part_directory = 1",
  // Tokens of the latest inserts are remembered, so a repeat adds nothing.
  "non_replicated_deduplication_window = 10000",
  "ttl_only_drop_parts = 1",
  // Another limit is written beside the parts, which stay as they are.
  "materialize_ttl_recalculate_only = 1",
  // Below it a part is one file; a JSON column would otherwise open a file a path.
  "min_bytes_for_wide_part = 104857600",
];

/**
 * Says of each 8192 rows which values they surely lack: a search for a rare one reads a tenth of the table or less, and
 * it takes a hundredth of its room.
 */
export function renderSearchIndex(column: string): string {
  return `INDEX ${quoteIdentifier(`search_${column}`)} ${quoteIdentifier(column)} TYPE bloom_filter(0.01) GRANULARITY 1`;
}

/** Changes with the columns and what they are searched by, which are what an existing table can follow; kept in the table's comment. */
export function definitionHash(definition: TableDefinition): string {
  const { columns, searchedColumns } = definition;
  return createHash("sha256").update(JSON.stringify({ columns, searchedColumns })).digest("hex").slice(0, 16);
}

/** Rows expire `retentionDays` after they arrived, whatever time they claim, so a backfill of old logs stays. */
export function retentionClause(retentionDays: number): string {
  return `toDateTime(p_parse_time) + toIntervalDay(${retentionDays})`;
}

export function renderCreateTable(definition: TableDefinition, retentionDays: number): string {
  return `CREATE TABLE IF NOT EXISTS ${qualifiedName(definition)} (
  ${[...definition.columns.map(renderColumn), ...(definition.searchedColumns ?? []).map(renderSearchIndex)].join(",\n  ")}
) ENGINE = MergeTree
PARTITION BY ${partitionKey}
ORDER BY (${definition.sortKey.map(quoteIdentifier).join(", ")})
TTL ${retentionClause(retentionDays)}
SETTINGS ${tableSettings.join(", ")}
COMMENT ${quoteText(definitionHash(definition))}`;
}
