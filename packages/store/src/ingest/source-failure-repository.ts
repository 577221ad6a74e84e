import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

export interface SourceFailure {
  readonly sourceId: string;
  readonly reason: string;
  readonly failures: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}
export type NewSourceFailure = Pick<SourceFailure, "sourceId" | "reason" | "failures">;

const reasonLengthMax = 300;

/** Why events of a source failed, summed by reason; the events themselves are in the lake. */
export class SourceFailureRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds to what is there; a long reason is cut. */
  async add(entries: readonly NewSourceFailure[], at: Date): Promise<void> {
    if (entries.length === 0) return;
    const reasons = entries.map(({ reason }) => reason.slice(0, reasonLengthMax));
    // Summed and in the order of the key: a row may be touched once, and two that write at once must not circle.
    await sql`
      INSERT INTO source_failures AS f
      SELECT source_id, reason, sum(failures), ${at}::timestamptz, ${at}::timestamptz
      FROM unnest(
        ${entries.map((e) => e.sourceId)}::text[], ${reasons}::text[], ${entries.map((e) => e.failures)}::bigint[]
      ) AS n (source_id, reason, failures)
      GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (source_id, reason) DO UPDATE SET
        failures = f.failures + excluded.failures, last_at = greatest(f.last_at, excluded.last_at)`.execute(this.#db);
  }

  /** Takes away what is no failure any more; a reason that has none left is gone. */
  async subtract(entries: readonly NewSourceFailure[]): Promise<void> {
    if (entries.length === 0) return;
    const reasons = entries.map(({ reason }) => reason.slice(0, reasonLengthMax));
    await sql`
      WITH gone AS (
        SELECT source_id, reason, sum(failures) AS failures
        FROM unnest(
          ${entries.map((e) => e.sourceId)}::text[], ${reasons}::text[], ${entries.map((e) => e.failures)}::bigint[]
        ) AS n (source_id, reason, failures)
        GROUP BY 1, 2
      ), locked AS (
        SELECT f.source_id, f.reason, gone.failures FROM source_failures f JOIN gone USING (source_id, reason)
        ORDER BY 1, 2 FOR UPDATE OF f
      )
      UPDATE source_failures f SET failures = greatest(0, f.failures - locked.failures)
      FROM locked WHERE f.source_id = locked.source_id AND f.reason = locked.reason`.execute(this.#db);
    const sourceIds = [...new Set(entries.map(({ sourceId }) => sourceId))];
    await this.#db.deleteFrom("sourceFailures").where("sourceId", "in", sourceIds).where("failures", "=", 0).execute();
  }

  /** The latest first. */
  async list(sourceId: string, limit: number): Promise<SourceFailure[]> {
    return this.#db
      .selectFrom("sourceFailures")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .orderBy("lastAt", "desc")
      .orderBy("reason")
      .limit(limit)
      .execute();
  }

  async expire(before: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("sourceFailures").where("lastAt", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}
