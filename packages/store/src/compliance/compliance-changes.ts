import type { ComplianceOutcome } from "@pharos/domain";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** What the result of the row counts as; null where there is none. */
export function outcome(row: "c" | "n"): RawBuilder<ComplianceOutcome | null> {
  const [suppressed, status] = [sql.ref(`${row}.suppressed`), sql.ref(`${row}.status`)];
  return sql`CASE WHEN ${suppressed} THEN 'SUPPRESSED' ELSE ${status} END`;
}

/** Deletes results, which are called `c` in the condition, and says so in the history. Returns how many. */
export async function deleteResults(db: Db, condition: RawBuilder<SqlBool>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH gone AS (DELETE FROM compliance AS c WHERE ${condition} RETURNING c.*)
    INSERT INTO compliance_changes (policy_id, resource_id, at, was, became)
    SELECT c.policy_id, c.resource_id, ${now}::timestamptz, ${outcome("c")}, NULL FROM gone AS c
    ORDER BY c.resource_id, c.policy_id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
