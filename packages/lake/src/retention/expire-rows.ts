import type { Engine } from "../connection/engine.ts";
import { qualifiedName } from "../tables/table-definition.ts";
import { readStoredParts, type StoredPart } from "./stored-parts.ts";

/**
 * Drops the parts all of whose rows arrived before, whatever times they claim, so that a backfill of old logs stays.
 * Resolves with the number of rows.
 */
export async function expireRows(engine: Engine, before: Date): Promise<number> {
  let rows = 0;
  for (const part of await readStoredParts(engine)) {
    if (part.newestArrival < before && (await dropPart(engine, part))) rows += part.rows;
  }
  return rows;
}

/** False where the part was merged into another one meanwhile, which is looked at the next time. */
async function dropPart(engine: Engine, { part, ...table }: StoredPart): Promise<boolean> {
  const sql = `ALTER TABLE ${qualifiedName(table)} DROP PART {part:String}`;
  try {
    await engine.command({ sql, params: { part } }, "control");
    return true;
  } catch (error) {
    if (error instanceof Error && "type" in error && error.type === "NO_SUCH_DATA_PART") return false;
    throw error;
  }
}
