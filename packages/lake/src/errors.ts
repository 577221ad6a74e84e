import { defineError } from "@pharos/domain";

export const lakeUnavailable = defineError(
  "lake.unavailable",
  "ServerError",
  (reason: string) => `The data lake does not answer: ${reason}`,
);
export const lakeTableUnknown = defineError(
  "lake.table_unknown",
  "NotFound",
  (name: string) => `The data lake has no table ${name}`,
);
export const lakeColumnConflict = defineError(
  "lake.column_conflict",
  "InvalidUpdate",
  (table: string, column: string, from: string, to: string) =>
    `The column ${column} of ${table} holds ${from} and cannot become ${to}; give the field another name`,
);
export const lakeRowsRefused = defineError(
  "lake.rows_refused",
  "InvalidInput",
  (table: string, reason: string) => `${table} refused the rows: ${reason}`,
);
