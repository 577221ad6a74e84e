import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** Any number will do, as long as every Pharos uses the same. */
export const lakeHoldLock = 7_482_303;

/**
 * Keeps the lake from being held until the transaction ends; false where a backup holds it now. The backup's hold ends
 * with its connection, so that one that was killed holds nothing.
 */
export async function mayWriteLake(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isFree: SqlBool }>`
    SELECT pg_try_advisory_xact_lock_shared(${lakeHoldLock}::bigint) AS is_free`.execute(db);
  return rows[0]?.isFree === true;
}
