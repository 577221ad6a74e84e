import type { NewResource, Resource, SortDirection } from "@pharos/domain";
import { type Selectable, type SqlBool, sql } from "kysely";
import { deleteResults } from "../compliance/compliance-changes.ts";
import type { Db } from "../database/connect.ts";
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
import { type ResourceFilter, resourceCondition } from "./resource-condition.ts";
import { asResource, outcomeOf, type PutOutcome, type ResourceRow, resourceRow } from "./resource-rows.ts";
import type { ResourcesTable } from "./resources-table.ts";

export const resourceSorts = ["id", "type", "name", "changedAt"] as const;
export type ResourceSort = (typeof resourceSorts)[number];
export interface ResourceListRequest extends PageRequest {
  readonly filter?: ResourceFilter;
  /** Default: by id, ascending. */
  readonly sort?: ResourceSort;
  readonly direction?: SortDirection;
}
export interface ResourcePage extends Page<Resource> {
  readonly totalCount: number;
}

/** A resource that is to be checked, and since when: the handle by which it is put off. */
export interface DueResource {
  readonly resource: Resource;
  readonly checkDueAt: Date;
}

const sortTypes: Readonly<Record<ResourceSort, SortType>> = {
  id: "text",
  type: "text",
  name: "text",
  changedAt: "timestamptz",
};

export class ResourceRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Creates or replaces them; those that differ from before are due to be checked at once. Of several of one id the
   * last counts.
   * @returns id → what became of it
   */
  async put(resources: readonly NewResource[], now: Date): Promise<Map<string, PutOutcome>> {
    if (resources.length === 0) return new Map();
    const rows = [...new Map(resources.map((resource) => [resource.id, resource])).values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((resource) => resourceRow(resource, now));
    return inTransaction(this.#db, async (db) => {
      const before = await db
        .selectFrom("resources")
        .select(["id", "contentHash", "deletedAt"])
        .where(
          "id",
          "in",
          rows.map(({ id }) => id),
        )
        .orderBy("id")
        .forUpdate()
        .execute();
      await upsert(db, rows);
      const known = new Map(before.map((row) => [row.id, row]));
      return new Map(rows.map((row) => [row.id, outcomeOf(row.contentHash, known.get(row.id))]));
    });
  }

  /** The results of policies for them go; they themselves are kept until `forgetDeleted`. Returns those that existed. */
  async delete(ids: readonly string[], now: Date): Promise<string[]> {
    if (ids.length === 0) return [];
    return inTransaction(this.#db, async (db) => {
      // In the order in which a check locks them.
      await sql`SELECT FROM resources WHERE id = ANY(${[...ids]}::text[]) ORDER BY id FOR UPDATE`.execute(db);
      const deleted = await db
        .updateTable("resources")
        .set({ deletedAt: now, checkDueAt: now })
        .where("id", "in", ids)
        .where("deletedAt", "is", null)
        .returning("id")
        .execute();
      await deleteResults(db, sql<SqlBool>`c.resource_id = ANY(${[...ids]}::text[])`, now);
      return deleted.map(({ id }) => id).sort();
    });
  }

  /** Also a deleted one. */
  async get(id: string): Promise<Resource | undefined> {
    const [resource] = await this.getMany([id]);
    return resource;
  }

  /** Those that exist, also deleted ones, in no order. */
  async getMany(ids: readonly string[]): Promise<Resource[]> {
    if (ids.length === 0) return [];
    return (await this.#db.selectFrom("resources").selectAll().where("id", "in", ids).execute()).map(asResource);
  }

  /** Those that are not deleted. @throws cursorInvalid */
  async list(request: ResourceListRequest): Promise<ResourcePage> {
    const { filter = {}, sort = "id", direction = "ascending", pageSize, cursor } = request;
    const column = { name: sort, type: sortTypes[sort] };
    const sqlDirection = direction === "ascending" ? "asc" : "desc";
    let query = this.#db
      .selectFrom("resources")
      .selectAll()
      .where((eb) => resourceCondition(eb, filter))
      .orderBy(sort, sqlDirection)
      .orderBy("id", sqlDirection);
    if (cursor !== undefined) query = query.where(isBehind(decodeCursor(sort, cursor), column, direction));
    const [rows, totalCount] = await Promise.all([query.limit(pageSize + 1).execute(), this.count(filter)]);
    return { ...toPage(rows, pageSize, sort, (row) => place(row, sort), asResource), totalCount };
  }

  /** The next ones by id behind this one, of the types; of all types where none is named. */
  async listBehind(id: string, types: readonly string[], limit: number): Promise<Resource[]> {
    const rows = await this.#db
      .selectFrom("resources")
      .selectAll()
      .where((eb) => resourceCondition(eb, { types }))
      .where("id", ">", id)
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(asResource);
  }

  async count(filter: ResourceFilter = {}): Promise<number> {
    const { count } = await this.#db
      .selectFrom("resources")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where((eb) => resourceCondition(eb, filter))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The types that there are, in order. */
  async types(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("resources")
      .select("type")
      .distinct()
      .where("deletedAt", "is", null)
      .orderBy("type")
      .execute();
    return rows.map(({ type }) => type);
  }

  /** The accounts that there are, in order; the empty one stands for those that do not say theirs. */
  async accountIds(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("resources")
      .select("accountId")
      .distinct()
      .where("deletedAt", "is", null)
      .orderBy("accountId")
      .execute();
    return rows.map(({ accountId }) => accountId);
  }

  /** Those that are to be looked at by now, the longest due first; also those that were deleted. */
  async due(now: Date, limit: number): Promise<DueResource[]> {
    const rows = await this.#db
      .selectFrom("resources")
      .selectAll()
      .where("checkDueAt", "<=", now)
      .orderBy("checkDueAt")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ resource: asResource(row), checkDueAt: row.checkDueAt }));
  }

  async countDue(now: Date): Promise<number> {
    const { count } = await this.#db
      .selectFrom("resources")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("checkDueAt", "<=", now)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Puts off the next check, unless the resource became due anew since it was read. */
  async putOff(checked: readonly (DueResource & { readonly until: Date })[]): Promise<void> {
    if (checked.length === 0) return;
    const news = checked.map(({ resource, checkDueAt, until }) => ({ id: resource.id, was: checkDueAt, due: until }));
    await sql`
      UPDATE resources AS r SET check_due_at = n.due
      FROM jsonb_to_recordset(${storableJson(news)}::jsonb) AS n (id text, was timestamptz, due timestamptz)
      WHERE r.id = n.id AND r.check_due_at = n.was`.execute(this.#db);
  }

  /** All of the types, or all there are, are to be checked now. */
  async makeDue(types: readonly string[] | "all", now: Date): Promise<void> {
    // What is due already stays so since when it is.
    let update = this.#db
      .updateTable("resources")
      .set({ checkDueAt: now })
      .where("deletedAt", "is", null)
      .where("checkDueAt", ">", now);
    if (types !== "all") update = update.where("type", "in", types.length === 0 ? [""] : types);
    await update.execute();
  }

  /** The resource is to be checked now, if it exists. */
  async makeOneDue(id: string, now: Date): Promise<void> {
    const update = this.#db.updateTable("resources").set({ checkDueAt: now }).where("id", "=", id);
    await update.where("deletedAt", "is", null).execute();
  }

  /** Forgets those that were deleted before. */
  async forgetDeleted(before: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("resources").where("deletedAt", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}

async function upsert(db: Db, rows: readonly ResourceRow[]): Promise<void> {
  const isSame = sql`resources.content_hash = excluded.content_hash AND resources.deleted_at IS NULL`;
  await db
    .insertInto("resources")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        type: eb.ref("excluded.type"),
        accountId: eb.ref("excluded.accountId"),
        region: eb.ref("excluded.region"),
        name: eb.ref("excluded.name"),
        attributes: eb.ref("excluded.attributes"),
        contentHash: eb.ref("excluded.contentHash"),
        createdAt: sql`CASE WHEN resources.deleted_at IS NULL THEN resources.created_at ELSE excluded.created_at END`,
        changedAt: sql`CASE WHEN ${isSame} THEN resources.changed_at ELSE excluded.changed_at END`,
        checkDueAt: sql`CASE WHEN ${isSame} THEN resources.check_due_at ELSE excluded.check_due_at END`,
        seenAt: eb.ref("excluded.seenAt"),
        deletedAt: null,
      })),
    )
    .execute();
}

function place(row: Selectable<ResourcesTable>, sort: ResourceSort): Place {
  const value = row[sort];
  return { value: value instanceof Date ? value.toISOString() : value, id: row.id };
}
