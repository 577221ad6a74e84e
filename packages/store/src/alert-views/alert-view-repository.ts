import { type AlertView, alertViewNameTaken, alertViewNotFound } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import { needsOnly } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { violates } from "../database/failures.ts";
import { storableJson } from "../database/storable.ts";
import type { AlertViewsTable } from "./alert-views-table.ts";

export type AlertViewContent = Pick<AlertView, "name" | "search" | "isShared" | "neededLogTypes">;

export class AlertViewRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** The person's own and those that are shared and say nothing of log types that the person does not see, by name. */
  async list(userId: string, logTypeAccess?: readonly string[]): Promise<AlertView[]> {
    const rows = await this.#db
      .selectFrom("alertViews")
      .selectAll()
      .where((eb) => {
        const isVisible = logTypeAccess ? [needsOnly("neededLogTypes", logTypeAccess)] : [];
        return eb.or([eb("ownerId", "=", userId), eb.and([eb("isShared", "=", true), ...isVisible])]);
      })
      .orderBy(sql`lower(name)`)
      .orderBy("id")
      .execute();
    return rows.map(asView);
  }

  async countOf(userId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("alertViews")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("ownerId", "=", userId)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** @throws alertViewNameTaken, whatever the capitalisation */
  async create(ownerId: string, content: AlertViewContent, now: Date): Promise<AlertView> {
    const row = { id: this.#newId(), ownerId, ...columnsOf(content), createdAt: now, updatedAt: now };
    const insertion = this.#db.insertInto("alertViews").values(row).returningAll();
    return asView(await refusing(content.name, () => insertion.executeTakeFirstOrThrow()));
  }

  /** @throws alertViewNotFound, also for somebody else's; alertViewNameTaken */
  async update(id: string, ownerId: string, content: AlertViewContent, now: Date): Promise<AlertView> {
    const row = await refusing(content.name, () =>
      this.#db
        .updateTable("alertViews")
        .set({ ...columnsOf(content), updatedAt: now })
        .where("id", "=", id)
        .where("ownerId", "=", ownerId)
        .returningAll()
        .executeTakeFirst(),
    );
    if (!row) throw alertViewNotFound(id);
    return asView(row);
  }

  /** @throws alertViewNotFound, also for somebody else's */
  async delete(id: string, ownerId: string): Promise<void> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("alertViews")
      .where("id", "=", id)
      .where("ownerId", "=", ownerId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw alertViewNotFound(id);
  }
}

const columnsOf = ({ name, search, isShared, neededLogTypes }: AlertViewContent) => ({
  name,
  search: storableJson(search),
  isShared,
  neededLogTypes: neededLogTypes ? [...neededLogTypes] : null,
});

const asView = (row: Selectable<AlertViewsTable>): AlertView => ({
  ...row,
  neededLogTypes: row.neededLogTypes ?? undefined,
});

async function refusing<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, "alert_views_name_unique") ? alertViewNameTaken(name) : error;
  }
}
