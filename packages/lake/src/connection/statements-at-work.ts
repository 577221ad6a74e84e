import type { EngineProgress, NamedStatement } from "./engine.ts";
import { quoteText, type Statement } from "./statement.ts";

/**
 * The embedded engine chooses the ids of statements itself, so that ours go by a setting which means nothing else and
 * which the list of processes shows.
 */
const nameOf = "Settings['log_comment']";

export function named({ name, settings, ...statement }: NamedStatement): Statement {
  return { ...statement, settings: { ...settings, log_comment: name } };
}

export const progressOf = (name: string): Statement => ({
  sql: `SELECT toUInt64(read_rows) AS rowsRead, toUInt64(read_bytes) AS bytesRead, toUInt64(total_rows_approx) AS totalRowsToRead,
      toInt64(peak_memory_usage) AS memoryBytes
    FROM system.processes WHERE ${nameOf} = ${quoteText(name)}`,
});

export function readProgress(rows: readonly EngineProgress[]): EngineProgress | undefined {
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    rowsRead: Number(row.rowsRead),
    bytesRead: Number(row.bytesRead),
    totalRowsToRead: Number(row.totalRowsToRead),
    memoryBytes: Math.max(Number(row.memoryBytes), 0),
  };
}

export const stopOf = (name: string): Statement => ({ sql: `KILL QUERY WHERE ${nameOf} = ${quoteText(name)} ASYNC` });

export const countAtWork: Statement = {
  sql: `SELECT toUInt32(count()) AS count FROM system.processes WHERE ${nameOf} != ''`,
};
