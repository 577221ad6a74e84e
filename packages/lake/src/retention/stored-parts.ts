import { readFilledTables } from "../catalogue/read-filled-tables.ts";
import type { Engine } from "../connection/engine.ts";
import { databases, lakeDatabases } from "../tables/databases.ts";
import { qualifiedName } from "../tables/table-definition.ts";

/** Rows that the engine keeps together. */
export interface StoredPart {
  readonly database: string;
  readonly table: string;
  readonly part: string;
  readonly rows: number;
  /** When the first and the last of its rows arrived. */
  readonly oldestArrival: Date;
  readonly newestArrival: Date;
}

const eventDatabases = lakeDatabases.filter((database) => database !== databases.lookups);

interface PartRow {
  readonly part: string;
  readonly rows: number;
  readonly oldestMs: number;
  readonly newestMs: number;
}

/**
 * All parts of all tables of events. Answered by the index of the partition key, which has the times of arrival: a few
 * milliseconds for each table, however many rows it has.
 */
export async function readStoredParts(engine: Engine): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for (const table of await readFilledTables(engine, eventDatabases)) {
    const rows = await engine.rows<PartRow>({
      sql: `SELECT _part AS part, toUInt32(count()) AS rows, toUnixTimestamp64Milli(min(p_parse_time)) AS oldestMs,
          toUnixTimestamp64Milli(max(p_parse_time)) AS newestMs
        FROM ${qualifiedName(table)} GROUP BY part`,
    });
    for (const { part, rows: count, oldestMs, newestMs } of rows) {
      const arrivals = { oldestArrival: new Date(Number(oldestMs)), newestArrival: new Date(Number(newestMs)) };
      parts.push({ ...table, part, rows: count, ...arrivals });
    }
  }
  return parts;
}
