import type { Column } from "./column.ts";
import { jsonType } from "./column.ts";
import { databases, failuresTable, otherEventsTable, signalsTable } from "./databases.ts";
import { matchSortKey } from "./log-tables.ts";
import { eventColumns, matchColumns, ruleErrorColumn } from "./standard-columns.ts";
import type { TableDefinition } from "./table-definition.ts";

const text = (name: string): Column => ({ name, type: "String", codec: "ZSTD(1)" });
const standard = (...names: string[]) => eventColumns.filter((column) => names.includes(column.name));

const wholeEvent: Column = { name: "event", type: `Nullable(${jsonType})`, codec: "ZSTD(1)" };

/** One row a match, with or without an alert (detections.md §11.1): what correlation rules look at. */
export const signals: TableDefinition = {
  database: databases.signals,
  table: signalsTable,
  columns: [
    ...eventColumns,
    ...matchColumns,
    { name: "p_dedup", type: "Nullable(String)", codec: "ZSTD(1)" },
    wholeEvent,
    // What the signals of a correlation share, which other correlations may go by.
    {
      name: "correlation_rule_matches",
      type: `Nullable(${jsonType})`,
      fallback: "event.^correlation_rule_matches",
      codec: "ZSTD(1)",
    },
  ],
  sortKey: matchSortKey,
};

/** One row for each piece of input that no schema of its source took. */
export const classificationFailures: TableDefinition = {
  database: databases.monitor,
  table: failuresTable,
  columns: [
    ...standard("p_event_time", "p_parse_time", "p_row_id", "p_source_id", "p_source_label", "p_source_file"),
    { name: "p_log_type", type: "LowCardinality(Nullable(String))" },
    text("reason"),
    text("raw"),
    text("header"),
  ],
  sortKey: ["p_event_time", "p_row_id"],
};

const otherColumns = [...eventColumns, ...matchColumns, wholeEvent];

/**
 * Tables of what matched, or could not be judged, and is not an event of a log type: it is kept whole, since it has any
 * members.
 */
export const otherEvents: readonly TableDefinition[] = [
  { database: databases.ruleMatches, table: otherEventsTable, columns: otherColumns, sortKey: matchSortKey },
  {
    database: databases.ruleErrors,
    table: otherEventsTable,
    columns: [...otherColumns, ruleErrorColumn],
    sortKey: matchSortKey,
  },
];
