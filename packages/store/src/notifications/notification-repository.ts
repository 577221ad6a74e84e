import { completePreferences, isChannelOn, type NotificationPreference, type NotificationTopic } from "@pharos/domain";
import { type Expression, type Selectable, type SqlBool, sql } from "kysely";
import { needsOnly } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { newestPage } from "../database/newest-page.ts";
import type { Page, PageRequest } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import { SettingRepository } from "../settings/setting-repository.ts";
import { notificationNotFound } from "./errors.ts";
import type { NotificationLevel, NotificationsTable } from "./notifications-table.ts";

export interface Notification {
  readonly id: string;
  readonly userId: string;
  readonly topic: NotificationTopic;
  readonly level: NotificationLevel;
  readonly title: string;
  readonly message: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The log types that the user must see to read it; undefined for all. */
  readonly neededLogTypes: readonly string[] | undefined;
  readonly createdAt: Date;
  readonly readAt: Date | undefined;
  readonly archivedAt: Date | undefined;
}
export type NewNotification = Pick<
  Notification,
  "topic" | "level" | "title" | "message" | "metadata" | "neededLogTypes"
>;

/** Absent: leave it. Null: not read, not archived. */
export interface NotificationMarks {
  readonly readAt?: Date | null;
  readonly archivedAt?: Date | null;
}

/** How many there are of each kind: the archived ones are neither of the other two. */
export interface NotificationCounts {
  readonly unread: number;
  readonly read: number;
  readonly archived: number;
}

const preferencesKey = (userId: string) => `notification-preferences.${userId}`;

export class NotificationRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** One for each of the users who have not switched the topic off. */
  async create(userIds: readonly string[], notification: NewNotification, now: Date): Promise<void> {
    const readers = await this.#readersOf(userIds, notification.topic);
    if (readers.length === 0) return;
    const columns = {
      ...notification,
      metadata: storableJson(notification.metadata),
      neededLogTypes: notification.neededLogTypes ? [...notification.neededLogTypes] : null,
      createdAt: now,
    };
    const rows = readers.map((userId) => ({ ...columns, id: this.#newId(), userId }));
    await this.#db.insertInto("notifications").values(rows).execute();
  }

  /** Every topic with its channels. */
  async preferences(userId: string): Promise<NotificationPreference[]> {
    const stored = await new SettingRepository(this.#db).get(preferencesKey(userId));
    return completePreferences((stored ?? []) as NotificationPreference[]);
  }

  /** Topics that are not given stay as they are. Returns all of them. */
  async putPreferences(
    userId: string,
    changed: readonly NotificationPreference[],
    now: Date,
  ): Promise<NotificationPreference[]> {
    const next = completePreferences([...(await this.preferences(userId)), ...changed]);
    await new SettingRepository(this.#db).set(preferencesKey(userId), next, now);
    return next;
  }

  /** A user's own that need no other log types than the user sees, newest first, archived ones included. */
  async list(userId: string, page: PageRequest, logTypeAccess?: readonly string[]): Promise<Page<Notification>> {
    const own = this.#db
      .selectFrom("notifications")
      .selectAll()
      .where("userId", "=", userId)
      .where(visible(logTypeAccess));
    return newestPage(own, page, asNotification);
  }

  async count(userId: string, logTypeAccess?: readonly string[]): Promise<NotificationCounts> {
    return this.#db
      .selectFrom("notifications")
      .select([
        sql<number>`count(*) FILTER (WHERE archived_at IS NULL AND read_at IS NULL)`.as("unread"),
        sql<number>`count(*) FILTER (WHERE archived_at IS NULL AND read_at IS NOT NULL)`.as("read"),
        sql<number>`count(*) FILTER (WHERE archived_at IS NOT NULL)`.as("archived"),
      ])
      .where("userId", "=", userId)
      .where(visible(logTypeAccess))
      .executeTakeFirstOrThrow();
  }

  /** True while the user has not read the last notification of this title and metadata. */
  async hasUnread(userId: string, title: string, metadata: Notification["metadata"]): Promise<boolean> {
    const found = await this.#db
      .selectFrom("notifications")
      .select("id")
      .where("userId", "=", userId)
      .where("readAt", "is", null)
      .where("archivedAt", "is", null)
      .where("title", "=", title)
      .where(sql<SqlBool>`metadata = ${storableJson(metadata)}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** @throws notificationNotFound, also for somebody else's */
  async mark(
    userId: string,
    id: string,
    marks: NotificationMarks,
    logTypeAccess?: readonly string[],
  ): Promise<Notification> {
    const row = await this.#db
      .updateTable("notifications")
      .set({ id, ...marks })
      .where("id", "=", id)
      .where("userId", "=", userId)
      .where(visible(logTypeAccess))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notificationNotFound(id);
    return asNotification(row);
  }

  /** Every one of the user; those that are marked so already keep their time. Returns how many changed. */
  async markAll(userId: string, marks: NotificationMarks, logTypeAccess?: readonly string[]): Promise<number> {
    let changed = 0;
    for (const column of ["readAt", "archivedAt"] as const) {
      const at = marks[column];
      if (at === undefined) continue;
      const { numUpdatedRows } = await this.#db
        .updateTable("notifications")
        .set({ [column]: at })
        .where("userId", "=", userId)
        .where(visible(logTypeAccess))
        .where(column, at === null ? "is not" : "is", null)
        .executeTakeFirst();
      changed = Math.max(changed, Number(numUpdatedRows));
    }
    return changed;
  }

  /** Forgets everybody's that were created before, read or not. */
  async forget(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("notifications")
      .where("createdAt", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #readersOf(userIds: readonly string[], topic: NotificationTopic): Promise<string[]> {
    if (userIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom("settings")
      .select(["key", "value"])
      .where("key", "in", userIds.map(preferencesKey))
      .execute();
    const byKey = new Map(rows.map(({ key, value }) => [key, value as NotificationPreference[]]));
    return userIds.filter((id) => isChannelOn(byKey.get(preferencesKey(id)) ?? [], topic, "IN_APP"));
  }
}

function visible(logTypeAccess: readonly string[] | undefined): Expression<SqlBool> {
  return logTypeAccess ? needsOnly("neededLogTypes", logTypeAccess) : sql<SqlBool>`true`;
}

function asNotification(row: Selectable<NotificationsTable>): Notification {
  return {
    ...row,
    neededLogTypes: row.neededLogTypes ?? undefined,
    readAt: row.readAt ?? undefined,
    archivedAt: row.archivedAt ?? undefined,
  };
}
