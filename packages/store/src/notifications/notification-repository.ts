import type { Selectable } from "kysely";
import type { Db } from "../database/connect.ts";
import { decodeCursor, isBehind, type Page, type PageRequest, toPage } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import { notificationNotFound } from "./errors.ts";
import type { NotificationLevel, NotificationsTable } from "./notifications-table.ts";

export interface Notification {
  readonly id: string;
  readonly userId: string;
  readonly topic: string;
  readonly level: NotificationLevel;
  readonly title: string;
  readonly message: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly readAt: Date | undefined;
  readonly archivedAt: Date | undefined;
}
export type NewNotification = Pick<Notification, "topic" | "level" | "title" | "message" | "metadata">;

/** Absent: leave it. Null: not read, not archived. */
export interface NotificationMarks {
  readonly readAt?: Date | null;
  readonly archivedAt?: Date | null;
}

const sort = "createdAt";

export class NotificationRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** One for each of the users. */
  async create(userIds: readonly string[], notification: NewNotification, now: Date): Promise<void> {
    if (userIds.length === 0) return;
    const columns = { ...notification, metadata: storableJson(notification.metadata), createdAt: now };
    const rows = userIds.map((userId) => ({ ...columns, id: this.#newId(), userId }));
    await this.#db.insertInto("notifications").values(rows).execute();
  }

  /** A user's own, newest first, archived ones included. */
  async list(userId: string, { pageSize, cursor }: PageRequest): Promise<Page<Notification>> {
    let query = this.#db.selectFrom("notifications").selectAll().where("userId", "=", userId);
    if (cursor !== undefined) {
      const column = { name: "createdAt", type: "timestamptz" } as const;
      query = query.where(isBehind(decodeCursor(sort, cursor), column, "descending"));
    }
    const rows = await query
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(pageSize + 1)
      .execute();
    return toPage(
      rows,
      pageSize,
      sort,
      ({ createdAt, id }) => ({ value: createdAt.toISOString(), id }),
      asNotification,
    );
  }

  async countUnread(userId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("notifications")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("userId", "=", userId)
      .where("readAt", "is", null)
      .where("archivedAt", "is", null)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** @throws notificationNotFound, also for somebody else's */
  async mark(userId: string, id: string, marks: NotificationMarks): Promise<Notification> {
    const row = await this.#db
      .updateTable("notifications")
      .set({ id, ...marks })
      .where("id", "=", id)
      .where("userId", "=", userId)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notificationNotFound(id);
    return asNotification(row);
  }

  /** Every one of the user; those that are marked so already keep their time. Returns how many changed. */
  async markAll(userId: string, marks: NotificationMarks): Promise<number> {
    let changed = 0;
    for (const column of ["readAt", "archivedAt"] as const) {
      const at = marks[column];
      if (at === undefined) continue;
      const { numUpdatedRows } = await this.#db
        .updateTable("notifications")
        .set({ [column]: at })
        .where("userId", "=", userId)
        .where(column, at === null ? "is not" : "is", null)
        .executeTakeFirst();
      changed = Math.max(changed, Number(numUpdatedRows));
    }
    return changed;
  }
}

function asNotification(row: Selectable<NotificationsTable>): Notification {
  return { ...row, readAt: row.readAt ?? undefined, archivedAt: row.archivedAt ?? undefined };
}
