import type { Column } from "./column.ts";

/** The settings of every table of the lake, whatever its width. */
const common = {
  // What was acknowledged survives a crash and a power cut.
  fsync_after_insert: 1,
  fsync_part_directory: 1,
  // Tokens of the latest inserts are remembered, so a repeat adds nothing.
  non_replicated_deduplication_window: 10000,
  // Below it a part is one file; a JSON column would otherwise open a file a path. What an insert writes always is:
  // it writes all columns at once.
  min_bytes_for_wide_part: 104857600,
  min_level_for_wide_part: 1,
  // Such a part would keep the name and place of each JSON path in memory as long as it is there, up to 1.5 MB.
  write_marks_for_substreams_in_compact_parts: 0,
  // A larger part is written column by column: all columns at once take megabytes for each.
  vertical_merge_algorithm_min_rows_to_activate: 1,
  vertical_merge_algorithm_min_columns_to_activate: 1,
  // Beyond this size (compressed) parts stay as they are, so that no merge takes hours.
  max_bytes_to_merge_at_max_space_in_pool: 10737418240,
  // While a merge is under way, others are smaller ones, so that new parts never wait for two large merges.
  number_of_free_entries_in_pool_to_lower_max_size_of_merge: 2,
};
export const commonSettings: ReadonlyMap<string, number> = new Map(Object.entries(common));

/**
 * A merge of small parts holds a buffer for each column of each part, about 15 kB for a scalar and 100 kB for JSON:
 * 150 MB for ten parts of the widest built-in log type.
 */
const columnsToReadAtOnce = 4500;
const scalarsPerJson = 7;
const partsMin = 2;
const partsMax = 10;

function partsToMergeAtOnce(columns: readonly Pick<Column, "type">[]): number {
  const weight = columns.reduce((sum, { type }) => sum + (type.includes("JSON(") ? scalarsPerJson : 1), 0);
  return Math.min(partsMax, Math.max(partsMin, Math.floor(columnsToReadAtOnce / Math.max(1, weight))));
}

/** By name, in the order in which they are written. */
export function tableSettings(columns: readonly Pick<Column, "type">[]): ReadonlyMap<string, number> {
  return new Map([...commonSettings, ["max_parts_to_merge_at_once", partsToMergeAtOnce(columns)]]);
}

export function renderSettings(settings: ReadonlyMap<string, number>): string {
  return [...settings].map(([name, value]) => `${name} = ${value}`).join(", ");
}
