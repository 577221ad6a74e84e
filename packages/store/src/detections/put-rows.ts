import { type InsertObject, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { Database } from "../database/database.ts";

type DetectionRow = InsertObject<Database, "detections">;

/** A statement takes 65,535 parameters. */
const batchMax = 500;

export function rowBatches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / batchMax) }, (_, at) =>
    rows.slice(at * batchMax, (at + 1) * batchMax),
  );
}

/** Inserts the rows, or replaces those of their ids, which keep when and by whom they were made. */
export async function putRows(db: Db, rows: readonly DetectionRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const kept: readonly string[] = ["id", "createdAt", "createdBy"];
  const replaced = Object.keys(first).filter((column) => !kept.includes(column));
  const excluded = Object.fromEntries(replaced.map((column) => [column, sql.ref(`excluded.${column}`)]));
  for (const batch of rowBatches(rows)) {
    const insert = db.insertInto("detections").values(batch);
    await insert.onConflict((conflict) => conflict.column("id").doUpdateSet(excluded)).execute();
  }
}
