import type {
  ActorReference,
  DataLakeQuery,
  DataLakeQueryStatus,
  QueryProgress,
  QueryUserConfig,
} from "@pharos/domain";
import { sql, type Updateable } from "kysely";
import type { Db } from "../database/connect.ts";
import { newestPage } from "../database/newest-page.ts";
import type { Page, PageRequest } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import type { TimeRange } from "../ingest/conservation-repository.ts";
import type { DataLakeQueriesTable } from "./data-lake-queries-table.ts";
import { dataLakeQueryNotFound } from "./errors.ts";
import { type DataLakeQueryFilter, queryCondition } from "./query-condition.ts";
import { asQuery } from "./query-rows.ts";

export type NewDataLakeQuery = Pick<
  DataLakeQuery,
  | "kind"
  | "text"
  | "language"
  | "params"
  | "name"
  | "issuedBy"
  | "isScheduled"
  | "logTypeAccess"
  | "parentId"
  | "rootId"
  | "userConfig"
> & {
  /** Executions with the same one give the same rows; undefined where that is not known. */
  readonly cacheKey: Buffer | undefined;
  /** Others that ask the same may take this execution; undefined where it is asker's own. */
  readonly shareKey?: Buffer | undefined;
};

/** How an execution ended. */
export interface DataLakeQueryOutcome
  extends Pick<DataLakeQuery, "status" | "message" | "executionMs" | "truncatedBy" | "progress"> {
  readonly resultsUntil: Date | undefined;
}

export type QueryAsker = ActorReference["kind"] | "schedule";

const askerOf = sql.raw("CASE WHEN is_scheduled THEN 'schedule' ELSE issued_by->>'kind' END");

/** Fewer rows say more of how long a query takes to begin than of how fast it reads. */
const tellingRows = 1_000_000;

/** How long an execution lives on without a sign of its process. */
const leaseMs = 15_000;
/** How often that process should give one. */
export const dataLakeQueryRenewalMs = 2_000;
const lostMessage = "Pharos stopped while this query ran; run it again";

/** What was asked of the data lake, and what became of it. */
export class DataLakeQueryRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  async create(query: NewDataLakeQuery, now: Date): Promise<DataLakeQuery> {
    const id = this.#newId();
    const row = await this.#db
      .insertInto("dataLakeQueries")
      .values({
        ...query,
        id,
        params: storableJson(query.params),
        issuedBy: storableJson(query.issuedBy),
        userConfig: query.userConfig ? storableJson(query.userConfig) : null,
        logTypeAccess: query.logTypeAccess ? [...query.logTypeAccess] : null,
        parentId: query.parentId ?? null,
        rootId: query.rootId ?? null,
        cacheKey: query.cacheKey ?? null,
        shareKey: query.shareKey ?? null,
        status: "running",
        createdAt: now,
        resultsOf: id,
        leaseUntil: leaseFrom(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asQuery(row);
  }

  /** Bytes that executions read, by who asked: those that began in each bucket of the range. */
  async bytesReadOverTime({ from, to }: TimeRange, bucketMs: number): Promise<Map<QueryAsker, number[]>> {
    const { rows } = await sql<{ asker: QueryAsker; bucket: number; bytes: number }>`
      SELECT ${askerOf} AS asker,
        floor(extract(epoch FROM created_at - ${from}::timestamptz) * 1000 / ${bucketMs}::float8)::int AS bucket,
        sum(bytes_read)::bigint AS bytes
      FROM data_lake_queries WHERE created_at >= ${from} AND created_at < ${to} AND bytes_read > 0
      GROUP BY 1, 2 ORDER BY 1`.execute(this.#db);
    const buckets = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / bucketMs));
    const byAsker = new Map<QueryAsker, number[]>();
    for (const { asker, bucket, bytes } of rows) {
      const values = byAsker.get(asker) ?? new Array<number>(buckets).fill(0);
      values[bucket] = Number(bytes);
      byAsker.set(asker, values);
    }
    return byAsker;
  }

  /** Executions that began since then, by who asked and what became of them. */
  async countSince(since: Date): Promise<{ asker: QueryAsker; status: DataLakeQueryStatus; count: number }[]> {
    const { rows } = await sql<{ asker: QueryAsker; status: DataLakeQueryStatus; count: number }>`
      SELECT ${askerOf} AS asker, status, count(*) FROM data_lake_queries WHERE created_at >= ${since}
      GROUP BY 1, 2 ORDER BY 1, 2`.execute(this.#db);
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Of the latest queries that read enough to tell; undefined where none did. */
  async recentRowsPerSecond(): Promise<number | undefined> {
    const { rows } = await sql<{ rowsPerSecond: number | null }>`
      SELECT sum(rows_read)::float8 * 1000 / nullif(sum(execution_ms), 0) AS rows_per_second FROM (
        SELECT rows_read, execution_ms FROM data_lake_queries
        WHERE status = 'succeeded' AND rows_read >= ${tellingRows} AND execution_ms > 0
        ORDER BY created_at DESC, id DESC LIMIT 20
      ) AS latest`.execute(this.#db);
    return rows[0]?.rowsPerSecond ?? undefined;
  }

  /** One whose process was lost is `failed`. */
  async get(id: string, now: Date): Promise<DataLakeQuery | undefined> {
    await this.failLost(now);
    const row = await this.#db.selectFrom("dataLakeQueries").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asQuery(row);
  }

  /** The newest first, without those that were derived from another. @throws cursorInvalid */
  async list(
    { filter = {}, ...page }: PageRequest & { readonly filter?: DataLakeQueryFilter },
    now: Date,
  ): Promise<Page<DataLakeQuery>> {
    await this.failLost(now);
    const found = this.#db
      .selectFrom("dataLakeQueries")
      .selectAll()
      .where((eb) => queryCondition(eb, filter));
    return newestPage(found, page, asQuery);
  }

  /** What was derived from these, the oldest first. */
  async children(ids: readonly string[]): Promise<DataLakeQuery[]> {
    if (ids.length === 0) return [];
    const rows = this.#db.selectFrom("dataLakeQueries").selectAll().where("parentId", "in", ids).orderBy("createdAt");
    return (await rows.execute()).map(asQuery);
  }

  /** Its turn has come. False where nobody waits for it any more. */
  async begin(id: string, visualize: unknown, now: Date): Promise<boolean> {
    return this.#whileRunning(id, {
      startedAt: now,
      leaseUntil: leaseFrom(now),
      visualize: visualize === undefined ? null : storableJson(visualize),
    });
  }

  /** Says that it goes on, and how far it is. False where nobody waits for it any more. */
  async renew(id: string, { rowsRead, rowsToRead, bytesRead }: QueryProgress, now: Date): Promise<boolean> {
    return this.#whileRunning(id, { leaseUntil: leaseFrom(now), rowsRead, rowsToRead, bytesRead });
  }

  /** Keeps how it ended. One that has ended already stays as it is; false then. */
  async complete(id: string, outcome: DataLakeQueryOutcome, now: Date): Promise<boolean> {
    const { status, message, executionMs, truncatedBy = null, resultsUntil = null } = outcome;
    const { rowsRead, rowsToRead, bytesRead } = outcome.progress;
    const progress = { rowsRead, rowsToRead, bytesRead };
    return this.#whileRunning(id, {
      ...progress,
      status,
      message,
      executionMs,
      truncatedBy,
      resultsUntil,
      completedAt: now,
    });
  }

  /**
   * The execution is answered by the rows of an earlier one, which stay as long as these are needed.
   * False where the earlier rows are gone.
   */
  async completeFrom(id: string, earlier: DataLakeQuery, resultsUntil: Date, now: Date): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("dataLakeQueries")
        .set({ resultsUntil })
        .where("id", "=", earlier.resultsOf)
        .where("resultsUntil", ">", now)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const { columns, visualize, rowCount, truncatedBy = null, message } = earlier;
      await tx
        .updateTable("dataLakeQueries")
        .set({
          columns: columns ? storableJson(columns) : null,
          visualize: visualize === undefined ? null : storableJson(visualize),
          status: "succeeded",
          message,
          rowCount,
          truncatedBy,
          startedAt: now,
          completedAt: now,
          resultsOf: earlier.resultsOf,
          resultsUntil,
        })
        .where("id", "=", id)
        .execute();
      return true;
    });
  }

  /** The latest execution with this key that succeeded by itself since then and still has its rows. */
  async findReusable(cacheKey: Buffer, since: Date, now: Date): Promise<DataLakeQuery | undefined> {
    const row = await this.#db
      .selectFrom("dataLakeQueries")
      .selectAll()
      .where("cacheKey", "=", cacheKey)
      .where("createdAt", ">=", since)
      .where("status", "=", "succeeded")
      .where("resultsUntil", ">", now)
      .whereRef("resultsOf", "=", "id")
      .orderBy("createdAt", "desc")
      .executeTakeFirst();
    return row && asQuery(row);
  }

  /** The latest execution that others may take, of those asked since then: one that has rows, or will have them. */
  async findShared(shareKey: Buffer, since: Date, now: Date): Promise<DataLakeQuery | undefined> {
    const row = await this.#db
      .selectFrom("dataLakeQueries")
      .selectAll()
      .where("shareKey", "=", shareKey)
      .where("createdAt", ">=", since)
      .where((eb) =>
        eb.or([
          eb.and([eb("status", "=", "running"), eb("leaseUntil", ">", now)]),
          eb.and([eb("status", "=", "succeeded"), eb("resultsUntil", ">", now)]),
        ]),
      )
      .orderBy("createdAt", "desc")
      .executeTakeFirst();
    return row && asQuery(row);
  }

  /** @throws dataLakeQueryNotFound */
  async setUserConfig(id: string, config: QueryUserConfig): Promise<DataLakeQuery> {
    const row = await this.#db
      .updateTable("dataLakeQueries")
      .set({ userConfig: storableJson(config) })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw dataLakeQueryNotFound(id);
    return asQuery(row);
  }

  /** Those of a process that gives no sign any more have failed. */
  async failLost(now: Date): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable("dataLakeQueries")
      .set({ status: "failed", message: lostMessage, completedAt: now })
      .where("status", "=", "running")
      .where("leaseUntil", "<", now)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Forgets queries that were asked before. */
  async expire(before: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("dataLakeQueries")
      .where("createdAt", "<", before)
      .where("status", "<>", "running")
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #whileRunning(id: string, change: Updateable<DataLakeQueriesTable>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("dataLakeQueries")
      .set(change)
      .where("id", "=", id)
      .where("status", "=", "running")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}
