import { type ActorReference, checkMergeRoom, joinLogTypes } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { appendEntries, lockCase, widenNeeds } from "./case-entries.ts";
import type { MovedParts } from "./cases-tables.ts";

export interface CaseMerge {
  /** Its number leads to the other case from then on. */
  readonly from: number;
  readonly into: number;
}

/**
 * Moves everything of a case into another one; what happened says where it did.
 * @throws caseNotFound, and what `checkMergeRoom` throws; then nothing is changed
 */
export async function mergeCases(db: Db, { from, into }: CaseMerge, by: ActorReference, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // In one order, so that two merges cannot wait for each other.
    for (const number of [Math.min(from, into), Math.max(from, into)]) await lockCase(tx, number);
    await checkRoom(tx, { from, into });
    await moveNeeds(tx, { from, into });
    const moved = storableJson(await readParts(tx, { from, into }));
    await tx.insertInto("caseMerges").values({ fromNumber: from, intoNumber: into, mergedAt: now, moved }).execute();
    await moveParts(tx, { from, into });
    await moveLinks(tx, { from, into });
    const { title, description } = await tx
      .updateTable("cases")
      .set({ mergedInto: into, updatedAt: now })
      .where("number", "=", from)
      .returning(["title", "description"])
      .executeTakeFirstOrThrow();
    // Numbers that led to it lead on, in one step.
    await tx.updateTable("cases").set({ mergedInto: into }).where("mergedInto", "=", from).execute();
    const merged = { type: "MERGED", from: String(from), to: title, note: description } as const;
    await appendEntries(tx, into, [{ caseNumber: into, actor: by, at: now, ...merged }]);
  });
}

async function checkRoom(tx: Db, { from, into }: CaseMerge): Promise<void> {
  const both = [from, into];
  const alerts = await tx
    .selectFrom("caseAlerts")
    .select(({ fn }) => fn.count<number>("alertId").distinct().as("count"))
    .where("caseNumber", "in", both)
    .executeTakeFirstOrThrow();
  const entries = await tx
    .selectFrom("caseEntries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("caseNumber", "in", both)
    .executeTakeFirstOrThrow();
  const files = await tx
    .selectFrom("caseAttachments")
    .select(({ fn }) => [fn.countAll<number>().as("count"), sql<number>`coalesce(sum(bytes), 0)::bigint`.as("bytes")])
    .where("caseNumber", "in", both)
    .executeTakeFirstOrThrow();
  checkMergeRoom({
    alerts: alerts.count,
    entries: entries.count + 1,
    attachments: files.count,
    attachmentBytes: files.bytes,
  });
}

/** Who reads the one case reads what is said in the other as well, so it needs what both need. */
async function moveNeeds(tx: Db, { from, into }: CaseMerge): Promise<void> {
  await widenNeeds(tx, from);
  const rows = await tx.selectFrom("cases").select("neededLogTypes").where("number", "in", [from, into]).execute();
  const [one, other] = rows.map(({ neededLogTypes }) => neededLogTypes ?? undefined);
  const needed = joinLogTypes(one, other);
  await tx
    .updateTable("cases")
    .set({ neededLogTypes: needed ? [...needed] : null })
    .where("number", "=", into)
    .execute();
}

/** What is about to be moved, for `undoMerge`. */
async function readParts(tx: Db, { from, into }: CaseMerge): Promise<MovedParts> {
  const of = (number: number) =>
    tx.selectFrom("caseAlerts").select(["alertId", "addedAt", "addedBy"]).where("caseNumber", "=", number).execute();
  const shared = new Set((await of(into)).map(({ alertId }) => alertId));
  const entries = await tx.selectFrom("caseEntries").select("id").where("caseNumber", "=", from).execute();
  const attachments = await tx.selectFrom("caseAttachments").select("id").where("caseNumber", "=", from).execute();
  const led = await tx.selectFrom("cases").select("number").where("mergedInto", "=", from).execute();
  const linked = await linksOf(tx, into);
  return {
    alerts: (await of(from)).map(({ alertId, addedAt, addedBy }) => {
      return { alertId, addedAt: addedAt.toISOString(), addedBy, wasShared: shared.has(alertId) };
    }),
    entryIds: entries.map(({ id }) => id),
    attachmentIds: attachments.map(({ id }) => id),
    links: (await linksOf(tx, from)).map((number) => ({ number, wasShared: linked.includes(number) })),
    ledNumbers: led.map(({ number }) => number),
  };
}

async function linksOf(tx: Db, number: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("caseLinks")
    .selectAll()
    .where((eb) => eb.or([eb("low", "=", number), eb("high", "=", number)]))
    .execute();
  return rows.map(({ low, high }) => (low === number ? high : low));
}

async function moveParts(tx: Db, { from, into }: CaseMerge): Promise<void> {
  const moved = { caseNumber: into };
  await sql`
    INSERT INTO case_alerts (case_number, alert_id, added_at, added_by)
    SELECT ${into}::int, alert_id, added_at, added_by FROM case_alerts WHERE case_number = ${from}
    ON CONFLICT DO NOTHING`.execute(tx);
  await tx.deleteFrom("caseAlerts").where("caseNumber", "=", from).execute();
  await tx.updateTable("caseAttachments").set(moved).where("caseNumber", "=", from).execute();
  await tx
    .updateTable("caseEntries")
    .set({ ...moved, mergedFrom: sql`coalesce(merged_from, ${from})` })
    .where("caseNumber", "=", from)
    .execute();
}

async function moveLinks(tx: Db, { from, into }: CaseMerge): Promise<void> {
  await sql`
    INSERT INTO case_links (low, high)
    SELECT least(other, ${into}::int), greatest(other, ${into}::int) FROM (
      SELECT CASE WHEN low = ${from} THEN high ELSE low END AS other FROM case_links
      WHERE low = ${from} OR high = ${from}
    ) AS linked WHERE other <> ${into}
    ON CONFLICT DO NOTHING`.execute(tx);
  await tx
    .deleteFrom("caseLinks")
    .where((eb) => eb.or([eb("low", "=", from), eb("high", "=", from)]))
    .execute();
}
