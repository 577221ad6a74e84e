import type { ActorReference, DetectionChangeOrigin } from "@pharos/domain";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { containsText, isAmong, isBy } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import type { Database } from "../database/database.ts";
import { violates } from "../database/failures.ts";
import { decodeCursor, isBehind, type Page, type PageRequest, toPage } from "../database/page.ts";
import { noSync, type SyncReport } from "../database/sync-report.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ContentItemTraits } from "./content-item-kinds.ts";
import { asItem, hashOfItem, itemRow, type StoredItem } from "./content-item-rows.ts";
import { contentItemChanged, contentItemIdTaken, contentItemNotFound } from "./errors.ts";
import { type ItemChangeRecord, recordItemChange } from "./record-item-change.ts";

/** An absent member does not narrow. */
export interface ContentItemFilter {
  readonly nameContains?: string;
  /** These alone, none of them where it is empty. */
  readonly ids?: readonly string[];
  readonly enabled?: boolean;
  /** Ids of users or API tokens. */
  readonly createdBy?: string;
  readonly lastModifiedBy?: string;
}
export interface ContentItemListRequest extends PageRequest {
  readonly filter?: ContentItemFilter;
}
export interface ContentItemPage<T> extends Page<StoredItem<T>> {
  readonly totalCount: number;
}

export interface ItemSwitch {
  /** As a person switched it; null where nobody did. */
  readonly enabledByUser: boolean | null;
  readonly waitsForLogs: boolean;
}

const sortColumn = { name: "sortName", type: "text" } as const;

/** The items of one kind of content that is no detection. */
export class ContentItemRepository<T extends object> {
  readonly #db: Db;
  readonly #traits: ContentItemTraits<T>;

  constructor(db: Db, traits: ContentItemTraits<T>) {
    this.#db = db;
    this.#traits = traits;
  }

  /** As people call the kind in messages. */
  get noun(): string {
    return this.#traits.noun;
  }

  /** Every one, by id. */
  async all(): Promise<StoredItem<T>[]> {
    return (await this.#mine().orderBy("id").execute()).map((row) => asItem(this.#traits, row));
  }

  /** Another text whenever one was changed, added or deleted; cheap. */
  async revision(): Promise<string> {
    // Of row versions: the clocks of processes differ.
    const { revision } = await this.#db
      .selectFrom("contentItems")
      .select(sql<string>`concat_ws(' ', count(*), sum(hashtextextended(id || xmin, 0)))`.as("revision"))
      .where("kind", "=", this.#traits.kind)
      .executeTakeFirstOrThrow();
    return revision;
  }

  async get(id: string): Promise<StoredItem<T> | undefined> {
    const row = await this.#mine().where("id", "=", id).executeTakeFirst();
    return row && asItem(this.#traits, row);
  }

  async getByUuid(uuid: string): Promise<StoredItem<T> | undefined> {
    const row = await this.#mine().where("uuid", "=", uuid).executeTakeFirst();
    return row && asItem(this.#traits, row);
  }

  /** Those that exist, in no order. */
  async getMany(ids: readonly string[]): Promise<StoredItem<T>[]> {
    if (ids.length === 0) return [];
    return (await this.#mine().where("id", "in", ids).execute()).map((row) => asItem(this.#traits, row));
  }

  /** Those that exist as they were written, whoever switched them on or off; in no order. */
  async unchosen(ids: readonly string[]): Promise<T[]> {
    if (ids.length === 0) return [];
    return (await this.#mine().where("id", "in", ids).execute()).map(({ body }) => body as T);
  }

  /** By display name. @throws cursorInvalid */
  async list({ filter = {}, pageSize, cursor }: ContentItemListRequest): Promise<ContentItemPage<T>> {
    let query = this.#mine()
      .where((eb) => itemCondition(eb, filter))
      .orderBy("sortName")
      .orderBy("id");
    if (cursor !== undefined) query = query.where(isBehind(decodeCursor("name", cursor), sortColumn, "ascending"));
    const rows = await query.limit(pageSize + 1).execute();
    const placeOf = ({ sortName, id }: (typeof rows)[number]) => ({ value: sortName, id });
    const page = toPage(rows, pageSize, "name", placeOf, (row) => asItem(this.#traits, row));
    return { ...page, totalCount: await this.#count(filter) };
  }

  /** @throws contentItemIdTaken */
  async create(
    item: T,
    by: ActorReference | undefined,
    now: Date,
    origin: DetectionChangeOrigin = "CONSOLE",
  ): Promise<StoredItem<T>> {
    try {
      return await inTransaction(this.#db, async (db) => {
        await this.#record(db, item, { origin, by, at: now });
        const row = await db
          .insertInto("contentItems")
          .values(itemRow(this.#traits, item, recordOf(by, now)))
          .returningAll()
          .executeTakeFirstOrThrow();
        return asItem(this.#traits, row);
      });
    } catch (error) {
      throw violates(error, "content_items_pkey") ? this.#taken(item) : error;
    }
  }

  /** Replaces the item of that UUID, which may get another name. @throws contentItemNotFound, contentItemIdTaken */
  async update(uuid: string, item: T, by: ActorReference | undefined, now: Date): Promise<StoredItem<T>> {
    const { createdAt, createdBy, ...row } = itemRow(this.#traits, item, recordOf(by, now));
    try {
      const updated = await this.#db
        .updateTable("contentItems")
        .set({ ...row, enabledByUser: null })
        .where("kind", "=", this.#traits.kind)
        .where("uuid", "=", uuid)
        .returningAll()
        .executeTakeFirst();
      if (!updated) throw contentItemNotFound(this.#traits.noun, this.#traits.idOf(item));
      return asItem(this.#traits, updated);
    } catch (error) {
      throw violates(error, "content_items_pkey") ? this.#taken(item) : error;
    }
  }

  /** Creates the item, or replaces the one of its id. */
  async put(
    item: T,
    by: ActorReference | undefined,
    now: Date,
    origin: DetectionChangeOrigin = "CONSOLE",
  ): Promise<void> {
    const { createdAt, createdBy, ...row } = itemRow(this.#traits, item, recordOf(by, now));
    await inTransaction(this.#db, async (db) => {
      await this.#record(db, item, { origin, by, at: now });
      await db
        .insertInto("contentItems")
        .values({ ...row, createdAt, createdBy })
        .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet({ ...row, enabledByUser: null }))
        .execute();
    });
  }

  /**
   * Replaces the item that was edited. Its columns are locked first, so that of two who edit it one is told.
   * @param ifLastModified of the version that was edited
   * @throws contentItemNotFound, contentItemChanged
   */
  async replace(
    item: T,
    ifLastModified: Date,
    by: ActorReference | undefined,
    now: Date,
    origin: DetectionChangeOrigin = "CONSOLE",
  ): Promise<void> {
    const id = this.#traits.idOf(item);
    await inTransaction(this.#db, async (db) => {
      const stored = await db
        .selectFrom("contentItems")
        .select(["lastModified", "lastModifiedBy"])
        .where("kind", "=", this.#traits.kind)
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      if (!stored) throw contentItemNotFound(this.#traits.noun, id);
      if (stored.lastModified.getTime() !== ifLastModified.getTime()) {
        const who = stored.lastModifiedBy?.name ?? "An update of Pharos";
        throw contentItemChanged(this.#traits.noun, id, who, stored.lastModified);
      }
      await new ContentItemRepository(db, this.#traits).put(item, by, now, origin);
    });
  }

  /**
   * Stores an item of a pack; whether it is on stays as a person chose.
   * @param author who installed the pack from elsewhere; undefined for one that comes with Pharos
   */
  async putManaged(item: T, author: ActorReference | undefined, record: ItemChangeRecord): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await this.#record(db, item, record);
      await this.#putManaged(db, item, record.at, record.by, author);
    });
  }

  /** For a shipped item this choice outlives new versions of Pharos. @throws contentItemNotFound */
  async setEnabled(
    id: string,
    enabled: boolean,
    by: ActorReference | undefined,
    now: Date,
    origin: DetectionChangeOrigin = "CONSOLE",
  ): Promise<StoredItem<T>> {
    return inTransaction(this.#db, async (db) => {
      if (this.#traits.hasHistory) await recordItemChange(db, this.#traits.kind, id, { origin, by, at: now });
      const row = await db
        .updateTable("contentItems")
        .set({
          enabled,
          enabledByUser: enabled,
          // Who enables a pack does not wait; who disables one leaves its items as they are.
          ...(enabled && { waitsForLogs: false }),
          lastModified: now,
          lastModifiedBy: by ? JSON.stringify(by) : null,
        })
        .where("kind", "=", this.#traits.kind)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw contentItemNotFound(this.#traits.noun, id);
      return asItem(this.#traits, row);
    });
  }

  /** Why each is on or off, as far as it was decided here. */
  async switches(): Promise<ReadonlyMap<string, ItemSwitch>> {
    const rows = await this.#mine().execute();
    return new Map(rows.map(({ id, enabledByUser, waitsForLogs }) => [id, { enabledByUser, waitsForLogs }]));
  }

  /** Until a log source sends one of their log types they are off, unless a person enabled them. */
  async hold(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db
      .updateTable("contentItems")
      .set({ waitsForLogs: true, enabled: sql`coalesce(enabled_by_user, false)` })
      .where("kind", "=", this.#traits.kind)
      .where("id", "in", ids)
      .execute();
  }

  /** The end of `hold`; those that a person switched stay as they are. */
  async release(ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.#db
      .updateTable("contentItems")
      .set({ waitsForLogs: false, enabled: true, lastModified: now })
      .where("kind", "=", this.#traits.kind)
      .where("id", "in", ids)
      .where("enabledByUser", "is", null)
      .execute();
  }

  /** Whether there was one to delete. @param record for the history; undefined for kinds without one */
  async delete(id: string, record?: ItemChangeRecord): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      if (record && this.#traits.hasHistory) await recordItemChange(db, this.#traits.kind, id, record, true);
      const { numDeletedRows } = await db
        .deleteFrom("contentItems")
        .where("kind", "=", this.#traits.kind)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    });
  }

  /**
   * Stores the items that come with this version of Pharos, in one transaction; whether one is on stays as a person
   * chose. One that is no longer shipped is removed; those of packs that somebody installed from elsewhere are left
   * alone.
   */
  async syncManaged(shipped: readonly T[], now: Date): Promise<SyncReport> {
    if (shipped.length === 0) return noSync;
    const { kind, idOf } = this.#traits;
    return inTransaction(this.#db, async (db) => {
      const stored = await db
        .selectFrom("contentItems")
        .select(["id", "contentHash", "managed", "author", "enabled", "enabledByUser", "waitsForLogs"])
        .where("kind", "=", kind)
        .forUpdate()
        .execute();
      const known = new Map(stored.map((row) => [row.id, row]));
      const isSame = (item: T) => {
        const row = known.get(idOf(item));
        const isEnabled = row?.enabledByUser ?? (!row?.waitsForLogs && (this.#traits.isEnabled?.(item) ?? true));
        return (
          row?.managed === true &&
          row.author === null &&
          row.contentHash.equals(hashOfItem(item)) &&
          row.enabled === isEnabled
        );
      };
      const added = shipped.filter((item) => !known.has(idOf(item)));
      const updated = shipped.filter((item) => known.has(idOf(item)) && !isSame(item));
      const record = { origin: "PHAROS", by: undefined, at: now } as const;
      for (const item of [...added, ...updated]) {
        if (updated.includes(item)) await this.#record(db, item, record);
        await this.#putManaged(db, item, now);
      }
      const ids = new Set(shipped.map(idOf));
      const isGone = (row: (typeof stored)[number]) => row.managed && row.author === null && !ids.has(row.id);
      const removed = stored.filter(isGone).map(({ id }) => id);
      for (const id of removed) await new ContentItemRepository(db, this.#traits).delete(id, record);
      return { added: added.map(idOf), updated: updated.map(idOf), removed };
    });
  }

  async #record(db: Db, item: T, record: ItemChangeRecord): Promise<void> {
    if (this.#traits.hasHistory) await recordItemChange(db, this.#traits.kind, this.#traits.idOf(item), record);
  }

  async #putManaged(
    db: Db,
    item: T,
    now: Date,
    lastModifiedBy?: ActorReference,
    author?: ActorReference,
  ): Promise<void> {
    const record = { managed: true, createdAt: now, lastModified: now };
    const { createdAt, ...row } = itemRow(this.#traits, item, {
      ...record,
      ...(author && { author }),
      ...(lastModifiedBy && { lastModifiedBy }),
    });
    await db
      .insertInto("contentItems")
      .values({ ...row, createdAt })
      .onConflict((conflict) =>
        conflict.columns(["kind", "id"]).doUpdateSet({
          ...row,
          enabled: sql`coalesce(content_items.enabled_by_user, excluded.enabled AND NOT content_items.waits_for_logs)`,
        }),
      )
      .execute();
  }

  #mine() {
    return this.#db.selectFrom("contentItems").selectAll().where("kind", "=", this.#traits.kind);
  }

  async #count(filter: ContentItemFilter): Promise<number> {
    const { count } = await this.#db
      .selectFrom("contentItems")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("kind", "=", this.#traits.kind)
      .where((eb) => itemCondition(eb, filter))
      .executeTakeFirstOrThrow();
    return count;
  }

  #taken(item: T) {
    return contentItemIdTaken(this.#traits.noun, this.#traits.idOf(item));
  }
}

function recordOf(by: ActorReference | undefined, now: Date) {
  const actor = by && { createdBy: by, lastModifiedBy: by, author: by };
  return { managed: false, createdAt: now, lastModified: now, ...actor };
}

function itemCondition(eb: ExpressionBuilder<Database, "contentItems">, filter: ContentItemFilter) {
  const all: Expression<SqlBool>[] = [];
  const { ids, nameContains, enabled, createdBy, lastModifiedBy } = filter;
  if (ids) all.push(isAmong("id", ids));
  if (nameContains) all.push(eb.or([containsText("displayName", nameContains), containsText("id", nameContains)]));
  if (enabled !== undefined) all.push(eb("enabled", "=", enabled));
  if (createdBy) all.push(isBy("createdBy", createdBy));
  if (lastModifiedBy) all.push(isBy("lastModifiedBy", lastModifiedBy));
  return eb.and(all);
}
