import type { Engine } from "../connection/engine.ts";
import { lakeDatabases } from "../tables/databases.ts";

/** A partition of a table whose parts are not merged as fast as they come. */
export interface CrowdedPartition {
  readonly database: string;
  readonly table: string;
  readonly partition: string;
  readonly parts: number;
  /** From so many parts on the engine takes no more rows for it. */
  readonly partsMax: number;
}

/**
 * In the order of their tables. Merges that fail are tried again for ever, and nothing else shows it before the engine
 * refuses rows.
 * @param share of the parts at which the engine refuses rows; merges that keep up stay at a tenth of it
 */
export function readCrowdedPartitions(engine: Engine, share = 1 / 3): Promise<CrowdedPartition[]> {
  return engine.rows<CrowdedPartition>({
    sql: `WITH (SELECT toUInt32(value) FROM system.merge_tree_settings WHERE name = 'parts_to_throw_insert') AS most
      SELECT database, table, partition, toUInt32(count()) AS parts, most AS partsMax
      FROM system.parts WHERE active AND database IN {databases:Array(String)}
      GROUP BY database, table, partition HAVING parts >= most * {share:Float64}
      ORDER BY database, table, partition`,
    params: { databases: lakeDatabases, share },
  });
}
