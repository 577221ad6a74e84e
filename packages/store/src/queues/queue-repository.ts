import { createHash } from "node:crypto";
import {
  backOffMs,
  type CollectionProblemKind,
  type FailedMessage,
  type HeldBatch,
  isStream,
  type QueueBatch,
  type QueueSettings,
  queueMessagesKeptDays,
  queueTakenOver,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Lease } from "../buckets/bucket-repository.ts";
import type { Db } from "../database/connect.ts";
import { decodeCursor, isBehind, type Page, type PageRequest, toPage } from "../database/page.ts";
import { storableJson, storableText } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { sealSecret } from "../sources/source-secret.ts";
import type { QueueBatchesTable, QueuesTable } from "./queues-tables.ts";

/** The queue of a source, and where its collection stands. */
export interface Queue {
  readonly sourceId: string;
  readonly settings: QueueSettings;
  readonly nextPollAt: Date;
  /** Why nothing can be received; undefined while all is well. */
  readonly problem: string | undefined;
  readonly problemKind: CollectionProblemKind | undefined;
  /** When it was reached last. */
  readonly lastPollAt: Date | undefined;
  /** Messages that were in it then; undefined where the provider does not say. */
  readonly waiting: number | undefined;
  /** Messages that came again, and changed nothing. */
  readonly repeated: number;
}

export interface QueueCounts {
  /** Messages that were received, and whose events are not durable yet. */
  readonly inFlight: number;
  readonly failed: number;
  /** Failed messages whose content is here, so that it can be read again. */
  readonly retryable: number;
}

/** Where a partition ends, by its topic and number: `logs/3`. */
export interface PartitionEnd {
  readonly stream: string;
  readonly offset: bigint;
}

export interface TopicLag {
  readonly topic: string;
  /** Of which something was received before. */
  readonly partitions: number;
  /** Messages that were not received yet when the ends were read last. */
  readonly messages: number;
}

/** How a poll ended that reached the queue. */
export interface QueuePollEnd {
  readonly nextPollAt: Date;
  readonly polledAt: Date;
  readonly waiting: number | undefined;
}

const isStreamSql = sql.raw("(q.settings ->> 'kind' IN ('Kafka', 'AzureEventHub'))");
const dayMs = 24 * 3_600_000;
const queueColumns = [
  ...(["sourceId", "settings", "nextPollAt", "problem", "problemKind"] as const),
  ...(["lastPollAt", "waiting", "repeated"] as const),
] as const;

/** The queues of sources, the messages that were received from them, and the leases of those who receive. */
export class QueueRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;

  constructor(db: Db, secrets: SecretBox) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** Adds a queue to its source, or changes it; without a secret the stored one stays. It is polled right away. */
  async put(sourceId: string, settings: QueueSettings, secret: string | undefined, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const value = {
        settings: storableJson(settings),
        nextPollAt: now,
        problem: null,
        problemKind: null,
        problemSince: null,
        failuresInRow: 0,
      };
      await db
        .insertInto("queues")
        .values({ sourceId, ...value, lastPollAt: null, waiting: null, holder: null, heldUntil: null })
        .onConflict((conflict) => conflict.column("sourceId").doUpdateSet(value))
        .execute();
      const sealed = secret === undefined ? undefined : sealSecret(this.#secrets, sourceId, secret);
      const isWithoutSecret = !needsSecret(settings);
      const change = sealed ?? (isWithoutSecret ? { secret: null, secretHash: null } : undefined);
      if (change) await db.updateTable("sources").set(change).where("id", "=", sourceId).execute();
    });
  }

  async get(sourceId: string): Promise<Queue | undefined> {
    return (await this.getMany([sourceId])).get(sourceId);
  }

  /** By source id. */
  async getMany(sourceIds: readonly string[]): Promise<Map<string, Queue>> {
    if (sourceIds.length === 0) return new Map();
    const rows = await this.#db.selectFrom("queues").select(queueColumns).where("sourceId", "in", sourceIds).execute();
    return new Map(rows.map((row) => [row.sourceId, asQueue(row)]));
  }

  /** Takes enabled queues that are due and that no other process holds, the longest due first. */
  async claim({ holder, now, until }: Lease, limit: number): Promise<Queue[]> {
    const due = sql<{ sourceId: string }>`(
      SELECT q.source_id FROM queues q JOIN sources s ON s.id = q.source_id
      WHERE s.enabled AND NOT ${isStreamSql} AND q.next_poll_at <= ${now} AND (q.held_until IS NULL OR q.held_until <= ${now})
      ORDER BY q.next_poll_at LIMIT ${limit} FOR UPDATE OF q SKIP LOCKED)`;
    const rows = await this.#db
      .with(
        (cte) => cte("due").materialized(),
        () => due,
      )
      .updateTable("queues")
      .set({ holder, heldUntil: until })
      .where("sourceId", "in", (eb) => eb.selectFrom("due").select("sourceId"))
      .returning(queueColumns)
      .execute();
    return rows.map(asQueue);
  }

  /** Keeps a queue; false where another process took it over. */
  async renew(sourceId: string, holder: string, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#ofHolder(sourceId, holder).set({ heldUntil: until }).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Ends a poll that went well. Nothing changes where another process took over. */
  async endPoll(sourceId: string, holder: string, { nextPollAt, polledAt, waiting }: QueuePollEnd): Promise<void> {
    await this.#ofHolder(sourceId, holder)
      .set({
        nextPollAt,
        lastPollAt: polledAt,
        waiting: waiting ?? null,
        problem: null,
        problemKind: null,
        problemSince: null,
        failuresInRow: 0,
        holder: null,
        heldUntil: null,
      })
      .execute();
  }

  /** Gives a queue back before it was reached: it is due at this time, and what was known of it stays. */
  async postpone(sourceId: string, holder: string, nextPollAt: Date): Promise<void> {
    await this.#ofHolder(sourceId, holder).set({ nextPollAt, holder: null, heldUntil: null }).execute();
  }

  /** Leaves a queue alone for a while, longer after each failure in a row; only as its holder, where one is given. */
  async pause(
    sourceId: string,
    holder: string | undefined,
    { kind, message }: { readonly kind: CollectionProblemKind; readonly message: string },
    now: Date,
  ): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const queue = db.selectFrom("queues").select("failuresInRow").where("sourceId", "=", sourceId).forUpdate();
      const row = await (holder === undefined ? queue : queue.where("holder", "=", holder)).executeTakeFirst();
      if (!row) return;
      const failuresInRow = row.failuresInRow + 1;
      const nextPollAt = new Date(now.getTime() + backOffMs(failuresInRow));
      const problem = String(storableText(message));
      await db
        .updateTable("queues")
        .set({ problem, problemKind: kind, failuresInRow, nextPollAt, holder: null, heldUntil: null })
        .set({ problemSince: sql`coalesce(problem_since, ${now})` })
        .where("sourceId", "=", sourceId)
        .execute();
    });
  }

  /** Returns those of the messages that were received before, and true where they can be acknowledged. */
  async findKnown(sourceId: string, ids: readonly string[]): Promise<Map<string, boolean>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<{ id: string; isDone: boolean }>`
      SELECT m.message_id AS id, (b.id IS NULL OR b.state = 'FAILED') AS "isDone"
      FROM queue_messages m LEFT JOIN queue_batches b ON b.id = m.batch_id
      WHERE m.source_id = ${sourceId} AND m.message_id = ANY(${[...ids]}::text[])`.execute(this.#db);
    return new Map(rows.map(({ id, isDone }) => [id, isDone]));
  }

  async countRepeated(sourceId: string, messages: number): Promise<void> {
    await this.#db
      .updateTable("queues")
      .set((row) => ({ repeated: row("repeated", "+", messages) }))
      .where("sourceId", "=", sourceId)
      .execute();
  }

  /**
   * Keeps batches until their events are durable. Nothing is kept where another process holds the queue, or has received
   * one of the messages. @throws queueTakenOver
   */
  async hold(sourceId: string, holder: string, batches: readonly QueueBatch[], now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const queue = await db
        .selectFrom("queues")
        .select("sourceId")
        .where("sourceId", "=", sourceId)
        .where("holder", "=", holder)
        .forUpdate()
        .executeTakeFirst();
      if (!queue) throw queueTakenOver();
      for (const batch of batches) await insertBatch(db, sourceId, batch, now);
    });
  }

  /** Returns enabled sources of streams that are due: those with a problem wait for a while. */
  async listStreams(now: Date): Promise<Queue[]> {
    const due = sql<string>`(
      SELECT q.source_id FROM queues q JOIN sources s ON s.id = q.source_id
      WHERE s.enabled AND ${isStreamSql} AND q.next_poll_at <= ${now})`;
    const rows = await this.#db.selectFrom("queues").select(queueColumns).where("sourceId", "in", due).execute();
    return rows.map(asQueue);
  }

  /** Says that a stream could be read. */
  async markReached(sourceId: string, now: Date): Promise<void> {
    const value = { lastPollAt: now, problem: null, problemKind: null, problemSince: null, failuresInRow: 0 };
    await this.#db.updateTable("queues").set(value).where("sourceId", "=", sourceId).execute();
  }

  /**
   * Keeps messages of a partition until their events are durable. `plan` hears which of them come next, so that one that
   * is delivered again, or to two members of a group, is kept once.
   */
  async holdRecords(
    sourceId: string,
    stream: string,
    end: bigint,
    plan: (next: bigint) => readonly QueueBatch[],
    now: Date,
  ): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await db
        .insertInto("queueOffsets")
        .values({ sourceId, stream, nextOffset: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { nextOffset } = await db
        .selectFrom("queueOffsets")
        .select("nextOffset")
        .where("sourceId", "=", sourceId)
        .where("stream", "=", stream)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (end <= BigInt(nextOffset)) return;
      for (const batch of plan(BigInt(nextOffset))) await insertBatchRow(db, sourceId, batch, now, stream);
      await db
        .updateTable("queueOffsets")
        .set({ nextOffset: Number(end) })
        .where("sourceId", "=", sourceId)
        .where("stream", "=", stream)
        .execute();
    });
  }

  /** Begins anew with a partition that ends before what was received of it: its topic was made again. */
  async restartStream(sourceId: string, stream: string, end: bigint): Promise<void> {
    await this.#db
      .deleteFrom("queueOffsets")
      .where("sourceId", "=", sourceId)
      .where("stream", "=", stream)
      .where("nextOffset", ">", Number(end))
      .execute();
  }

  /**
   * Keeps where partitions end, of which something was received before. An end that is not reached yet is awaited since it
   * was first seen: since then at least the partition's oldest message waits.
   */
  async noteEnds(sourceId: string, ends: readonly PartitionEnd[], now: Date): Promise<void> {
    const rows = ends.map(({ stream, offset }) => ({ stream, offset: Number(offset) }));
    await inTransaction(this.#db, async (db) => {
      await sql`
        UPDATE queue_offsets o SET end_offset = n."offset",
          awaited_end = CASE WHEN next_offset < awaited_end THEN awaited_end ELSE n."offset" END,
          awaited_since = CASE WHEN next_offset < awaited_end THEN awaited_since ELSE ${now} END
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb) AS n (stream text, "offset" bigint)
        WHERE o.source_id = ${sourceId} AND o.stream = n.stream`.execute(db);
      await sql`
        UPDATE queues SET waiting = (
          SELECT sum(greatest(end_offset - next_offset, 0)) FROM queue_offsets
          WHERE source_id = ${sourceId} AND end_offset IS NOT NULL)
        WHERE source_id = ${sourceId}`.execute(db);
    });
  }

  /** How far the group is behind the ends of topics, as far as they are known. */
  async listLags(sourceId: string): Promise<TopicLag[]> {
    const { rows } = await sql<TopicLag>`
      SELECT split_part(stream, '/', 1) AS topic, count(*) AS partitions,
        sum(greatest(end_offset - next_offset, 0))::bigint AS messages
      FROM queue_offsets WHERE source_id = ${sourceId} AND end_offset IS NOT NULL
      GROUP BY topic ORDER BY topic`.execute(this.#db);
    return rows;
  }

  /** Returns the oldest batch whose events are not durable yet. */
  async nextBatch(sourceId: string, stream = ""): Promise<HeldBatch | undefined> {
    const row = await this.#db
      .selectFrom("queueBatches")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .where("stream", "=", stream)
      .where("state", "=", "WAITING")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    return row && asBatch(row);
  }

  /** Forgets a batch whose events are durable; its messages stay known. */
  async markDone(id: number): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await db.updateTable("queueMessages").set({ batchId: null }).where("batchId", "=", id).execute();
      await db.deleteFrom("queueBatches").where("id", "=", id).execute();
    });
  }

  async markFailed(id: number, reason: string): Promise<void> {
    await this.#db
      .updateTable("queueBatches")
      .set({ state: "FAILED", reason: String(storableText(reason)) })
      .where("id", "=", id)
      .execute();
  }

  async counts(sourceId: string): Promise<QueueCounts> {
    const rows = await this.#db
      .selectFrom("queueBatches")
      .select(["state", (row) => row.fn.sum<number>("messages").as("messages")])
      .select(sql<number | null>`sum(messages) FILTER (WHERE octet_length(content) > 0)`.as("readable"))
      .where("sourceId", "=", sourceId)
      .groupBy("state")
      .execute();
    const of = (state: string) => rows.find((row) => row.state === state);
    const failed = of("FAILED");
    return {
      inFlight: Number(of("WAITING")?.messages ?? 0),
      failed: Number(failed?.messages ?? 0),
      retryable: Number(failed?.readable ?? 0),
    };
  }

  /** How many messages failed that came since then and are still failed, by source id. */
  async countFailed(sourceIds: readonly string[], since: Date): Promise<Map<string, number>> {
    const { rows } = await sql<{ sourceId: string; failed: number }>`
      SELECT source_id AS "sourceId", sum(messages)::bigint AS failed FROM queue_batches
      WHERE source_id = ANY(${[...sourceIds]}::text[]) AND state = 'FAILED' AND received_at > ${since}
      GROUP BY source_id`.execute(this.#db);
    return new Map(rows.map(({ sourceId, failed }) => [sourceId, failed]));
  }

  /** Messages that cannot be read, the newest first. @throws cursorInvalid */
  async pageFailed(sourceId: string, { pageSize, cursor }: PageRequest): Promise<Page<FailedMessage>> {
    let query = this.#db
      .selectFrom("queueBatches")
      .select(["id", "messageId", "messages", "reason", "receivedAt"])
      .select(sql<number>`octet_length(content)`.as("bytes"))
      .where("sourceId", "=", sourceId)
      .where("state", "=", "FAILED");
    const column = { name: "id", type: "bigint" } as const;
    if (cursor !== undefined) query = query.where(isBehind(decodeCursor("id", cursor), column, "descending"));
    const rows = await query
      .orderBy("id", "desc")
      .limit(pageSize + 1)
      .execute();
    const asFailed = ({ reason, ...row }: (typeof rows)[number]) => ({ ...row, reason: reason ?? undefined });
    return toPage(rows, pageSize, "id", ({ id }) => ({ value: id, id: String(id) }), asFailed);
  }

  /**
   * Reads failed messages again as the source reads now, all of them where none is named, and returns how many. Those
   * without content stay as they are.
   */
  async retry(sourceId: string, ids: readonly number[] | undefined, now: Date): Promise<number> {
    return inTransaction(this.#db, async (db) => {
      const isChosen = ids === undefined ? sql`true` : sql`b.id = ANY(${[...ids]}::bigint[])`;
      const { rows } = await sql<{ messages: number }>`
        UPDATE queue_batches b
        SET state = 'WAITING', stream = '', reason = NULL, stream_type = s.stream_type, stream_options = s.stream_options
        FROM sources s WHERE s.id = b.source_id AND b.source_id = ${sourceId} AND b.state = 'FAILED' AND octet_length(b.content) > 0
          AND ${isChosen}
        RETURNING b.messages`.execute(db);
      if (rows.length > 0)
        await db.updateTable("queues").set({ nextPollAt: now }).where("sourceId", "=", sourceId).execute();
      return rows.reduce((sum, { messages }) => sum + messages, 0);
    });
  }

  /** Deletes failed messages for good, all of the source where none is named, and returns how many. */
  async dismiss(sourceId: string, ids: readonly number[] | undefined): Promise<number> {
    return inTransaction(this.#db, async (db) => {
      let failed = db
        .selectFrom("queueBatches")
        .select(["id", "messages"])
        .where("sourceId", "=", sourceId)
        .where("state", "=", "FAILED")
        .forUpdate();
      if (ids !== undefined) failed = failed.where("id", "in", [...ids, -1]);
      const rows = await failed.execute();
      const found = [...rows.map(({ id }) => id), -1];
      await db.updateTable("queueMessages").set({ batchId: null }).where("batchId", "in", found).execute();
      await db.deleteFrom("queueBatches").where("id", "in", found).execute();
      return rows.reduce((sum, { messages }) => sum + messages, 0);
    });
  }

  /** Forgets messages that their queue does not retain any more. */
  async forget(now: Date): Promise<void> {
    for (const [kind, days] of Object.entries(queueMessagesKeptDays)) {
      const before = new Date(now.getTime() - days * dayMs);
      await sql`
        DELETE FROM queue_messages m USING queues q
        WHERE q.source_id = m.source_id AND q.settings ->> 'kind' = ${kind}
          AND m.batch_id IS NULL AND m.received_at < ${before}`.execute(this.#db);
    }
  }

  #ofHolder(sourceId: string, holder: string) {
    return this.#db.updateTable("queues").where("sourceId", "=", sourceId).where("holder", "=", holder);
  }
}

async function insertBatch(db: Db, sourceId: string, batch: QueueBatch, now: Date): Promise<void> {
  const id = await insertBatchRow(db, sourceId, batch, now);
  const { rows } = await sql`
    INSERT INTO queue_messages (source_id, message_id, batch_id, received_at)
    SELECT ${sourceId}, unnest(${[...batch.ids]}::text[]), ${id}, ${now}
    ON CONFLICT (source_id, message_id) DO NOTHING RETURNING message_id`.execute(db);
  if (rows.length !== batch.ids.length) throw queueTakenOver();
}

async function insertBatchRow(
  db: Db,
  sourceId: string,
  { ids, messages = ids.length, content, streamType, streamOptions, reason }: QueueBatch,
  now: Date,
  stream = "",
): Promise<number> {
  const { id } = await db
    .insertInto("queueBatches")
    .values({
      sourceId,
      stream,
      messageId: ids[0] ?? "",
      messages,
      token: tokenOf(sourceId, ids, now),
      content: Buffer.from(content),
      streamType,
      streamOptions: storableJson(streamOptions),
      state: reason === undefined ? "WAITING" : "FAILED",
      reason: reason === undefined ? null : String(storableText(reason)),
      receivedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A message that comes again after its id was forgotten is another one: the time tells the two apart. */
function tokenOf(sourceId: string, ids: readonly string[], now: Date): string {
  return createHash("sha256")
    .update(`queue ${JSON.stringify([sourceId, ids, now])}`)
    .digest("hex");
}

function needsSecret(settings: QueueSettings): boolean {
  if (isStream(settings)) return settings.mechanism !== undefined;
  return settings.kind === "GcpPubSub" || settings.accessKeyId !== undefined;
}

type QueueRow = Pick<Selectable<QueuesTable>, (typeof queueColumns)[number]>;

function asQueue({ problem, problemKind, lastPollAt, waiting, ...row }: QueueRow): Queue {
  return {
    ...row,
    problem: problem ?? undefined,
    problemKind: problemKind ?? undefined,
    lastPollAt: lastPollAt ?? undefined,
    waiting: waiting ?? undefined,
  };
}

function asBatch({ reason, ...row }: Selectable<QueueBatchesTable>): HeldBatch {
  return { ...row, reason: reason ?? undefined };
}
