import {
  type ActorReference,
  type Notebook,
  type NotebookContent,
  type NotebookStep,
  notebookNotFound,
  type Sharing,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { asSharing, isVisibleTo, type SharingReader, sharingColumns } from "../database/sharing.ts";
import { storableJson } from "../database/storable.ts";
import type { NotebooksTable } from "./notebooks-table.ts";

export interface NotebookToKeep extends NotebookContent {
  readonly sharing: Sharing;
  readonly neededLogTypes: readonly string[] | undefined;
}

export class NotebookRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** By name. */
  async list(reader: SharingReader): Promise<Notebook[]> {
    const rows = await this.#db
      .selectFrom("notebooks")
      .selectAll()
      .where(isVisibleTo(reader))
      .orderBy(sql`lower(name)`)
      .orderBy("id")
      .execute();
    return rows.map(asNotebook);
  }

  /** @throws notebookNotFound, also for one that the reader does not see */
  async get(id: string, reader: SharingReader): Promise<Notebook> {
    const row = await this.#db
      .selectFrom("notebooks")
      .selectAll()
      .where("id", "=", id)
      .where(isVisibleTo(reader))
      .executeTakeFirst();
    if (!row) throw notebookNotFound(id);
    return asNotebook(row);
  }

  async countOf(ownerId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom("notebooks")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("ownerId", "=", ownerId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async create(content: NotebookToKeep, by: ActorReference, now: Date): Promise<Notebook> {
    const row = await this.#db
      .insertInto("notebooks")
      .values({ id: this.#newId(), ownerId: by.id, ...columnsOf(content, by, now), revision: 1, createdAt: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asNotebook(row);
  }

  /** @throws notebookNotFound, revisionConflict where it is no longer as it was at `revision` */
  async update(
    id: string,
    content: NotebookToKeep,
    revision: number,
    by: ActorReference,
    now: Date,
  ): Promise<Notebook> {
    const row = await this.#db
      .updateTable("notebooks")
      .set({ ...columnsOf(content, by, now), revision: revision + 1 })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll()
      .executeTakeFirst();
    if (row) return asNotebook(row);
    const there = await this.#db.selectFrom("notebooks").select("id").where("id", "=", id).executeTakeFirst();
    throw there ? revisionConflict("notebook") : notebookNotFound(id);
  }

  /** @throws notebookNotFound */
  async delete(id: string): Promise<void> {
    const { numDeletedRows } = await this.#db.deleteFrom("notebooks").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notebookNotFound(id);
  }
}

function columnsOf(
  { name, description, steps, sharing, neededLogTypes }: NotebookToKeep,
  by: ActorReference,
  now: Date,
) {
  return {
    name,
    description,
    steps: storableJson(steps),
    ...sharingColumns(sharing),
    neededLogTypes: neededLogTypes ? [...neededLogTypes] : null,
    updatedAt: now,
    updatedBy: storableJson(by),
  };
}

function asNotebook({ isShared, sharedRoleIds, ...row }: Selectable<NotebooksTable>): Notebook {
  return {
    ...row,
    steps: row.steps.map(asStep),
    ownerId: row.ownerId ?? undefined,
    neededLogTypes: row.neededLogTypes ?? undefined,
    sharing: asSharing({ isShared, sharedRoleIds }),
  };
}

/** JSON has no members that are undefined. */
function asStep(step: NotebookStep): NotebookStep {
  if (step.kind === "NOTE") return step;
  const { relativeTime, startTime, endTime, runId } = step;
  return { ...step, relativeTime, startTime, endTime, runId };
}
