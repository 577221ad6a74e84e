import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Engine } from "../connection/engine.ts";
import { lakeDatabases } from "../tables/databases.ts";

/** Rows that the engine could not read when it opened their table, and set aside. */
export interface BrokenPart {
  readonly database: string;
  readonly table: string;
  readonly part: string;
  /** Undefined where that cannot be read either. */
  readonly rows: number | undefined;
}

interface DetachedPart {
  readonly database: string;
  readonly table: string;
  readonly part: string;
  readonly path: string;
}

/** In the order of their tables. A part that somebody attached again, or deleted, is no longer among them. */
export async function readBrokenParts(engine: Engine): Promise<BrokenPart[]> {
  const parts = await engine.rows<DetachedPart>({
    sql: `SELECT database, table, name AS part, path FROM system.detached_parts
      WHERE database IN {databases:Array(String)} AND reason LIKE 'broken%' ORDER BY database, table, part`,
    params: { databases: lakeDatabases },
  });
  return Promise.all(
    parts.map(async ({ path, ...part }): Promise<BrokenPart> => ({ ...part, rows: await readRowCount(path) })),
  );
}

/** The engine keeps it in a file of its own. Of a server by address it is on another machine. */
async function readRowCount(path: string): Promise<number | undefined> {
  try {
    const text = await readFile(join(path, "count.txt"), "utf8");
    return /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A sentence for whoever runs Pharos. */
export function describeBrokenParts(parts: readonly BrokenPart[]): string[] {
  return [...Map.groupBy(parts, ({ database, table }) => `${database}.${table}`)].map(([name, broken]) => {
    const count = broken.length === 1 ? "1 part" : `${broken.length} parts`;
    const names = broken.map(({ part }) => part).join(", ");
    return `The data lake could not read ${count} of ${name} and set ${broken.length === 1 ? "it" : "them"} aside: ${rowsOf(broken)} missing (${names}). Check the disk, and restore the data folder from a backup.`;
  });
}

function rowsOf(parts: readonly BrokenPart[]): string {
  const rows = parts.reduce((sum, part) => sum + (part.rows ?? 0), 0);
  if (parts.some((part) => part.rows === undefined)) return rows === 0 ? "rows are" : `${rows} rows or more are`;
  return rows === 1 ? "1 row is" : `${rows} rows are`;
}
