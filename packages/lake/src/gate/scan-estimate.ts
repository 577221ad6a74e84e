import type { Engine } from "../connection/engine.ts";
import type { Statement } from "../connection/statement.ts";

/** The rows and bytes that a statement would read at most, judged by the tables' indices before it runs. */
export interface ScanEstimate {
  readonly rows: number;
  /** Unpacked, of all columns: a statement that names few of them reads less. */
  readonly bytes: number;
}

interface EstimatedTable {
  readonly database: string;
  readonly table: string;
  readonly rows: string;
}

/** @param explain `EXPLAIN ESTIMATE …`. Undefined where the engine cannot tell, or not soon. */
export async function estimateScan(engine: Engine, explain: Statement): Promise<ScanEstimate | undefined> {
  try {
    const tables = await engine.rows<EstimatedTable>(explain, "control");
    const sizes = await rowSizes(engine, tables);
    const counted = tables.map(({ database, table, rows }) => ({ rows: Number(rows), name: `${database}.${table}` }));
    return {
      rows: counted.reduce((sum, { rows }) => sum + rows, 0),
      bytes: Math.round(counted.reduce((sum, { rows, name }) => sum + rows * (sizes.get(name) ?? 0), 0)),
    };
  } catch {
    return undefined;
  }
}

/** Bytes of a row on average, by `database.table`. */
async function rowSizes(engine: Engine, tables: readonly EstimatedTable[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const names = tables.map(({ database, table }) => `${database}.${table}`);
  const rows = await engine.rows<{ name: string; bytes: number }>(
    {
      sql: `SELECT concat(database, '.', table) AS name, sum(data_uncompressed_bytes) / sum(rows) AS bytes
        FROM system.parts WHERE active AND rows > 0 AND name IN {names:Array(String)} GROUP BY name`,
      params: { names },
    },
    "control",
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
