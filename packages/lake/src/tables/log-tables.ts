import { columnNameOf, indicatorFields, type LogSchema, tableNameOf } from "@pharos/domain";
import type { Column } from "./column.ts";
import { columnType } from "./column-type.ts";
import { databases } from "./databases.ts";
import {
  discoveredColumn,
  eventColumns,
  eventTimeColumn,
  matchColumns,
  rowIdColumn,
  ruleErrorColumn,
} from "./standard-columns.ts";
import type { TableDefinition } from "./table-definition.ts";

const eventSortKey = [eventTimeColumn, rowIdColumn];
/** One event may match several rules; the rule makes its rows distinct. */
export const matchSortKey = [...eventSortKey, "p_rule_id"];

const searchedColumns = Object.keys(indicatorFields);

/** The tables of one log type: its events, the events that matched, and the events that a rule failed on. */
export function logTables(schema: LogSchema): TableDefinition[] {
  const table = tableNameOf(schema.schema);
  const discovered = schema.fieldDiscoveryEnabled ? [discoveredColumn] : [];
  const own = [...eventColumns, ...discovered, ...schemaColumns(schema)];
  const matches = [...own, ...matchColumns];
  return [
    { database: databases.logs, table, columns: own, sortKey: eventSortKey, searchedColumns },
    { database: databases.ruleMatches, table, columns: matches, sortKey: matchSortKey },
    { database: databases.ruleErrors, table, columns: [...matches, ruleErrorColumn], sortKey: matchSortKey },
  ];
}

/** The schema's fields; of two that transliterate to one name the first stays. */
function schemaColumns(schema: LogSchema): Column[] {
  const columns = new Map<string, Column>();
  for (const field of schema.fields) {
    const name = columnNameOf(field.name);
    if (!columns.has(name)) columns.set(name, { name, type: columnType(field), codec: "ZSTD(1)" });
  }
  return [...columns.values()];
}
