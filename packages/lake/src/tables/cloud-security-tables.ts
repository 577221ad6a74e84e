import { type Column, jsonType } from "./column.ts";
import { complianceHistoryTable, databases, resourceHistoryTable } from "./databases.ts";
import { eventColumns } from "./standard-columns.ts";
import type { TableDefinition } from "./table-definition.ts";

const name = (column: string): Column => ({ name: column, type: "LowCardinality(String)" });
const text = (column: string): Column => ({ name: column, type: "String", codec: "ZSTD(1)" });

/** A row whenever what a policy says of a resource changes. */
const complianceHistory: TableDefinition = {
  database: databases.cloudSecurity,
  table: complianceHistoryTable,
  columns: [
    ...eventColumns,
    name("changeType"),
    name("policyId"),
    name("policySeverity"),
    text("resourceId"),
    name("resourceType"),
    name("status"),
    { name: "suppressed", type: "Bool" },
    text("error"),
  ],
  sortKey: ["p_event_time", "p_row_id"],
};

/** A row whenever a resource is created, changed or deleted. */
const resourceHistory: TableDefinition = {
  database: databases.cloudSecurity,
  table: resourceHistoryTable,
  columns: [
    ...eventColumns,
    name("changeType"),
    text("resourceId"),
    name("resourceType"),
    name("accountId"),
    name("region"),
    text("name"),
    { name: "resource", type: `Nullable(${jsonType})`, codec: "ZSTD(1)" },
  ],
  sortKey: ["p_event_time", "p_row_id"],
};

export const cloudSecurityTables: readonly TableDefinition[] = [complianceHistory, resourceHistory];
