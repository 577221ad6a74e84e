import type { ActorReference } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import "./project-archives-table.ts";

export interface ProjectArchive {
  readonly id: string;
  /** Who asked for the address, and alone may use what is put there. */
  readonly actor: ActorReference;
  /** A zip archive; undefined until it is put. */
  readonly archive: Buffer | undefined;
  readonly expiresAt: Date;
}

/** Projects in Python on their way in. They are kept for a while, since a client uses one twice. */
export class ProjectArchiveRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** A place for an archive. What expired goes meanwhile. */
  async open(actor: ActorReference, now: Date, expiresAt: Date): Promise<ProjectArchive> {
    await this.#db.deleteFrom("projectArchives").where("expiresAt", "<=", now).execute();
    const id = this.#newId();
    await this.#db
      .insertInto("projectArchives")
      .values({ id, actor: storableJson(actor), archive: null, createdAt: now, expiresAt })
      .execute();
    return { id, actor, archive: undefined, expiresAt };
  }

  /** A second one takes the place of the first. False where there is no such place any more. */
  async put(id: string, archive: Uint8Array, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("projectArchives")
      .set({ archive: Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength) })
      .where("id", "=", id)
      .where("expiresAt", ">", now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async get(id: string, now: Date): Promise<ProjectArchive | undefined> {
    const row = await this.#db
      .selectFrom("projectArchives")
      .selectAll()
      .where("id", "=", id)
      .where("expiresAt", ">", now)
      .executeTakeFirst();
    return row && { id, actor: row.actor, archive: row.archive ?? undefined, expiresAt: row.expiresAt };
  }
}
