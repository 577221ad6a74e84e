import { defineError } from "@pharos/domain";

export const lakeUnavailable = defineError(
  "lake.unavailable",
  "ServerError",
  (reason: string) => `The data lake does not answer: ${reason}`,
);
export const lakeFolderUnusable = defineError(
  "lake.folder_unusable",
  "ServerError",
  (path: string, reason: string) => `The data lake cannot use the folder ${path}: ${reason}.`,
);
export const lakeEngineRestarted = defineError(
  "lake.engine_restarted",
  "ServerError",
  () => "The data lake's engine was restarted before this was done. Try again.",
);
export const queryEndsEngine = defineError(
  "lake.query_ends_engine",
  "InvalidInput",
  () => "This query ended the data lake's engine twice and is not run again. Change the query.",
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
    `The column ${column} of ${table} has the type ${from}, which cannot become ${to}. Give the field another name`,
);
export const lakeRowsRefused = defineError(
  "lake.rows_refused",
  "InvalidInput",
  (table: string, reason: string) => `${table} refused the rows: ${reason}`,
);
export const lakeRowsTooLarge = defineError(
  "lake.rows_too_large",
  "TooLarge",
  (table: string) => `${table} needs more memory for these rows than it may have; insert fewer at once`,
);
export const sqlRefused = defineError("lake.sql_refused", "InvalidInput", (reason: string) => reason);
export const sqlInvalid = defineError("lake.sql_invalid", "InvalidSyntax", (reason: string) => reason);
export const queryTooSlow = defineError(
  "lake.query_too_slow",
  "TooLarge",
  (seconds: number) => `The query took longer than ${seconds} seconds; narrow its time range or its conditions`,
);
export const signalsTooMany = defineError(
  "lake.signals_too_many",
  "TooLarge",
  () =>
    "The rules of this correlation made too many signals; shorten LookbackWindowMinutes, or let its rules match less",
);
export const queryTooLarge = defineError(
  "lake.query_too_large",
  "TooLarge",
  () => "The query needs more memory than it may have; narrow its time range, or group by fewer values",
);
export const queryTooDeep = defineError(
  "lake.query_too_deep",
  "TooLarge",
  () =>
    "The query has too many steps, or nests them too deeply, for the engine. Use fewer steps, or split it into several queries.",
);
export const queryCancelled = defineError("lake.query_cancelled", "InvalidUpdate", () => "The query was cancelled");
export const lakeSnapshotBroken = defineError(
  "lake.snapshot_broken",
  "ServerError",
  (table: string) => `The snapshot of ${table} changed while it was copied. Start the backup again.`,
);
export const lakeNotEmpty = defineError(
  "lake.not_empty",
  "InUse",
  (table: string) =>
    `The data lake is not empty (${table} has rows). Restore into an engine without databases that begin with pharos_.`,
);
