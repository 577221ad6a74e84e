import type { Db } from "./connect.ts";

/** Runs in the transaction that `db` is bound to, or in a new one. */
export function inTransaction<T>(db: Db, run: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
