import { type ActorReference, caseMergedOn, caseMergeNotUndone } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { appendEntries, lockCase } from "./case-entries.ts";
import type { MovedParts } from "./cases-tables.ts";

/**
 * Makes a merged case one of its own again, with what it had. What came to the other one since stays there, and that
 * goes on needing what both need, because what was written meanwhile may tell of both.
 * @param since undoes no merge before
 * @throws caseMergeNotUndone, caseMergedOn, and caseNotFound where the other case was deleted
 */
export async function undoMerge(db: Db, from: number, since: Date, by: ActorReference, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const merge = await tx
      .deleteFrom("caseMerges")
      .where("fromNumber", "=", from)
      .where("mergedAt", ">=", since)
      .returning(["intoNumber", "moved"])
      .executeTakeFirst();
    if (!merge) throw caseMergeNotUndone(String(from));
    const { intoNumber: into, moved } = merge;
    const { mergedInto } = await tx
      .selectFrom("cases")
      .select("mergedInto")
      .where("number", "=", into)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (mergedInto !== null) throw caseMergedOn(into, mergedInto);
    await lockCase(tx, into);
    const { title } = await tx
      .updateTable("cases")
      .set({ mergedInto: null, updatedAt: now })
      .where("number", "=", from)
      .returning("title")
      .executeTakeFirstOrThrow();
    await sql`UPDATE cases SET merged_into = ${from} WHERE number = ANY(${moved.ledNumbers}::int[])`.execute(tx);
    await moveAlertsBack(tx, from, into, moved);
    await moveBack(tx, from, into, moved);
    await moveLinksBack(tx, from, into, moved);
    const undone = { type: "UNMERGED", actor: by, at: now, to: "" } as const;
    await appendEntries(tx, into, [{ caseNumber: into, ...undone, from: String(from), note: title }]);
    // Whoever reads the case may not see the other one.
    await appendEntries(tx, from, [{ caseNumber: from, ...undone, from: "", note: "" }]);
  });
}

async function moveAlertsBack(tx: Db, from: number, into: number, { alerts }: MovedParts): Promise<void> {
  const rows = alerts.map(({ alertId, addedAt, addedBy, wasShared }) => {
    return { alert_id: alertId, added_at: addedAt, added_by: addedBy, was_shared: wasShared };
  });
  const moved = sql`jsonb_to_recordset(${storableJson(rows)}::jsonb) AS moved (
    alert_id text, added_at timestamptz, added_by jsonb, was_shared boolean)`;
  await sql`
    INSERT INTO case_alerts (case_number, alert_id, added_at, added_by)
    SELECT ${from}::int, moved.alert_id, moved.added_at, moved.added_by
    FROM ${moved} JOIN alerts ON alerts.id = moved.alert_id
    ON CONFLICT DO NOTHING`.execute(tx);
  // One that somebody took out and added again is there by their own choice.
  await sql`
    DELETE FROM case_alerts USING ${moved}
    WHERE case_alerts.case_number = ${into} AND case_alerts.alert_id = moved.alert_id
      AND case_alerts.added_at = moved.added_at AND NOT moved.was_shared`.execute(tx);
}

async function moveBack(tx: Db, from: number, into: number, { entryIds, attachmentIds }: MovedParts): Promise<void> {
  await sql`
    UPDATE case_attachments SET case_number = ${from}
    WHERE case_number = ${into} AND id = ANY(${attachmentIds}::uuid[])`.execute(tx);
  await sql`
    UPDATE case_entries SET case_number = ${from}, merged_from = nullif(merged_from, ${from})
    WHERE case_number = ${into} AND id = ANY(${entryIds}::bigint[])`.execute(tx);
}

async function moveLinksBack(tx: Db, from: number, into: number, { links }: MovedParts): Promise<void> {
  for (const { number, wasShared } of links) {
    await sql`
      INSERT INTO case_links (low, high)
      SELECT least(number, ${from}::int), greatest(number, ${from}::int) FROM cases WHERE number = ${number}
      ON CONFLICT DO NOTHING`.execute(tx);
    if (wasShared) continue;
    await tx
      .deleteFrom("caseLinks")
      .where("low", "=", Math.min(number, into))
      .where("high", "=", Math.max(number, into))
      .execute();
  }
}
