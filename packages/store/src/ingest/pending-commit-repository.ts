import type { Selectable } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import type { PendingCommitsTable, PendingTable } from "./ingest-tables.ts";

export type PendingCommit = Selectable<PendingCommitsTable>;

/** What was about to be written to the lake: after a crash it is undone, because its chunks will come again. */
export class PendingCommitRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** Returns its id. */
  async create(instanceId: string, tables: readonly PendingTable[], now: Date): Promise<string> {
    const id = this.#newId();
    const row = { id, instanceId, tables: storableJson(tables), createdAt: now };
    await this.#db.insertInto("pendingCommits").values(row).execute();
    return id;
  }

  /** Whether it was there: of two that delete it at once, one waits for the other's transaction to end. */
  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("pendingCommits").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Oldest first. */
  async listByInstance(instanceId: string): Promise<PendingCommit[]> {
    return this.#db
      .selectFrom("pendingCommits")
      .selectAll()
      .where("instanceId", "=", instanceId)
      .orderBy("createdAt")
      .orderBy("id")
      .execute();
  }
}
