import { createHash } from "node:crypto";
import {
  type BucketObject,
  type BucketObjectState,
  type BucketSettings,
  backOffMs,
  bucketObjectsKeptDays,
  type CollectionProblemKind,
  type FoundObject,
  isS3,
} from "@pharos/domain";
import { type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../database/connect.ts";
import { decodeCursor, isBehind, type Page, type PageRequest, toPage } from "../database/page.ts";
import { storableJson, storableText } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { sealSecret } from "../sources/source-secret.ts";
import type { BucketObjectsTable, BucketsTable } from "./buckets-tables.ts";

/** The bucket of a source, and where its collection stands. */
export interface Bucket {
  readonly sourceId: string;
  readonly settings: BucketSettings;
  /** The last key of a listing that is not complete. */
  readonly listAfter: string | undefined;
  /** Why nothing can be read; undefined while all is well. */
  readonly problem: string | undefined;
  readonly problemKind: CollectionProblemKind | undefined;
  /** When the queue is read, or the bucket listed, again. */
  readonly nextLookAt: Date;
}

export interface ObjectCounts {
  readonly waiting: number;
  readonly done: number;
  readonly failed: number;
}

/** One process's hold on something, until it ends or is renewed. */
export interface Lease {
  readonly holder: string;
  readonly now: Date;
  readonly until: Date;
}

/** Whose turn it is to have an object read. */
export interface SourceTurn {
  /** Sources that objects are being read of: others come before them. */
  readonly busy: readonly string[];
  /** The source that had its turn last. */
  readonly after: string;
}

const firstTurn: SourceTurn = { busy: [], after: "" };

const dayMs = 24 * 3_600_000;
const bucketColumns = ["sourceId", "settings", "listAfter", "problem", "problemKind", "nextLookAt"] as const;

/** The buckets of sources, the objects that were found in them, and the leases of those who read them. */
export class BucketRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;

  constructor(db: Db, secrets: SecretBox) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** Adds a bucket to its source, or changes it; without a secret the stored one stays. It is looked at right away. */
  async put(sourceId: string, settings: BucketSettings, secret: string | undefined, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const value = {
        settings: storableJson(settings),
        nextLookAt: now,
        problem: null,
        problemKind: null,
        problemSince: null,
        failuresInRow: 0,
      };
      await db
        .insertInto("buckets")
        .values({ sourceId, ...value, listAfter: null, holder: null, heldUntil: null })
        .onConflict((conflict) => conflict.column("sourceId").doUpdateSet({ ...value, listAfter: null }))
        .execute();
      const sealed = secret === undefined ? undefined : sealSecret(this.#secrets, sourceId, secret);
      const isOfDeployment = isS3(settings) && settings.accessKeyId === undefined;
      const change = sealed ?? (isOfDeployment ? { secret: null, secretHash: null } : undefined);
      if (change) await db.updateTable("sources").set(change).where("id", "=", sourceId).execute();
    });
  }

  async get(sourceId: string): Promise<Bucket | undefined> {
    return (await this.getMany([sourceId])).get(sourceId);
  }

  /** By source id. */
  async getMany(sourceIds: readonly string[]): Promise<Map<string, Bucket>> {
    if (sourceIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("buckets")
      .select(bucketColumns)
      .where("sourceId", "in", sourceIds)
      .execute();
    return new Map(rows.map((row) => [row.sourceId, asBucket(row)]));
  }

  /** Takes enabled buckets that are due to be looked at and that no other process holds. */
  async claimLooks({ holder, now, until }: Lease): Promise<Bucket[]> {
    const due = sql<string>`(
      SELECT b.source_id FROM buckets b JOIN sources s ON s.id = b.source_id
      WHERE s.enabled AND b.next_look_at <= ${now} AND (b.held_until IS NULL OR b.held_until <= ${now})
      FOR UPDATE OF b SKIP LOCKED)`;
    const rows = await this.#db
      .updateTable("buckets")
      .set({ holder, heldUntil: until })
      .where("sourceId", "in", due)
      .returning(bucketColumns)
      .execute();
    return rows.map(asBucket);
  }

  /**
   * Keeps objects that are not known yet, and returns how many those were. A listing names an object without its version,
   * a notice with it: the same content of a key is one object then. One that has grown is read on.
   * @param backfillId the back-fill that found them, where one did
   */
  async addFound(
    sourceId: string,
    bucket: string,
    found: readonly FoundObject[],
    now: Date,
    backfillId?: number,
  ): Promise<number> {
    if (found.length === 0) return 0;
    // The last that is said of an object is what it is now.
    const distinct = new Map(found.map((object) => [identityOf(bucket, object), object]));
    const rows = [...distinct].map(([identity, object], at) => ({
      at,
      identity,
      key: storableText(object.key),
      version_id: object.versionId ?? null,
      etag: object.etag,
      bytes: object.bytes,
      read_bytes: object.isAppended ? 0 : null,
    }));
    const added = await sql`
      INSERT INTO bucket_objects
        (source_id, identity, key, version_id, etag, bytes, state, found_at, next_attempt_at, backfill_id, read_bytes)
      SELECT ${sourceId}, n.identity, n.key, n.version_id, n.etag, n.bytes, 'WAITING', ${now}, ${now}, ${backfillId ?? null}::bigint,
        n.read_bytes
      FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
        AS n (at int, identity text, key text, version_id text, etag text, bytes bigint, read_bytes bigint)
      WHERE EXISTS (SELECT 1 FROM buckets WHERE source_id = ${sourceId}) AND NOT EXISTS (
        SELECT 1 FROM bucket_objects o WHERE o.source_id = ${sourceId} AND md5(o.key) = md5(n.key) AND o.key = n.key
          AND o.etag = n.etag AND o.bytes = n.bytes AND (o.version_id IS NULL) <> (n.version_id IS NULL))
      ORDER BY n.at
      ON CONFLICT (source_id, identity) DO UPDATE
        SET bytes = excluded.bytes, etag = excluded.etag, state = 'WAITING', attempts = 0, ended_at = NULL,
          next_attempt_at = excluded.next_attempt_at
        WHERE bucket_objects.read_bytes IS NOT NULL AND bucket_objects.state = 'DONE'
          AND excluded.bytes > bucket_objects.bytes
      RETURNING id`.execute(this.#db);
    return added.rows.length;
  }

  /** Ends a look that went well. Nothing changes where another process took over. */
  async endLook(
    sourceId: string,
    holder: string,
    { nextLookAt, listAfter }: { readonly nextLookAt: Date; readonly listAfter: string | undefined },
  ): Promise<void> {
    await this.#db
      .updateTable("buckets")
      .set({
        nextLookAt,
        listAfter: listAfter ?? null,
        holder: null,
        heldUntil: null,
        problem: null,
        problemKind: null,
        problemSince: null,
        failuresInRow: 0,
      })
      .where("sourceId", "=", sourceId)
      .where("holder", "=", holder)
      .execute();
  }

  /** Leaves a bucket alone for a while, longer after each failure in a row; its objects wait with it. */
  async pause(sourceId: string, problemKind: CollectionProblemKind, problem: string, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const row = await db
        .selectFrom("buckets")
        .select("failuresInRow")
        .where("sourceId", "=", sourceId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      const failuresInRow = row.failuresInRow + 1;
      const nextLookAt = new Date(now.getTime() + backOffMs(failuresInRow));
      await db
        .updateTable("buckets")
        .set({ problem, problemKind, failuresInRow, nextLookAt, holder: null, heldUntil: null })
        .set({ problemSince: sql`coalesce(problem_since, ${now})` })
        .where("sourceId", "=", sourceId)
        .execute();
    });
  }

  /**
   * Takes waiting objects of enabled buckets without a problem. Sources take turns, those that nothing is read of first,
   * and of each the longest waiting object. Those of back-fills come when there are no others, and count against the speed
   * of their back-fill, which is charged first: of two claims at the same time the later one then finds it spent. They are
   * chosen once, by themselves: PostgreSQL may run a subquery of `IN` for each row, and skips what it locked the time
   * before, so that a limit did not hold.
   */
  async claimObjects(
    { holder, now, until }: Lease,
    limit: number,
    turn: SourceTurn = firstTurn,
  ): Promise<BucketObject[]> {
    const isDue = sql`o.source_id = b.source_id AND o.state = 'WAITING' AND o.next_attempt_at <= ${now}
      AND (o.held_until IS NULL OR o.held_until <= ${now})`;
    const inTurn = sql`b.source_id = ANY(${turn.busy}), b.source_id <= ${turn.after}, b.source_id`;
    const { rows } = await sql<Selectable<BucketObjectsTable>>`
      WITH readable AS MATERIALIZED (
        SELECT b.source_id FROM buckets b JOIN sources s ON s.id = b.source_id WHERE s.enabled AND b.problem IS NULL
      ), new_ones AS MATERIALIZED (
        SELECT o.id FROM readable b CROSS JOIN LATERAL (
          SELECT o.id, o.next_attempt_at FROM bucket_objects o WHERE ${isDue} AND o.backfill_id IS NULL
          ORDER BY o.next_attempt_at, o.id LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) o ORDER BY ${inTurn}, o.next_attempt_at, o.id LIMIT ${limit}
      ), old_ones AS MATERIALIZED (
        SELECT o.id, o.backfill_id, o.bytes, o.is_limited FROM readable b CROSS JOIN LATERAL (
          SELECT o.id, o.next_attempt_at, o.backfill_id, o.bytes, f.bytes_per_second IS NOT NULL AS is_limited
          FROM bucket_objects o JOIN bucket_backfills f ON f.id = o.backfill_id
          WHERE ${isDue} AND f.state = 'RUNNING' AND f.next_read_at <= ${now}
          ORDER BY o.next_attempt_at, o.id LIMIT ${limit} - (SELECT count(*) FROM new_ones) FOR UPDATE OF o SKIP LOCKED
        ) o ORDER BY ${inTurn}, o.next_attempt_at, o.id LIMIT ${limit} - (SELECT count(*) FROM new_ones)
      ), charged AS (
        UPDATE bucket_backfills f
        SET next_read_at = ${now}::timestamptz + make_interval(secs => spent.bytes / f.bytes_per_second::float8)
        FROM (SELECT backfill_id, sum(bytes)::float8 AS bytes FROM old_ones WHERE is_limited GROUP BY backfill_id) AS spent
        WHERE f.id = spent.backfill_id AND f.next_read_at <= ${now} AND f.bytes_per_second IS NOT NULL
        RETURNING f.id
      ), claimed AS (
        UPDATE bucket_objects SET holder = ${holder}, held_until = ${until}
        WHERE id IN (
          SELECT id FROM new_ones UNION ALL
          SELECT id FROM old_ones WHERE NOT is_limited OR backfill_id IN (SELECT id FROM charged)
        )
        RETURNING *
      ) SELECT * FROM claimed`.execute(this.#db);
    return rows.map(asObject);
  }

  /** Returns the object that is due first. */
  async nextWaiting(sourceId: string): Promise<BucketObject | undefined> {
    const row = await this.#db
      .selectFrom("bucketObjects")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .where("state", "=", "WAITING")
      .orderBy("nextAttemptAt")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && asObject(row);
  }

  /** Keeps an object; false where another process took it over. */
  async renew(id: number, holder: string, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#ofHolder(id, holder).set({ heldUntil: until }).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * Makes an object that was overwritten the one that it is now, so that its notice or a listing finds it known. Undefined
   * where that one is known already: it is read by itself.
   */
  async replace(id: number, holder: string, bucket: string, current: FoundObject): Promise<BucketObject | undefined> {
    const { etag, bytes } = current;
    const identity = identityOf(bucket, current);
    const row = await this.#ofHolder(id, holder)
      .set({ identity, etag, bytes })
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("bucketObjects as other")
              .select("other.id")
              .whereRef("other.sourceId", "=", "bucketObjects.sourceId")
              .where("other.identity", "=", identity),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst();
    return row && asObject(row);
  }

  /** After its events are durable. */
  async markDone(id: number, holder: string, now: Date): Promise<void> {
    await this.#end(id, holder, { state: "DONE", reason: null }, now);
  }

  /** Says how much of an object that grows is about to be stored. False where another process took it over. */
  async beginPart(id: number, holder: string, readingBytes: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#ofHolder(id, holder).set({ readingBytes }).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * After so many bytes of an object that grows are durable.
   * @param bytes those that were seen: when there are more, the object is read on
   */
  async endPart(
    id: number,
    holder: string,
    { readBytes, bytes }: { readonly readBytes: number; readonly bytes: number },
    now: Date,
  ): Promise<void> {
    await this.#end(id, holder, { state: "DONE", reason: null, readBytes, readingBytes: null, bytes }, now);
  }

  async markFailed(id: number, holder: string, reason: string, now: Date): Promise<void> {
    await this.#end(id, holder, { state: "FAILED", reason: String(storableText(reason)) }, now);
  }

  /** Gives an object back, to be read at this time; `countsAttempt` where the failure was its own. */
  async postpone(id: number, holder: string, nextAttemptAt: Date, countsAttempt: boolean): Promise<void> {
    await this.#ofHolder(id, holder)
      .set((row) => ({
        nextAttemptAt,
        holder: null,
        heldUntil: null,
        ...(countsAttempt && { attempts: row("attempts", "+", 1) }),
      }))
      .execute();
  }

  /** Reads failed objects again, all of the source where none is named, and returns how many. */
  async retry(sourceId: string, ids: readonly number[] | undefined, now: Date): Promise<number> {
    const failed = this.#db
      .updateTable("bucketObjects")
      .set({ state: "WAITING", reason: null, attempts: 0, nextAttemptAt: now, endedAt: null })
      .where("sourceId", "=", sourceId)
      .where("state", "=", "FAILED");
    const chosen = ids === undefined ? failed : failed.where("id", "in", [...ids, -1]);
    return Number((await chosen.executeTakeFirst()).numUpdatedRows);
  }

  async counts(sourceId: string): Promise<ObjectCounts> {
    const rows = await this.#db
      .selectFrom("bucketObjects")
      .select(["state", (row) => row.fn.countAll<number>().as("count")])
      .where("sourceId", "=", sourceId)
      .groupBy("state")
      .execute();
    const of = (state: BucketObjectState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return { waiting: of("WAITING"), done: of("DONE"), failed: of("FAILED") };
  }

  /** How many objects failed since then and are still failed, by source id. */
  async countFailed(sourceIds: readonly string[], since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ sourceId: string; failed: number }>`
      SELECT source_id AS "sourceId", count(*) AS failed FROM bucket_objects
      WHERE source_id = ANY(${[...sourceIds]}::text[]) AND state = 'FAILED' AND ended_at > ${since}
      GROUP BY source_id`.execute(this.#db);
    return new Map(rows.map(({ sourceId, failed }) => [sourceId, failed]));
  }

  /** The newest first. @throws cursorInvalid */
  async page(
    sourceId: string,
    state: BucketObjectState | undefined,
    { pageSize, cursor }: PageRequest,
  ): Promise<Page<BucketObject>> {
    let query = this.#db.selectFrom("bucketObjects").selectAll().where("sourceId", "=", sourceId);
    if (state) query = query.where("state", "=", state);
    const column = { name: "id", type: "bigint" } as const;
    if (cursor !== undefined) query = query.where(isBehind(decodeCursor("id", cursor), column, "descending"));
    const rows = await query
      .orderBy("id", "desc")
      .limit(pageSize + 1)
      .execute();
    return toPage(rows, pageSize, "id", ({ id }) => ({ value: id, id: String(id) }), asObject);
  }

  /** Forgets objects that ended too long ago to be found again; a listing does not reach back that far. */
  async forget(now: Date): Promise<void> {
    const before = new Date(now.getTime() - bucketObjectsKeptDays * dayMs);
    await this.#db.deleteFrom("bucketObjects").where("endedAt", "<", before).execute();
  }

  #end(id: number, holder: string, end: Partial<Updateable<BucketObjectsTable>>, now: Date) {
    return this.#ofHolder(id, holder)
      .set((row) => ({ ...end, attempts: row("attempts", "+", 1), endedAt: now, holder: null, heldUntil: null }))
      .execute();
  }

  #ofHolder(id: number, holder: string) {
    return this.#db
      .updateTable("bucketObjects")
      .where("id", "=", id)
      .where("state", "=", "WAITING")
      .where("holder", "=", holder);
  }
}

function identityOf(bucket: string, { key, versionId, etag, bytes, isAppended }: FoundObject): string {
  return createHash("sha256")
    .update(JSON.stringify([bucket, key, isAppended ? "appended" : (versionId ?? [etag, bytes])]))
    .digest("hex");
}

type BucketRow = Pick<Selectable<BucketsTable>, (typeof bucketColumns)[number]>;

function asBucket({ listAfter, problem, problemKind, ...row }: BucketRow): Bucket {
  return {
    ...row,
    listAfter: listAfter ?? undefined,
    problem: problem ?? undefined,
    problemKind: problemKind ?? undefined,
  };
}

function asObject(row: Selectable<BucketObjectsTable>): BucketObject {
  return {
    id: row.id,
    sourceId: row.sourceId,
    identity: row.identity,
    key: row.key,
    versionId: row.versionId ?? undefined,
    etag: row.etag,
    bytes: row.bytes,
    isAppended: row.readBytes !== null,
    readBytes: row.readBytes ?? undefined,
    readingBytes: row.readingBytes ?? undefined,
    state: row.state,
    reason: row.reason ?? undefined,
    attempts: row.attempts,
    foundAt: row.foundAt,
    endedAt: row.endedAt ?? undefined,
  };
}
