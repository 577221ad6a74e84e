import type { QueryRun } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { QueryRunsTable } from "./query-runs-table.ts";

/** What became of the runs of scheduled queries. */
export class QueryRunRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The latest run of each of the queries that were ever run. */
  async latest(queryNames: readonly string[]): Promise<Map<string, QueryRun>> {
    if (queryNames.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("queryRuns")
      .selectAll()
      .distinctOn("queryName")
      .where("queryName", "in", queryNames)
      .orderBy("queryName")
      .orderBy("dueAt", "desc")
      .execute();
    return new Map(rows.map((row) => [row.queryName, asRun(row)]));
  }

  /** The latest runs of one query, newest first. */
  async list(queryName: string, limit: number): Promise<QueryRun[]> {
    const rows = await this.#db
      .selectFrom("queryRuns")
      .selectAll()
      .where("queryName", "=", queryName)
      .orderBy("dueAt", "desc")
      .limit(limit)
      .execute();
    return rows.map(asRun);
  }

  /** Notes that the run is begun, for the first time or again. */
  async begin(queryName: string, dueAt: Date, now: Date): Promise<QueryRun> {
    const row = await this.#db
      .insertInto("queryRuns")
      .values({ queryName, dueAt, status: "RUNNING", attempts: 1, startedAt: now, finishedAt: null })
      .onConflict((conflict) =>
        conflict.columns(["queryName", "dueAt"]).doUpdateSet({
          status: "RUNNING",
          attempts: sql`query_runs.attempts + 1`,
          startedAt: now,
          finishedAt: null,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return asRun(row);
  }

  /** Stores how a run that was begun stands now. */
  async save({ queryName, dueAt, ...run }: QueryRun): Promise<void> {
    await this.#db
      .updateTable("queryRuns")
      .set({ ...run, finishedAt: run.finishedAt ?? null })
      .where("queryName", "=", queryName)
      .where("dueAt", "=", dueAt)
      .execute();
  }

  /** Forgets runs that were due before. */
  async expire(before: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("queryRuns").where("dueAt", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}

function asRun(row: Selectable<QueryRunsTable>): QueryRun {
  return { ...row, finishedAt: row.finishedAt ?? undefined };
}
