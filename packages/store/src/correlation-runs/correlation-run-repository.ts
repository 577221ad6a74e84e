import type { CorrelationRun, FoundCorrelation } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { sha256 } from "../database/hash.ts";
import { storableJson, storableText } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import type { CorrelationRunsTable } from "./correlation-runs-table.ts";

/** What became of the runs of correlation rules, and which signals belong to what they found. */
export class CorrelationRunRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The latest run of each of the rules that were ever run. */
  async latest(ruleIds: readonly string[]): Promise<Map<string, CorrelationRun>> {
    if (ruleIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("correlationRuns")
      .selectAll()
      .distinctOn("ruleId")
      .where("ruleId", "in", ruleIds)
      .orderBy("ruleId")
      .orderBy("dueAt", "desc")
      .execute();
    return new Map(rows.map((row) => [row.ruleId, asRun(row)]));
  }

  /** Notes that the run is begun, for the first time or again. */
  async begin(ruleId: string, dueAt: Date, now: Date): Promise<CorrelationRun> {
    const row = await this.#db
      .insertInto("correlationRuns")
      .values({ ruleId, dueAt, status: "RUNNING", attempts: 1, startedAt: now, finishedAt: null })
      .onConflict((conflict) =>
        conflict.columns(["ruleId", "dueAt"]).doUpdateSet({
          attempts: sql`correlation_runs.attempts + 1`,
          startedAt: now,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return asRun(row);
  }

  /**
   * Keeps what the run found, to be committed however often that takes. Of two that look at once the first decides
   * what was found.
   */
  async keepFound(ruleId: string, dueAt: Date, found: readonly FoundCorrelation[]): Promise<CorrelationRun> {
    await this.#db
      .updateTable("correlationRuns")
      .set({ found: storableJson(found), matches: found.length })
      .where("ruleId", "=", ruleId)
      .where("dueAt", "=", dueAt)
      .where("status", "=", "RUNNING")
      .where("found", "is", null)
      .execute();
    return asRun(await this.#read(ruleId, dueAt));
  }

  /** The run's matches are committed: their signals, and all before them with the same values, are done with. */
  async succeed({ ruleId, dueAt, found = [] }: CorrelationRun, now: Date): Promise<void> {
    const marks = new Map<string, number>();
    for (const { valueKeys, lastMs } of found) {
      for (const key of valueKeys) marks.set(key, Math.max(marks.get(key) ?? lastMs, lastMs));
    }
    await inTransaction(this.#db, async (db) => {
      if (marks.size > 0) {
        const hashes = [...marks.keys()].map((key) => sha256(key));
        const times = [...marks.values()].map((ms) => new Date(ms));
        await sql`
          INSERT INTO correlation_marks AS m (rule_id, value_hash, done_until)
          SELECT ${ruleId}, * FROM unnest(${hashes}::bytea[], ${times}::timestamptz[]) ORDER BY 1
          ON CONFLICT (rule_id, value_hash) DO UPDATE SET done_until = greatest(m.done_until, excluded.done_until)`.execute(
          db,
        );
      }
      await db
        .updateTable("correlationRuns")
        .set({ status: "SUCCEEDED", finishedAt: now, found: null, error: "" })
        .where("ruleId", "=", ruleId)
        .where("dueAt", "=", dueAt)
        .execute();
    });
  }

  /** @param isLast false: it is worth another attempt */
  async fail({ ruleId, dueAt }: CorrelationRun, error: string, isLast: boolean, now: Date): Promise<void> {
    await this.#db
      .updateTable("correlationRuns")
      .set({ status: isLast ? "FAILED" : "RUNNING", finishedAt: now, error: String(storableText(error)) })
      .where("ruleId", "=", ruleId)
      .where("dueAt", "=", dueAt)
      .execute();
  }

  /**
   * By value key, up to when its signals are done with; undefined where none are since then.
   * @returns of a value key, milliseconds
   */
  async doneUntilMs(ruleId: string, since: Date): Promise<(valueKey: string) => number | undefined> {
    const rows = await this.#db
      .selectFrom("correlationMarks")
      .select(["valueHash", "doneUntil"])
      .where("ruleId", "=", ruleId)
      .where("doneUntil", ">=", since)
      .execute();
    if (rows.length === 0) return () => undefined;
    const byHash = new Map(rows.map(({ valueHash, doneUntil }) => [valueHash.toString("base64"), doneUntil.getTime()]));
    return (valueKey) => byHash.get(sha256(valueKey).toString("base64"));
  }

  /** The latest runs of one rule, newest first. */
  async list(ruleId: string, limit: number): Promise<CorrelationRun[]> {
    const rows = await this.#db
      .selectFrom("correlationRuns")
      .selectAll()
      .where("ruleId", "=", ruleId)
      .orderBy("dueAt", "desc")
      .limit(limit)
      .execute();
    return rows.map(asRun);
  }

  /** Forgets runs that were due before, and which signals before then are done with. */
  async expire(before: Date): Promise<number> {
    await this.#db.deleteFrom("correlationMarks").where("doneUntil", "<", before).execute();
    const deleted = await this.#db.deleteFrom("correlationRuns").where("dueAt", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }

  #read(ruleId: string, dueAt: Date): Promise<Selectable<CorrelationRunsTable>> {
    return this.#db
      .selectFrom("correlationRuns")
      .selectAll()
      .where("ruleId", "=", ruleId)
      .where("dueAt", "=", dueAt)
      .executeTakeFirstOrThrow();
  }
}

function asRun(row: Selectable<CorrelationRunsTable>): CorrelationRun {
  return { ...row, finishedAt: row.finishedAt ?? undefined, found: row.found ?? undefined };
}
