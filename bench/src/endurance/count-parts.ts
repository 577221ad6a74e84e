import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const database = "pharos_logs";
const partFolder = /^[^_].*_\d+_\d+_\d+/;

/**
 * Parts of each table of logs, as they lie in the lake's folder: those that a merge has replaced are among them until
 * the engine removes them.
 */
export function countParts(dataDir: string, tables: readonly string[]): Record<string, number> {
  return Object.fromEntries(tables.map((table) => [table, partsOf(join(dataDir, "lake"), table)]));
}

function partsOf(lake: string, table: string): number {
  try {
    const definition = readFileSync(join(lake, "metadata", database, `${table}.sql`), "utf8");
    const uuid = /UUID '([0-9a-f-]+)'/.exec(definition)?.[1] ?? "";
    return readdirSync(join(lake, "store", uuid.slice(0, 3), uuid)).filter((name) => partFolder.test(name)).length;
  } catch {
    return 0;
  }
}
