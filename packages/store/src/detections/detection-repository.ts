import type { Rule, Severity, SortDirection } from "@pharos/domain";
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { containsText, overlaps } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import type { Database } from "../database/database.ts";
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
import { noSync, type SyncReport } from "../database/sync-report.ts";
import { inTransaction } from "../database/transaction.ts";
import { asRule, contentHash, ruleRow } from "./detection-rows.ts";
import type { DetectionsTable } from "./detections-table.ts";
import { detectionIdTaken, detectionNotFound } from "./errors.ts";

/** An absent member does not narrow; empty arrays count as absent. */
export interface DetectionFilter {
  readonly nameContains?: string;
  readonly severities?: readonly Severity[];
  readonly logTypes?: readonly string[];
  readonly tags?: readonly string[];
  readonly enabled?: boolean;
}
export const detectionSorts = ["displayName", "severity", "lastModified", "enabled"] as const;
export type DetectionSort = (typeof detectionSorts)[number];
export interface DetectionListRequest extends PageRequest {
  readonly filter?: DetectionFilter;
  /** Default: lastModified, descending. */
  readonly sort?: DetectionSort;
  readonly direction?: SortDirection;
}
export interface DetectionPage extends Page<Rule> {
  readonly totalCount: number;
}

type SortColumn = {
  readonly name: "sortName" | "severityRank" | "lastModified" | "enabledRank";
  readonly type: SortType;
};
const sortColumns: Readonly<Record<DetectionSort, SortColumn>> = {
  displayName: { name: "sortName", type: "text" },
  severity: { name: "severityRank", type: "bigint" },
  lastModified: { name: "lastModified", type: "timestamptz" },
  enabled: { name: "enabledRank", type: "bigint" },
};

export class DetectionRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws detectionIdTaken */
  async create(rule: Rule): Promise<void> {
    try {
      await this.#db.insertInto("detections").values(ruleRow(rule)).execute();
    } catch (error) {
      throw violates(error, "detections_pkey") ? detectionIdTaken(rule.id) : error;
    }
  }

  /** Replaces the rule of the same id. @throws detectionNotFound */
  async update(rule: Rule): Promise<void> {
    const { createdAt, ...row } = ruleRow(rule);
    const updated = await this.#db.updateTable("detections").set(row).where("id", "=", rule.id).executeTakeFirst();
    if (updated.numUpdatedRows === 0n) throw detectionNotFound(rule.id);
  }

  /** Whether there was one to delete. */
  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("detections").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** For a shipped rule this choice outlives new versions of Pharos. @throws detectionNotFound */
  async setEnabled(id: string, enabled: boolean, now: Date): Promise<Rule> {
    const row = await this.#db
      .updateTable("detections")
      .set({ enabled, enabledByUser: enabled, lastModified: now })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw detectionNotFound(id);
    return asRule(row);
  }

  async get(id: string): Promise<Rule | undefined> {
    const row = await this.#db.selectFrom("detections").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asRule(row);
  }

  /** Those that exist, in no order. */
  async getMany(ids: readonly string[]): Promise<Rule[]> {
    if (ids.length === 0) return [];
    return (await this.#db.selectFrom("detections").selectAll().where("id", "in", ids).execute()).map(asRule);
  }

  /** Every one, for the engine; by id. */
  async all(): Promise<Rule[]> {
    return (await this.#db.selectFrom("detections").selectAll().orderBy("id").execute()).map(asRule);
  }

  /** @throws cursorInvalid */
  async list(request: DetectionListRequest): Promise<DetectionPage> {
    const { filter = {}, sort = "lastModified", direction = "descending", pageSize, cursor } = request;
    const column = sortColumns[sort];
    const sqlDirection = direction === "ascending" ? "asc" : "desc";
    const narrowed = this.#db.selectFrom("detections").where((eb) => detectionCondition(eb, filter));
    let query = narrowed.selectAll().orderBy(column.name, sqlDirection).orderBy("id", sqlDirection);
    if (cursor !== undefined) query = query.where(isBehind(decodeCursor(sort, cursor), column, direction));
    const rows = await query.limit(pageSize + 1).execute();
    const page = toPage(rows, pageSize, sort, (row) => place(row, column.name), asRule);
    return { ...page, totalCount: await this.count(filter) };
  }

  async count(filter: DetectionFilter = {}): Promise<number> {
    const { count } = await this.#db
      .selectFrom("detections")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where((eb) => detectionCondition(eb, filter))
      .executeTakeFirstOrThrow();
    return count;
  }

  /**
   * Stores the rules that come with this version of Pharos, in one transaction. A rule that changed gets `now` as its
   * last modification; whether it is on stays as a person chose. One that is no longer shipped is removed.
   */
  async syncManaged(shipped: readonly Rule[], now: Date): Promise<SyncReport> {
    if (shipped.length === 0) return noSync;
    return inTransaction(this.#db, async (db) => {
      await sql`LOCK TABLE detections IN SHARE ROW EXCLUSIVE MODE`.execute(db);
      const stored = await db
        .selectFrom("detections")
        .select(["id", "contentHash", "managed", "enabled", "enabledByUser"])
        .execute();
      const known = new Map(stored.map((row) => [row.id, row]));
      const added = shipped.filter(({ id }) => !known.has(id));
      const updated = shipped.filter((rule) => {
        const row = known.get(rule.id);
        return (
          row &&
          !(
            row.managed &&
            row.contentHash.equals(contentHash({ ...rule, managed: true })) &&
            row.enabled === (row.enabledByUser ?? rule.enabled)
          )
        );
      });
      for (const rule of [...added, ...updated]) await upsertManaged(db, rule, now);
      const ids = new Set(shipped.map(({ id }) => id));
      const removed = stored.filter((row) => row.managed && !ids.has(row.id));
      for (const { id } of removed) await db.deleteFrom("detections").where("id", "=", id).execute();
      const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
      return { added: idsOf(added), updated: idsOf(updated), removed: idsOf(removed) };
    });
  }
}

async function upsertManaged(db: Db, rule: Rule, now: Date): Promise<void> {
  const { createdAt, ...row } = ruleRow({ ...rule, managed: true, createdAt: now, lastModified: now });
  await db
    .insertInto("detections")
    .values({ ...row, createdAt })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ ...row, enabled: sql`coalesce(detections.enabled_by_user, excluded.enabled)` }),
    )
    .execute();
}

function detectionCondition(
  eb: ExpressionBuilder<Database, "detections">,
  filter: DetectionFilter,
): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  if (filter.nameContains) {
    all.push(eb.or([containsText("displayName", filter.nameContains), containsText("id", filter.nameContains)]));
  }
  if (filter.severities?.length) all.push(eb("severity", "in", filter.severities));
  if (filter.logTypes?.length) all.push(overlaps("logTypes", filter.logTypes));
  if (filter.tags?.length) all.push(overlaps("tags", filter.tags));
  if (filter.enabled !== undefined) all.push(eb("enabled", "=", filter.enabled));
  return eb.and(all);
}

function place(row: Selectable<DetectionsTable>, column: SortColumn["name"]): Place {
  const value = row[column];
  return { value: value instanceof Date ? value.toISOString() : value, id: row.id };
}
