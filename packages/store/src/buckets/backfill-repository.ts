import { type Backfill, type BackfillChange, backfillNotFound, backfillUnderWay } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { violates } from "../database/failures.ts";
import { storableText } from "../database/storable.ts";
import type { Lease, ObjectCounts } from "./bucket-repository.ts";
import type { BucketBackfillsTable } from "./buckets-tables.ts";

export type NewBackfill = Pick<Backfill, "sourceId" | "modifiedSince" | "bytesPerSecond" | "createdBy">;

/** What became of the objects that a back-fill found, in numbers and in bytes. */
export interface BackfillProgress extends ObjectCounts {
  readonly bytes: number;
  readonly bytesWaiting: number;
}

/** The listing stops while so many objects wait: a bucket of millions is never known as a whole. */
const waitingMax = 2_000;
const underWay = ["RUNNING", "PAUSED"] as const;

/** Back-fills of buckets, at most one under way for each. */
export class BackfillRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws backfillUnderWay */
  async start({ sourceId, modifiedSince, bytesPerSecond, createdBy }: NewBackfill, now: Date): Promise<Backfill> {
    try {
      const row = await this.#db
        .insertInto("bucketBackfills")
        .values({
          sourceId,
          createdBy,
          state: "RUNNING",
          modifiedSince: modifiedSince ?? null,
          modifiedBefore: now,
          bytesPerSecond: bytesPerSecond ?? null,
          listAfter: null,
          nextReadAt: now,
          createdAt: now,
          endedAt: null,
          holder: null,
          heldUntil: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return asBackfill(row);
    } catch (error) {
      throw violates(error, "bucket_backfills_open") ? backfillUnderWay() : error;
    }
  }

  /** Returns the latest of a source, ended ones too. */
  async latest(sourceId: string): Promise<Backfill | undefined> {
    const row = await this.#db
      .selectFrom("bucketBackfills")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && asBackfill(row);
  }

  /** Pauses it, lets it go on, cancels it, or changes its speed. Of one that is cancelled nothing waits any more. @throws backfillNotFound */
  async change(sourceId: string, { state, bytesPerSecond }: BackfillChange, now: Date): Promise<Backfill> {
    const row = await this.#db
      .updateTable("bucketBackfills")
      .set({
        nextReadAt: now,
        ...(state !== undefined && { state }),
        ...(state === "CANCELLED" && { endedAt: now }),
        ...(bytesPerSecond !== undefined && { bytesPerSecond }),
      })
      .where("sourceId", "=", sourceId)
      .where("state", "in", underWay)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw backfillNotFound();
    if (state === "CANCELLED") {
      await this.#db
        .deleteFrom("bucketObjects")
        .where("backfillId", "=", row.id)
        .where("state", "=", "WAITING")
        .where((eb) => eb.or([eb("heldUntil", "is", null), eb("heldUntil", "<=", now)]))
        .execute();
    }
    return asBackfill(row);
  }

  async progress(id: number): Promise<BackfillProgress> {
    const rows = await this.#db
      .selectFrom("bucketObjects")
      .select([
        "state",
        (row) => row.fn.countAll<number>().as("count"),
        (row) => row.fn.sum<number>("bytes").as("bytes"),
      ])
      .where("backfillId", "=", id)
      .groupBy("state")
      .execute();
    const of = (state: string) => rows.find((row) => row.state === state);
    return {
      waiting: Number(of("WAITING")?.count ?? 0),
      done: Number(of("DONE")?.count ?? 0),
      failed: Number(of("FAILED")?.count ?? 0),
      bytes: rows.reduce((sum, row) => sum + Number(row.bytes), 0),
      bytesWaiting: Number(of("WAITING")?.bytes ?? 0),
    };
  }

  /** Takes those whose listing goes on: of enabled buckets without a problem, with little left to read. */
  async claimListings({ holder, now, until }: Lease): Promise<Backfill[]> {
    const due = sql<number>`(
      SELECT f.id FROM bucket_backfills f
      JOIN buckets b ON b.source_id = f.source_id JOIN sources s ON s.id = f.source_id
      WHERE f.state = 'RUNNING' AND NOT f.is_listed AND s.enabled AND b.problem IS NULL
        AND (f.held_until IS NULL OR f.held_until <= ${now})
        AND (SELECT count(*) FROM bucket_objects o WHERE o.backfill_id = f.id AND o.state = 'WAITING') < ${waitingMax}
      FOR UPDATE OF f SKIP LOCKED)`;
    const rows = await this.#db
      .updateTable("bucketBackfills")
      .set({ holder, heldUntil: until })
      .where("id", "in", due)
      .returningAll()
      .execute();
    return rows.map(asBackfill);
  }

  /** After the objects of a page are in the store. Nothing changes where another process took over. */
  async endPage(
    id: number,
    holder: string,
    page: { readonly keys: number; readonly after: string | undefined },
  ): Promise<void> {
    await this.#db
      .updateTable("bucketBackfills")
      .set((row) => ({
        listedKeys: row("listedKeys", "+", page.keys),
        isListed: page.after === undefined,
        listAfter: page.after === undefined ? null : String(storableText(page.after)),
      }))
      .where("id", "=", id)
      .where("holder", "=", holder)
      .execute();
  }

  async release(id: number, holder: string): Promise<void> {
    await this.#db
      .updateTable("bucketBackfills")
      .set({ holder: null, heldUntil: null })
      .where("id", "=", id)
      .where("holder", "=", holder)
      .execute();
  }

  /** Ends those of which everything is listed and nothing waits. */
  async endComplete(now: Date): Promise<void> {
    await sql`
      UPDATE bucket_backfills f SET state = 'DONE', ended_at = ${now}
      WHERE f.state = 'RUNNING' AND f.is_listed
        AND NOT EXISTS (SELECT 1 FROM bucket_objects o WHERE o.backfill_id = f.id AND o.state = 'WAITING')`.execute(
      this.#db,
    );
  }
}

function asBackfill(row: Selectable<BucketBackfillsTable>): Backfill {
  return {
    id: row.id,
    sourceId: row.sourceId,
    state: row.state,
    modifiedSince: row.modifiedSince ?? undefined,
    modifiedBefore: row.modifiedBefore,
    bytesPerSecond: row.bytesPerSecond ?? undefined,
    listAfter: row.listAfter ?? undefined,
    isListed: row.isListed,
    listedKeys: row.listedKeys,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    endedAt: row.endedAt ?? undefined,
  };
}
