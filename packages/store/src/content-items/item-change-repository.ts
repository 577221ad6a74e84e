import { type ContentItemChange, detectionChangesKept } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { ContentItemTraits } from "./content-item-kinds.ts";
import type { ContentItemChangesTable } from "./content-items-table.ts";

type Row = Selectable<ContentItemChangesTable>;

/** The history of the items of one kind. It is written by their repository, together with each change. */
export class ItemChangeRepository<T extends object> {
  readonly #db: Db;
  readonly #traits: ContentItemTraits<T>;

  constructor(db: Db, traits: ContentItemTraits<T>) {
    this.#db = db;
    this.#traits = traits;
  }

  /** The newest first. @param before the id of the change that the page begins after */
  async list(itemId: string, limit: number, before?: string): Promise<ContentItemChange<T>[]> {
    let query = this.#mine().where("itemId", "=", itemId);
    if (before !== undefined) query = query.where("id", "<", before);
    const rows = await query.orderBy("id", "desc").limit(limit).execute();
    const [newest] = rows;
    if (newest === undefined) return [];
    const changes: ContentItemChange<T>[] = [];
    let after: T | undefined = (await this.#versionAfter(newest)) as T | undefined;
    for (const row of rows) {
      changes.push(this.#asChange(row, after));
      after = this.#replacedBy(row);
    }
    return changes;
  }

  async get(id: string): Promise<ContentItemChange<T> | undefined> {
    const row = await this.#mine().where("id", "=", id).executeTakeFirst();
    return row && this.#asChange(row, await this.#versionAfter(row));
  }

  /** Forgets items of every kind that were deleted before then, and the oldest changes of those that are changed a lot. */
  async expire(deletedBefore: Date): Promise<void> {
    await sql`
      DELETE FROM content_item_changes AS old USING content_item_changes AS deletion
      WHERE deletion.action = 'DELETED' AND deletion.changed_at < ${deletedBefore}
        AND old.kind = deletion.kind AND old.item_id = deletion.item_id AND old.id <= deletion.id`.execute(this.#db);
    await sql`
      DELETE FROM content_item_changes WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY kind, item_id ORDER BY id DESC) AS age FROM content_item_changes
        ) AS aged WHERE age > ${detectionChangesKept}
      )`.execute(this.#db);
  }

  #mine() {
    return this.#db.selectFrom("contentItemChanges").selectAll().where("kind", "=", this.#traits.kind);
  }

  /** What the next change replaced, or else the item as it is. */
  async #versionAfter({ id, itemId, action }: Row): Promise<T | undefined> {
    if (action === "DELETED") return undefined;
    const next = await this.#mine()
      .where("itemId", "=", itemId)
      .where("id", ">", id)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (next) return this.#replacedBy(next);
    const stored = await this.#db
      .selectFrom("contentItems")
      .select(["body", "enabled"])
      .where("kind", "=", this.#traits.kind)
      .where("id", "=", itemId)
      .executeTakeFirst();
    return stored && this.#asVersion(stored);
  }

  #replacedBy({ body, enabled }: Row): T | undefined {
    return body && enabled !== null ? this.#asVersion({ body, enabled }) : undefined;
  }

  #asVersion({ body, enabled }: { readonly body: object; readonly enabled: boolean }): T {
    return { ...body, ...(this.#traits.isEnabled && { enabled }) } as T;
  }

  #asChange(row: Row, after: T | undefined): ContentItemChange<T> {
    const { id, itemId, action, origin, changedAt, changedBy } = row;
    const before = this.#replacedBy(row);
    return {
      id,
      itemId,
      action,
      origin,
      at: changedAt,
      ...(changedBy && { by: changedBy }),
      ...(before && { before }),
      ...(after && { after }),
    };
  }
}
