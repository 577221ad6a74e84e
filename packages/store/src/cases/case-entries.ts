import { caseNotFound, checkEntryRoom, joinLogTypes, type NewCaseEntry } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";

/** Others that change the case wait, so that limits and needs hold. @throws caseNotFound, also once it is deleted or merged */
export async function lockCase(db: Db, number: number): Promise<void> {
  const row = await db
    .selectFrom("cases")
    .select("number")
    .where("number", "=", number)
    .where("deletedAt", "is", null)
    .where("mergedInto", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw caseNotFound(String(number));
}

/** Writes what happened to a case that is locked, and moves the time of its last change. @throws caseEntriesTooMany */
export async function appendEntries(db: Db, number: number, entries: readonly NewCaseEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  await widenNeeds(db, number);
  await db
    .updateTable("cases")
    .set({ updatedAt: sql`greatest(updated_at, ${first.at})` })
    .where("number", "=", number)
    .execute();
  await insertEntries(db, number, entries);
}

/** @throws caseEntriesTooMany */
export async function insertEntries(db: Db, number: number, entries: readonly NewCaseEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const { count } = await db
    .selectFrom("caseEntries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("caseNumber", "=", number)
    .executeTakeFirstOrThrow();
  checkEntryRoom(
    count,
    entries.map(({ type }) => type),
  );
  const rows = entries.map((entry) => ({ ...entry, actor: storableJson(entry.actor) }));
  await db.insertInto("caseEntries").values(rows).execute();
}

/**
 * Lets the case need what its alerts need by now, which may be more than when they were added: what is written may
 * quote it, and stays when an alert is taken out.
 */
export async function widenNeeds(db: Db, number: number): Promise<void> {
  const { neededLogTypes } = await db
    .selectFrom("cases")
    .select("neededLogTypes")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const alerts = await db
    .selectFrom("caseAlerts")
    .innerJoin("alerts", "alerts.id", "caseAlerts.alertId")
    .select("alerts.neededLogTypes")
    .where("caseAlerts.caseNumber", "=", number)
    .execute();
  const needed = alerts.reduce<readonly string[] | undefined>(
    (together, alert) => joinLogTypes(together, alert.neededLogTypes ?? undefined),
    neededLogTypes ?? undefined,
  );
  await db
    .updateTable("cases")
    .set({ neededLogTypes: needed ? [...needed] : null })
    .where("number", "=", number)
    .execute();
}
