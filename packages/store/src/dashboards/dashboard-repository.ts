import {
  type ActorReference,
  type Dashboard,
  type DashboardContent,
  dashboardNotFound,
  type IdentifiedDashboard,
  type Sharing,
  type ShippedDashboard,
} from "@pharos/domain";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { asSharing, isVisibleTo, type SharingReader, sharingColumns } from "../database/sharing.ts";
import { storableJson } from "../database/storable.ts";
import type { DashboardsTable } from "./dashboards-table.ts";

export interface DashboardToKeep extends DashboardContent {
  readonly sharing: Sharing;
  readonly neededLogTypes: readonly string[] | undefined;
}

export interface UploadedDashboard extends IdentifiedDashboard {
  /** What whoever uploads it sees; undefined for all. */
  readonly neededLogTypes: readonly string[] | undefined;
}

const everyone: Sharing = { kind: "EVERYONE" };
const pharos: ActorReference = { kind: "system", id: "pharos", name: "Pharos" };

export class DashboardRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** By name. */
  async list(reader: SharingReader): Promise<Dashboard[]> {
    const rows = await this.#db
      .selectFrom("dashboards")
      .selectAll()
      .where(isVisibleTo(reader))
      .orderBy(sql`lower(name)`)
      .orderBy("id")
      .execute();
    return rows.map(asDashboard);
  }

  /** @throws dashboardNotFound, also for one that the reader does not see */
  async get(id: string, reader: SharingReader): Promise<Dashboard> {
    const row = await this.#db
      .selectFrom("dashboards")
      .selectAll()
      .where("id", "=", id)
      .where(isVisibleTo(reader))
      .executeTakeFirst();
    if (!row) throw dashboardNotFound(id);
    return asDashboard(row);
  }

  /** Every one, whoever sees it; by id. */
  async all(): Promise<Dashboard[]> {
    return (await this.#db.selectFrom("dashboards").selectAll().orderBy("id").execute()).map(asDashboard);
  }

  async countOf(ownerId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("dashboards")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("ownerId", "=", ownerId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async create(content: DashboardToKeep, by: ActorReference, now: Date): Promise<Dashboard> {
    const row = await this.#db
      .insertInto("dashboards")
      .values({
        id: this.#newId(),
        ownerId: by.id,
        ...columnsOf(content, by, now),
        revision: 1,
        createdAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asDashboard(row);
  }

  /** @throws dashboardNotFound, revisionConflict where it is no longer as it was at `revision` */
  async update(
    id: string,
    content: DashboardToKeep,
    revision: number,
    by: ActorReference,
    now: Date,
  ): Promise<Dashboard> {
    const row = await this.#db
      .updateTable("dashboards")
      .set({ ...columnsOf(content, by, now), revision: revision + 1 })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
    if (row) return asDashboard(row);
    const there = await this.#db.selectFrom("dashboards").select("id").where("id", "=", id).executeTakeFirst();
    throw there ? revisionConflict("dashboard") : dashboardNotFound(id);
  }

  /**
   * Creates the dashboard, which nobody owns and everyone sees, or changes what the one of its id says: whose it is and
   * who sees it stays.
   */
  async putUploaded({ id, ...content }: UploadedDashboard, by: ActorReference, now: Date): Promise<void> {
    const columns = { ...contentColumns(content, by, now), uploadedAt: now };
    await this.#put({ id, ownerId: null, ...columns, ...sharingColumns(everyone) }, columns, now);
  }

  /** The dashboards that come with Pharos become these; copies that people made stay. */
  async syncManaged(shipped: readonly ShippedDashboard[], now: Date): Promise<void> {
    const ids = shipped.map(({ id }) => id);
    await this.#db
      .deleteFrom("dashboards")
      .where("managed", "=", true)
      .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
      .execute();
    for (const { id, ...content } of shipped) {
      const columns = columnsOf({ ...content, sharing: everyone }, pharos, now);
      await this.#put({ id, ownerId: null, managed: true, ...columns }, columns, now);
    }
  }

  /** Adds the row, or changes these columns of the one of its id. */
  async #put(row: NewRow, columns: Partial<NewRow>, now: Date): Promise<void> {
    await this.#db
      .insertInto("dashboards")
      .values({ ...row, revision: 1, createdAt: now })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({ ...columns, revision: sql`dashboards.revision + 1` }),
      )
      .execute();
  }

  /** @throws dashboardNotFound */
  async delete(id: string): Promise<void> {
    const { numDeletedRows } = await this.#db.deleteFrom("dashboards").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw dashboardNotFound(id);
  }
}

type NewRow = Omit<Insertable<DashboardsTable>, "revision" | "createdAt">;

function columnsOf({ sharing, ...content }: DashboardToKeep, by: ActorReference, now: Date) {
  return { ...contentColumns(content, by, now), ...sharingColumns(sharing) };
}

function contentColumns(content: Omit<DashboardToKeep, "sharing">, by: ActorReference, now: Date) {
  const { name, description, panels, variables, relativeTime, refreshSeconds, neededLogTypes } = content;
  return {
    name,
    description,
    panels: storableJson(panels),
    variables: storableJson(variables),
    relativeTime,
    refreshSeconds: refreshSeconds ?? null,
    neededLogTypes: neededLogTypes ? [...neededLogTypes] : null,
    updatedAt: now,
    updatedBy: storableJson(by),
  };
}

function asDashboard({ isShared, sharedRoleIds, ...row }: Selectable<DashboardsTable>): Dashboard {
  return {
    ...row,
    ownerId: row.ownerId ?? undefined,
    refreshSeconds: row.refreshSeconds ?? undefined,
    neededLogTypes: row.neededLogTypes ?? undefined,
    uploadedAt: row.uploadedAt ?? undefined,
    sharing: asSharing({ isShared, sharedRoleIds }),
  };
}
