import type { TableName } from "../catalogue/table-name.ts";
import type { Engine } from "../connection/engine.ts";
import { qualifiedName } from "../tables/table-definition.ts";

/** What the engine can keep in nanoseconds; it refuses to compare with anything outside. */
const earliestMs = Date.UTC(1900, 0, 1);
const latestMs = Date.UTC(2262, 0, 1);

/** "All time" begins in the year 1 and may end beyond what the engine knows. */
export function withinEngineTime(ms: number): number {
  return Math.min(Math.max(Math.trunc(ms), earliestMs), latestMs);
}

/** Where to begin when all of time is asked for: at the first event, or at the end when there is none. */
export async function beginningOf(engine: Engine, tables: readonly TableName[], toMs: number): Promise<number> {
  if (tables.length === 0) return toMs;
  const firsts = tables.map(
    (table) => `SELECT count() AS rows, toUnixTimestamp64Milli(min(p_event_time)) AS ms FROM ${qualifiedName(table)}`,
  );
  const found = await engine.rows<{ rows: number; ms: number }>({ sql: firsts.join("\nUNION ALL ") });
  const begins = found.filter(({ rows }) => Number(rows) > 0).map(({ ms }) => Number(ms));
  return Math.min(toMs, ...begins);
}
