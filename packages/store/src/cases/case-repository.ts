import {
  type ActorReference,
  type Alert,
  type Case,
  type CaseAlert,
  type CaseEntry,
  type CaseFilter,
  type CaseSummary,
  caseNotFound,
  type NewCaseEntry,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import { isAmong } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { decodeCursor, isBehind, type Page, type PageRequest, toPage } from "../database/page.ts";
import { severityRank } from "../database/severity-rank.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { caseCondition, isVisibleCase, isVisibleEntry } from "./case-condition.ts";
import { appendEntries, insertEntries, lockCase, widenNeeds } from "./case-entries.ts";
import type { CasesTable } from "./cases-tables.ts";
import { type CaseMerge, mergeCases } from "./merge-cases.ts";
import { undoMerge } from "./undo-merge.ts";

export interface CasePage extends Page<CaseSummary> {
  readonly totalCount: number;
}
type CaseText = Pick<Case, "title" | "description" | "severity" | "assigneeId" | "neededLogTypes">;

const sort = "updatedAt";

/**
 * Cases, their alerts and what happened in them. Somebody restricted to log types sees the cases that need no others:
 * neither of the alerts that they ever had, nor of what has come to those alerts since.
 */
export class CaseRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** An open case without alerts, with its first entry. */
  async create({ neededLogTypes, ...text }: CaseText, by: ActorReference, now: Date): Promise<Case> {
    return inTransaction(this.#db, async (db) => {
      const row = await db
        .insertInto("cases")
        .values({
          ...text,
          assigneeId: text.assigneeId ?? null,
          severityRank: severityRank(text.severity),
          neededLogTypes: neededLogTypes ? [...neededLogTypes] : null,
          status: "OPEN",
          createdAt: now,
          createdBy: storableJson(by),
          updatedAt: now,
          revision: 1,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const entry = {
        caseNumber: row.number,
        type: "CREATED",
        actor: by,
        at: now,
        from: "",
        to: "",
        note: "",
      } as const;
      await insertEntries(db, row.number, [entry]);
      return asCase(row);
    });
  }

  /**
   * The case of the number, or the one that it was merged into.
   * @throws caseNotFound, also where the reader does not see all that it needs
   */
  async get(number: number, logTypeAccess?: readonly string[]): Promise<CaseSummary> {
    const row = await this.#summaries()
      .where("number", "=", sql<number>`(SELECT coalesce(merged_into, number) FROM cases WHERE number = ${number})`)
      .where((eb) => caseCondition(eb, { logTypeAccess }))
      .executeTakeFirst();
    if (!row) throw caseNotFound(String(number));
    return asSummary(row);
  }

  /** True for a reader who sees all that the case needs. */
  async isVisible(number: number, logTypeAccess: readonly string[] | undefined): Promise<boolean> {
    const row = await this.#db
      .selectFrom("cases")
      .select("number")
      .where("number", "=", number)
      .where((eb) => caseCondition(eb, { logTypeAccess }))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** What changed last first. @throws cursorInvalid */
  async list(filter: CaseFilter, page: PageRequest): Promise<CasePage> {
    let query = this.#summaries()
      .where((eb) => caseCondition(eb, filter))
      .orderBy("updatedAt", "desc")
      .orderBy("id", "desc");
    if (page.cursor !== undefined) {
      const column = { name: "updatedAt", type: "timestamptz" } as const;
      query = query.where(isBehind(decodeCursor(sort, page.cursor), column, "descending"));
    }
    const [rows, { count }] = await Promise.all([
      query.limit(page.pageSize + 1).execute(),
      this.#db
        .selectFrom("cases")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where((eb) => caseCondition(eb, filter))
        .executeTakeFirstOrThrow(),
    ]);
    const placeOf = ({ updatedAt, id }: (typeof rows)[number]) => ({ value: updatedAt.toISOString(), id });
    return { ...toPage(rows, page.pageSize, sort, placeOf, asSummary), totalCount: count };
  }

  /**
   * Stores what `changeCase` made of it: `changed.revision` must be the stored one plus one.
   * @throws caseNotFound, revisionConflict
   */
  async update(changed: Case, entries: readonly NewCaseEntry[]): Promise<void> {
    const { number, title, description, status, severity, updatedAt, revision } = changed;
    await inTransaction(this.#db, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("cases")
        .set({
          ...{ title, description, status, severity, updatedAt, revision },
          severityRank: severityRank(severity),
          assigneeId: changed.assigneeId ?? null,
          closedAt: changed.closedAt ?? null,
        })
        .where("number", "=", number)
        .where("revision", "=", revision - 1)
        .where("deletedAt", "is", null)
        .where("mergedInto", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        await new CaseRepository(db).get(number);
        throw revisionConflict("case");
      }
      await widenNeeds(db, number);
      await insertEntries(db, number, entries);
    });
  }

  /** Its alerts, those added last first; none where the reader does not see the case. */
  async alertsOf(number: number, logTypeAccess?: readonly string[]): Promise<CaseAlert[]> {
    return this.#db
      .selectFrom("caseAlerts")
      .select(["alertId", "addedAt", "addedBy"])
      .where("caseNumber", "=", number)
      .where((eb) => isVisibleCase(eb, number, logTypeAccess))
      .orderBy("addedAt", "desc")
      .orderBy("alertId")
      .execute();
  }

  /**
   * Adds those that it does not have yet, and lets it need what they need.
   * @returns the ids of those that were added
   */
  async addAlerts(
    number: number,
    alerts: readonly Pick<Alert, "id" | "title" | "neededLogTypes">[],
    by: ActorReference,
    now: Date,
  ): Promise<string[]> {
    return inTransaction(this.#db, async (db) => {
      await lockCase(db, number);
      if (alerts.length === 0) return [];
      const rows = await db
        .insertInto("caseAlerts")
        .values(alerts.map(({ id }) => ({ caseNumber: number, alertId: id, addedAt: now, addedBy: storableJson(by) })))
        .onConflict((conflict) => conflict.doNothing())
        .returning("alertId")
        .execute();
      const added = rows.map(({ alertId }) => alertId);
      if (added.length === 0) return [];
      const titles = new Map(alerts.map(({ id, title }) => [id, title]));
      await appendEntries(
        db,
        number,
        added.map((to) => ({
          ...{ caseNumber: number, type: "ALERT_ADDED", actor: by, at: now, from: "", to },
          note: titles.get(to) ?? "",
        })),
      );
      return added;
    });
  }

  /** @returns the ids of those that it had */
  async removeAlerts(number: number, ids: readonly string[], by: ActorReference, now: Date): Promise<string[]> {
    return inTransaction(this.#db, async (db) => {
      await lockCase(db, number);
      await widenNeeds(db, number);
      const rows = await db
        .deleteFrom("caseAlerts")
        .where("caseNumber", "=", number)
        .where(isAmong("alertId", ids))
        .returning((eb) => [
          "alertId",
          eb.selectFrom("alerts").select("title").whereRef("alerts.id", "=", "caseAlerts.alertId").as("title"),
        ])
        .execute();
      await appendEntries(
        db,
        number,
        rows.map(({ alertId, title }) => ({
          ...{ caseNumber: number, type: "ALERT_REMOVED", actor: by, at: now, from: alertId, to: "" },
          note: title ?? "",
        })),
      );
      return rows.map(({ alertId }) => alertId);
    });
  }

  /** Writes what happened, and moves the time of the case's last change. @throws caseNotFound, caseEntriesTooMany */
  async append(number: number, entries: readonly NewCaseEntry[]): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await lockCase(db, number);
      await appendEntries(db, number, entries);
    });
  }

  /** @throws caseNotFound, and what `checkMergeRoom` throws; then nothing is changed */
  merge(merge: CaseMerge, by: ActorReference, now: Date): Promise<void> {
    return mergeCases(this.#db, merge, by, now);
  }

  /** @throws caseMergeNotUndone, also where it was before `since`, caseMergedOn, caseNotFound */
  undoMerge(from: number, since: Date, by: ActorReference, now: Date): Promise<void> {
    return undoMerge(this.#db, from, since, by, now);
  }

  /** Those of them that the reader sees, by number. */
  async getMany(numbers: readonly number[], logTypeAccess?: readonly string[]): Promise<CaseSummary[]> {
    if (numbers.length === 0) return [];
    const rows = await this.#summaries()
      .where("number", "in", numbers)
      .where((eb) => caseCondition(eb, { logTypeAccess }))
      .orderBy("number")
      .execute();
    return rows.map(asSummary);
  }

  /** By alert: the cases that have it and that the reader sees, what changed last first; at most `limit` of each. */
  async ofAlerts(
    alertIds: readonly string[],
    limit: number,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, CaseSummary[]>> {
    const ranked = this.#db
      .selectFrom("caseAlerts")
      .innerJoin("cases", "cases.number", "caseAlerts.caseNumber")
      .select([
        "caseAlerts.alertId",
        "cases.number",
        sql<number>`row_number() OVER (PARTITION BY case_alerts.alert_id ORDER BY cases.updated_at DESC, number DESC)`.as(
          "rank",
        ),
      ])
      .where(isAmong("caseAlerts.alertId", alertIds))
      .where((eb) => caseCondition(eb, { logTypeAccess }));
    const links = await this.#db
      .selectFrom(ranked.as("ranked"))
      .select(["alertId", "number"])
      .where("rank", "<=", limit)
      .orderBy("rank")
      .execute();
    const cases = await this.getMany([...new Set(links.map(({ number }) => number))], logTypeAccess);
    const byNumber = new Map(cases.map((one) => [one.number, one]));
    const found = new Map<string, CaseSummary[]>();
    for (const { alertId, number } of links) {
      const one = byNumber.get(number);
      if (one) found.set(alertId, [...(found.get(alertId) ?? []), one]);
    }
    return found;
  }

  /** Oldest first; none where the reader does not see the case, and no links to cases that they do not see. */
  async entriesOf(number: number, logTypeAccess?: readonly string[]): Promise<CaseEntry[]> {
    const rows = await this.#db
      .selectFrom("caseEntries")
      .selectAll()
      .where("caseNumber", "=", number)
      .where((eb) => isVisibleCase(eb, number, logTypeAccess))
      .where((eb) => isVisibleEntry(eb, logTypeAccess))
      .orderBy("at")
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...row, id: String(row.id), mergedFrom: row.mergedFrom ?? undefined }));
  }

  #summaries() {
    return this.#db
      .selectFrom("cases")
      .selectAll("cases")
      .select([
        sql<number>`(SELECT count(*) FROM case_alerts AS a WHERE a.case_number = cases.number)`.as("alertCount"),
        sql<number>`(SELECT count(*) FROM case_alerts AS a JOIN alerts ON alerts.id = a.alert_id
          WHERE a.case_number = cases.number AND alerts.status IN ('OPEN', 'TRIAGED'))`.as("openAlertCount"),
      ]);
  }
}

function asCase({ id: _, severityRank: __, mergedInto: ___, ...row }: Selectable<CasesTable>): Case {
  return {
    ...row,
    assigneeId: row.assigneeId ?? undefined,
    neededLogTypes: row.neededLogTypes ?? undefined,
    closedAt: row.closedAt ?? undefined,
    deletedAt: row.deletedAt ?? undefined,
    deletedBy: row.deletedBy ?? undefined,
  };
}

function asSummary(row: Selectable<CasesTable> & Pick<CaseSummary, "alertCount" | "openAlertCount">): CaseSummary {
  return { ...asCase(row), alertCount: row.alertCount, openAlertCount: row.openAlertCount };
}
