import type { Selectable } from "kysely";
import type { Db } from "../database/connect.ts";
import type { BackupRunsTable } from "./backup-runs-table.ts";

/** A backup that was begun. */
export interface BackupRun {
  readonly id: string;
  /** A folder, or `s3://bucket/prefix`. */
  readonly place: string;
  readonly startedAt: Date;
  /** Undefined while it is under way, and for good where its process was killed. */
  readonly endedAt: Date | undefined;
  /** Why there is no backup; undefined where there is one, or none yet. */
  readonly failure: string | undefined;
}

/** What became of backups. The process that makes one records it (`recordBackupRun`). */
export class BackupRunRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Records one that failed before its process could say so. */
  async addFailed({ id, place, startedAt, failure }: Omit<BackupRun, "endedAt">, now: Date): Promise<void> {
    const row = { id, place, startedAt, endedAt: now, failure: failure ?? "", rows: 0, bytesWritten: 0 };
    await this.#db.insertInto("backupRuns").values(row).execute();
  }

  async latest(place: string): Promise<BackupRun | undefined> {
    const row = await this.#db
      .selectFrom("backupRuns")
      .selectAll()
      .where("place", "=", place)
      .orderBy("startedAt", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && toBackupRun(row);
  }

  /** The latest that is whole, in a place or in any. */
  async latestWhole(place?: string): Promise<BackupRun | undefined> {
    const row = await this.#db
      .selectFrom("backupRuns")
      .selectAll()
      .$if(place !== undefined, (query) => query.where("place", "=", place ?? ""))
      .where("endedAt", "is not", null)
      .where("failure", "is", null)
      .orderBy("startedAt", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && toBackupRun(row);
  }

  async expire(before: Date): Promise<void> {
    await this.#db.deleteFrom("backupRuns").where("startedAt", "<", before).execute();
  }
}

function toBackupRun({ id, place, startedAt, endedAt, failure }: Selectable<BackupRunsTable>): BackupRun {
  return { id, place, startedAt, endedAt: endedAt ?? undefined, failure: failure ?? undefined };
}
