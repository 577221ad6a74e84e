import { discoveredField, indicatorFields } from "@pharos/domain";
import { type Column, jsonType } from "./column.ts";

const instant = "DateTime64(9, 'UTC')";
const name = "LowCardinality(String)";
const compressedTime = "Delta, ZSTD(1)";

export const eventTimeColumn = "p_event_time";
export const rowIdColumn = "p_row_id";

/** Of every event (schemas.md §9.1). */
export const eventColumns: readonly Column[] = [
  { name: eventTimeColumn, type: instant, codec: compressedTime },
  // Rows expire by it: one without would be gone at once.
  { name: "p_parse_time", type: instant, fallback: "now64(9, 'UTC')", codec: compressedTime },
  { name: rowIdColumn, type: "String", codec: "ZSTD(1)" },
  { name: "p_log_type", type: name },
  { name: "p_source_id", type: name },
  { name: "p_source_label", type: name },
  { name: "p_schema_version", type: "Int32" },
  { name: "p_source_file", type: `Nullable(${jsonType})` },
  { name: "p_udm", type: `Nullable(${jsonType})` },
  ...Object.keys(indicatorFields).map((field) => ({ name: field, type: "Array(String)", codec: "ZSTD(1)" })),
];

/** Of log types whose unknown members are kept. */
export const discoveredColumn: Column = { name: discoveredField, type: `Nullable(${jsonType})`, codec: "ZSTD(1)" };

/** Added to an event that a rule matched or failed on (schemas.md §9.3). */
export const matchColumns: readonly Column[] = [
  { name: "p_alert_id", type: "String", codec: "ZSTD(1)" },
  { name: "p_alert_creation_time", type: `Nullable(${instant})` },
  { name: "p_alert_update_time", type: `Nullable(${instant})` },
  { name: "p_alert_context", type: `Nullable(${jsonType})` },
  { name: "p_alert_severity", type: name },
  { name: "p_rule_id", type: name },
  { name: "p_rule_severity", type: name },
  { name: "p_rule_tags", type: "Array(String)" },
  { name: "p_rule_reports", type: `Nullable(${jsonType})` },
  // What lookup tables knew of the event when rules saw it.
  { name: "p_enrichment", type: `Nullable(${jsonType})`, codec: "ZSTD(1)" },
];

export const ruleErrorColumn: Column = { name: "p_rule_error", type: "Nullable(String)", codec: "ZSTD(1)" };
