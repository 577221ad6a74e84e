import type { Engine } from "../connection/engine.ts";
import { lakeDatabases } from "../tables/databases.ts";
import { qualifiedName, retentionClause } from "../tables/table-definition.ts";

/**
 * Rows go `days` days after they arrived. Only tables whose limit differs are changed; what is already too old goes
 * with the engine's next clean-up, within hours.
 */
export async function applyRetention(engine: Engine, days: number): Promise<void> {
  const clause = retentionClause(days);
  const tables = await engine.rows<{ database: string; table: string }>({
    sql: `SELECT database, name AS table FROM system.tables
      WHERE database IN {databases:Array(String)} AND engine LIKE '%MergeTree'
        AND position(engine_full, 'TTL ') > 0 AND position(engine_full, {clause:String}) = 0`,
    params: { databases: lakeDatabases, clause },
  });
  for (const table of tables) {
    // Not in the way of inserts, which have a lane of their own.
    await engine.command(
      { sql: `ALTER TABLE ${qualifiedName(table)} MODIFY TTL ${clause}`, settings: { mutations_sync: 2 } },
      "control",
    );
  }
}
