import {
  type Alert,
  type AlertFilter,
  type AlertHistoryEntry,
  type AlertSort,
  alertCommentNotFound,
  alertNotFound,
  type SortDirection,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import { isAmong } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { violates } from "../database/failures.ts";
import {
  decodeCursor,
  isBehind,
  type Page,
  type PageRequest,
  type Place,
  type SortType,
  toPage,
} from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { queueFollowUps } from "../deliveries/queue-follow-ups.ts";
import { addAlertEntities, type NamedByAlert } from "./add-alert-entities.ts";
import { alertCondition } from "./alert-condition.ts";
import { alertRow, asAlert, asHistoryEntry, changedColumns, historyRow } from "./alert-rows.ts";
import type { AlertsTable } from "./alerts-table.ts";
import { type AlertGroupPage, type AlertGroupsRequest, listAlertGroups } from "./list-alert-groups.ts";

export interface AlertListRequest extends PageRequest {
  readonly filter?: AlertFilter;
  /** Default: createdAt, descending. */
  readonly sort?: AlertSort;
  readonly direction?: SortDirection;
}
export interface AlertPage extends Page<Alert> {
  /** Exact up to `totalCountMax`, which stands for "that many or more". */
  readonly totalCount: number;
}
/** Which group an alert is of, and from when to when its events arrived. */
export type AlertSpan = Pick<Alert, "id" | "type" | "dedupString" | "firstEventMatchedAt" | "lastReceivedEventAt">;
/** What later events change in an alert. They are no change by a person: the revision stays. */
export type AlertGrowth = Pick<
  Alert,
  "id" | "eventCount" | "lastReceivedEventAt" | "logTypes" | "neededLogTypes" | "sourceIds"
>;

/** An alert as somebody changed it, and what history says of it. */
export interface AlertUpdate {
  readonly alert: Alert;
  readonly entry?: Omit<AlertHistoryEntry, "id"> | undefined;
}

export const totalCountMax = 10_000;
/** A statement takes 65,535 values at most. */
const insertedTogetherMax = 1_000;

const sortColumns: Readonly<
  Record<AlertSort, { name: "createdAt" | "severityRank" | "eventCount" | "lastReceivedEventAt"; type: SortType }>
> = {
  createdAt: { name: "createdAt", type: "timestamptz" },
  severity: { name: "severityRank", type: "bigint" },
  eventCount: { name: "eventCount", type: "bigint" },
  lastReceivedEventAt: { name: "lastReceivedEventAt", type: "timestamptz" },
};

export class AlertRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** Alerts that are there already, by id, stay as they are. */
  async insert(alerts: readonly Alert[]): Promise<void> {
    for (let first = 0; first < alerts.length; first += insertedTogetherMax) {
      await this.#db
        .insertInto("alerts")
        .values(alerts.slice(first, first + insertedTogetherMax).map(alertRow))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    }
  }

  /** Undefined also where the reader does not see all that it needs. */
  async get(id: string, logTypeAccess?: readonly string[]): Promise<Alert | undefined> {
    return (await this.getMany([id], logTypeAccess))[0];
  }

  /** Those that exist and that the reader sees all log types of, in the order asked for. */
  async getMany(ids: readonly string[], logTypeAccess?: readonly string[]): Promise<Alert[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db
      .selectFrom("alerts")
      .selectAll()
      .where("id", "in", ids)
      .where((eb) => alertCondition(eb, { logTypeAccess }))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, asAlert(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Those that any of the filters finds, the newest first; at most `max`. */
  async listMatching(filters: readonly AlertFilter[], max: number): Promise<Alert[]> {
    const rows = await this.#db
      .selectFrom("alerts")
      .selectAll()
      .where((eb) => eb.or(filters.map((filter) => alertCondition(eb, filter))))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(max)
      .execute();
    return rows.map(asAlert);
  }

  /** @throws cursorInvalid */
  async list({
    filter = {},
    sort = "createdAt",
    direction = "descending",
    ...page
  }: AlertListRequest): Promise<AlertPage> {
    const column = sortColumns[sort];
    const sqlDirection = direction === "ascending" ? "asc" : "desc";
    const narrowed = this.#db.selectFrom("alerts").where((eb) => alertCondition(eb, filter));
    let query = narrowed.selectAll().orderBy(column.name, sqlDirection).orderBy("id", sqlDirection);
    if (page.cursor !== undefined) query = query.where(isBehind(decodeCursor(sort, page.cursor), column, direction));
    const [rows, totalCount] = await Promise.all([
      query.limit(page.pageSize + 1).execute(),
      this.count(filter, totalCountMax),
    ]);
    const placeOf = (row: Selectable<AlertsTable>) => place(row, column.name);
    return { ...toPage(rows, page.pageSize, sort, placeOf, asAlert), totalCount };
  }

  /** Those of a detection that got events from this time on, the first ones first, as far as it takes to tell them apart. */
  async listRaised(ruleId: string, since: Date, max: number): Promise<AlertSpan[]> {
    return this.#db
      .selectFrom("alerts")
      .select(["id", "type", "dedupString", "firstEventMatchedAt", "lastReceivedEventAt"])
      .where("ruleId", "=", ruleId)
      .where("lastReceivedEventAt", ">=", since)
      .orderBy("createdAt")
      .orderBy("id")
      .limit(max)
      .execute();
  }

  /** @throws cursorInvalid */
  listGroups(request: AlertGroupsRequest): Promise<AlertGroupPage> {
    return listAlertGroups(this.#db, request);
  }

  /**
   * Stores what a person changed (status, outcome, assignee, snooze, who and when) with its history entry, if nobody
   * else changed the alert since: `alert.revision` must be the stored one plus one.
   * @throws alertNotFound, revisionConflict
   */
  update(alert: Alert, entry?: Omit<AlertHistoryEntry, "id">): Promise<void> {
    return this.updateAll([{ alert, entry }]);
  }

  /** The same for many; all or none. @throws alertNotFound, revisionConflict */
  async updateAll(changes: readonly AlertUpdate[]): Promise<void> {
    if (changes.length === 0) return;
    await inTransaction(this.#db, async (db) => {
      const { rows } = await sql<{ id: string }>`
        UPDATE alerts SET status = n.status, assignee_id = n.assignee_id, outcome = n.outcome,
          outcome_reason = n.outcome_reason, snoozed_until = n.snoozed_until, updated_at = n.updated_at,
          updated_by = n.updated_by, revision = n.revision
        FROM jsonb_to_recordset(${storableJson(changes.map(({ alert }) => changedColumns(alert)))}::jsonb) AS n (
          id text, status text, assignee_id text, outcome text, outcome_reason text, snoozed_until timestamptz,
          updated_at timestamptz, updated_by jsonb, revision int)
        WHERE alerts.id = n.id AND alerts.revision = n.revision - 1
        RETURNING alerts.id`.execute(db);
      const updated = new Set(rows.map(({ id }) => id));
      const missed = changes.find(({ alert }) => !updated.has(alert.id))?.alert;
      if (missed)
        throw (await new AlertRepository(db, this.#newId).get(missed.id))
          ? revisionConflict("alert")
          : alertNotFound(missed.id);
      const entries = changes.flatMap(({ entry }) => (entry ? [{ ...entry, id: this.#newId() }] : []));
      for (let first = 0; first < entries.length; first += insertedTogetherMax) {
        const together = entries.slice(first, first + insertedTogetherMax);
        await db.insertInto("alertHistory").values(together.map(historyRow)).execute();
      }
      await queueFollowUps(db, entries);
    });
  }

  /** Comments are entries of the type COMMENT. @throws alertNotFound */
  async appendHistory(entry: Omit<AlertHistoryEntry, "id">): Promise<AlertHistoryEntry> {
    const written = { ...entry, id: this.#newId() };
    try {
      await inTransaction(this.#db, async (db) => {
        await db.insertInto("alertHistory").values(historyRow(written)).execute();
        await queueFollowUps(db, [written]);
      });
    } catch (error) {
      throw violates(error, "alert_history_alert_exists") ? alertNotFound(entry.alertId) : error;
    }
    return written;
  }

  /** Other tools keep what they were sent. @throws alertCommentNotFound */
  async editComment(id: string, comment: string, now: Date): Promise<AlertHistoryEntry> {
    const row = await this.#db
      .updateTable("alertHistory")
      .set({ comment, editedAt: now })
      .where("id", "=", id)
      .where("type", "=", "COMMENT")
      .returningAll()
      .executeTakeFirst();
    if (!row) throw alertCommentNotFound(id);
    return asHistoryEntry(row);
  }

  /** Oldest first. */
  async history(alertId: string): Promise<AlertHistoryEntry[]> {
    const rows = await this.#db
      .selectFrom("alertHistory")
      .selectAll()
      .where("alertId", "=", alertId)
      .orderBy("at")
      .orderBy("id")
      .execute();
    return rows.map(asHistoryEntry);
  }

  /** By alert, each as `history` gives it. */
  async histories(alertIds: readonly string[]): Promise<Map<string, AlertHistoryEntry[]>> {
    const rows = await this.#db
      .selectFrom("alertHistory")
      .selectAll()
      .where(isAmong("alertId", alertIds))
      .orderBy("at")
      .orderBy("id")
      .execute();
    return Map.groupBy(rows.map(asHistoryEntry), ({ alertId }) => alertId);
  }

  /** Those of a change of many alerts, by id, behind the entry `after`; at most `max`. */
  async entriesOfChange(changeId: string, after: string, max: number): Promise<AlertHistoryEntry[]> {
    const rows = await this.#db
      .selectFrom("alertHistory")
      .selectAll()
      .where("changeId", "=", changeId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(max)
      .execute();
    return rows.map(asHistoryEntry);
  }

  async historyEntries(ids: readonly string[]): Promise<AlertHistoryEntry[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom("alertHistory").selectAll().where("id", "in", ids).execute();
    return rows.map(asHistoryEntry);
  }

  /** Counts never shrink and times never go back, in whatever order growths arrive. */
  async recordGrowth(growths: readonly AlertGrowth[]): Promise<void> {
    if (growths.length === 0) return;
    const ids = growths.map(({ id }) => id);
    const news = growths.map((g) => ({
      id: g.id,
      event_count: g.eventCount,
      last_received_event_at: g.lastReceivedEventAt,
      log_types: g.logTypes,
      needed_log_types: g.neededLogTypes ?? null,
      source_ids: g.sourceIds,
    }));
    // Locked in the order of ids first, or two that write at once would wait for each other.
    await sql`
      WITH locked AS (SELECT id FROM alerts WHERE id = ANY(${ids}::text[]) ORDER BY id FOR NO KEY UPDATE)
      UPDATE alerts SET
        event_count = greatest(alerts.event_count, n.event_count),
        last_received_event_at = greatest(alerts.last_received_event_at, n.last_received_event_at),
        log_types = n.log_types,
        needed_log_types = n.needed_log_types,
        source_ids = n.source_ids
      FROM locked JOIN jsonb_to_recordset(${storableJson(news)}::jsonb) AS n (
        id text, event_count bigint, last_received_event_at timestamptz, log_types text[],
        needed_log_types text[], source_ids text[]
      ) USING (id)
      WHERE alerts.id = n.id`.execute(this.#db);
  }

  addEntities(entities: readonly NamedByAlert[]): Promise<void> {
    return addAlertEntities(this.#db, entities);
  }

  /** Counts no further than `max`. */
  async count(filter: AlertFilter, max: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom((eb) =>
        eb
          .selectFrom("alerts")
          .select("id")
          .where((alerts) => alertCondition(alerts, filter))
          .limit(max)
          .as("found"),
      )
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  }
}

function place(row: Selectable<AlertsTable>, column: (typeof sortColumns)[AlertSort]["name"]): Place {
  const value = row[column];
  return { value: value instanceof Date ? value.toISOString() : value, id: row.id };
}
