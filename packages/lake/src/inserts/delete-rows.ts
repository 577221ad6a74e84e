import type { Engine } from "../connection/engine.ts";
import { qualifiedName } from "../tables/table-definition.ts";

export interface RowsToDelete {
  readonly database: string;
  readonly table: string;
  /** Of p_row_id. */
  readonly rowIdPrefixes: readonly string[];
  /** Of p_event_time, both included: what the engine looks through. */
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * They are gone when it resolves. Their token stays spent: whoever sends them again needs a new one. Looks before it
 * writes, because a delete rewrites parts.
 */
export async function deleteRows(engine: Engine, input: RowsToDelete): Promise<number> {
  const name = qualifiedName(input);
  const where = `p_event_time >= fromUnixTimestamp64Milli({fromMs:Int64}, 'UTC')
    AND p_event_time <= fromUnixTimestamp64Milli({toMs:Int64}, 'UTC') + toIntervalMillisecond(1)
    AND arrayExists(prefix -> startsWith(p_row_id, prefix), {prefixes:Array(String)})`;
  const params = { fromMs: input.fromMs, toMs: input.toMs, prefixes: input.rowIdPrefixes };
  const [found] = await engine.rows<{ rows: number }>({
    sql: `SELECT count() AS rows FROM ${name} WHERE ${where}`,
    params,
  });
  const rows = Number(found?.rows ?? 0);
  if (rows > 0) {
    await engine.command({
      sql: `DELETE FROM ${name} WHERE ${where}`,
      params,
      settings: { lightweight_deletes_sync: 2, mutations_sync: 2 },
    });
  }
  return rows;
}
