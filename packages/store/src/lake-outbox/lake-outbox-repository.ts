import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { mayWriteLake } from "./lake-hold.ts";
import { type PackedRows, packLines, unpackLines } from "./packed-rows.ts";

/** Rows for a table of the lake. */
export interface OutboxEntry extends PackedRows {
  readonly database: string;
  readonly table: string;
}

/** What waits for a table and belongs to no block yet. */
export interface WaitingTable {
  readonly database: string;
  readonly table: string;
  readonly bytes: number;
}

/** Rows that go into the lake with one insert. */
export interface LakeBlock {
  /** A UUID: the token of the insert. */
  readonly id: string;
  readonly database: string;
  readonly table: string;
}

export interface BlockToTake extends LakeBlock {
  readonly bytesMax: number;
  /** Who inserts it. */
  readonly instanceId: string;
}

export interface BlockPart {
  readonly id: string;
  readonly lines: Buffer;
}

/** A row that the lake will not have. */
export interface RefusedRow {
  readonly database: string;
  readonly table: string;
  readonly line: string;
  readonly refusal: string;
  readonly addedAt: Date;
}

/** How many rows of a table the lake will not have, and why, as the first of them says. */
export interface RefusedRows {
  readonly database: string;
  readonly table: string;
  readonly rows: number;
  readonly refusal: string;
}

/** How many entries a block is chosen from; more would only make the choice slow. */
const entriesMax = 5_000;

/** Rows that were acknowledged and are not in the lake yet. */
export class LakeOutboxRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Part of the transaction that acknowledges them. */
  async add(entries: readonly OutboxEntry[], now: Date): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map(({ database, table, bytes, body }) => ({
      databaseName: database,
      tableName: table,
      bytes,
      body,
      addedAt: now,
    }));
    await this.#db.insertInto("lakeOutbox").values(rows).execute();
  }

  async waiting(): Promise<WaitingTable[]> {
    const rows = await this.#db
      .selectFrom("lakeOutbox")
      .select(["databaseName as database", "tableName as table", (eb) => eb.fn.sum<string>("bytes").as("bytes")])
      .where("blockId", "is", null)
      .where("refusal", "is", null)
      .groupBy(["databaseName", "tableName"])
      .orderBy("databaseName")
      .orderBy("tableName")
      .execute();
    return rows.map(({ bytes, ...table }) => ({ ...table, bytes: Number(bytes) }));
  }

  /**
   * Makes a block of the oldest entries of its table, at least one and at most `bytesMax`; `none` where none waits. From
   * then on these entries go together, and under this id. `held` while a backup holds the lake.
   */
  async take(
    { id, database, table, bytesMax, instanceId }: BlockToTake,
    now: Date,
  ): Promise<"taken" | "none" | "held"> {
    return inTransaction(this.#db, async (db) => {
      if (!(await mayWriteLake(db))) return "held";
      const { numAffectedRows } = await sql`
        WITH waiting AS (
          SELECT id, bytes FROM lake_outbox
          WHERE block_id IS NULL AND refusal IS NULL AND database_name = ${database} AND table_name = ${table}
          ORDER BY id LIMIT ${entriesMax} FOR UPDATE SKIP LOCKED
        ), counted AS (
          SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS so_far FROM waiting
        )
        UPDATE lake_outbox SET block_id = ${id} FROM counted
        WHERE lake_outbox.id = counted.id AND (so_far <= ${bytesMax} OR so_far = counted.bytes)`.execute(db);
      if (!numAffectedRows) return "none";
      const block = { id, databaseName: database, tableName: table, instanceId, takenAt: now };
      await db.insertInto("lakeBlocks").values(block).execute();
      return "taken";
    });
  }

  /** Blocks that were taken before a time, or given back; the oldest first. */
  async abandoned(before: Date): Promise<LakeBlock[]> {
    return this.#db
      .selectFrom("lakeBlocks")
      .select(["id", "databaseName as database", "tableName as table"])
      .where("takenAt", "<", before)
      .orderBy("id")
      .execute();
  }

  /** Takes over a block that was abandoned; false where another was faster, or a backup holds the lake. */
  async adopt(id: string, before: Date, instanceId: string, now: Date): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      if (!(await mayWriteLake(db))) return false;
      const { numUpdatedRows } = await db
        .updateTable("lakeBlocks")
        .set({ instanceId, takenAt: now })
        .where("id", "=", id)
        .where("takenAt", "<", before)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** Gives back a block that was not finished, or all of an instance: whoever comes first adopts them. */
  async giveBack(of: { readonly id: string } | { readonly instanceId: string }): Promise<void> {
    const [column, value] = "id" in of ? (["id", of.id] as const) : (["instanceId", of.instanceId] as const);
    await this.#db
      .updateTable("lakeBlocks")
      .set({ takenAt: new Date(0) })
      .where(column, "=", value)
      .execute();
  }

  /** Every block that is not finished, whoever has it. */
  async unfinished(): Promise<LakeBlock[]> {
    return this.#db
      .selectFrom("lakeBlocks")
      .select(["id", "databaseName as database", "tableName as table"])
      .orderBy("id")
      .execute();
  }

  /** JSON lines; always the same, in the same order. Empty once the block is finished. */
  async read(blockId: string): Promise<Buffer[]> {
    const rows = await this.#db
      .selectFrom("lakeOutbox")
      .select("body")
      .where("blockId", "=", blockId)
      .orderBy(sql`lake_outbox.id`)
      .execute();
    return Promise.all(rows.map(({ body }) => unpackLines(body)));
  }

  /** Its rows are in the lake. */
  async finish(blockId: string): Promise<void> {
    await inTransaction(this.#db, (db) => removeBlock(db, blockId));
  }

  /** Its rows are surely not in the lake: they go as several blocks instead, whose ids are given here. */
  async split(block: LakeBlock, parts: readonly BlockPart[], instanceId: string, now: Date): Promise<void> {
    const packed = await Promise.all(parts.map(async ({ id, lines }) => ({ id, ...(await packLines(lines)) })));
    const of = { databaseName: block.database, tableName: block.table };
    await inTransaction(this.#db, async (db) => {
      const addedAt = await removeBlock(db, block.id);
      if (addedAt === undefined) return;
      const entries = packed.map(({ id: blockId, body, bytes }) => ({ ...of, bytes, body, addedAt, blockId }));
      await db.insertInto("lakeOutbox").values(entries).execute();
      const blocks = parts.map((part) => ({ ...of, id: part.id, instanceId, takenAt: now }));
      await db.insertInto("lakeBlocks").values(blocks).execute();
    });
  }

  /** The lake will not have what it holds, a single line: it is kept, with the reason, and not sent again. */
  async refuse(block: LakeBlock, refusal: string): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await db.updateTable("lakeOutbox").set({ blockId: null, refusal }).where("blockId", "=", block.id).execute();
      await db.deleteFrom("lakeBlocks").where("id", "=", block.id).execute();
    });
  }

  /** The oldest first. */
  async refused(limit: number): Promise<RefusedRow[]> {
    const rows = await this.#db
      .selectFrom("lakeOutbox")
      .select(["databaseName", "tableName", "body", "refusal", "addedAt"])
      .where("refusal", "is not", null)
      .orderBy(sql`lake_outbox.id`)
      .limit(limit)
      .execute();
    return Promise.all(
      rows.map(async ({ databaseName: database, tableName: table, body, refusal, addedAt }) => {
        const line = (await unpackLines(body)).toString().trimEnd();
        return { database, table, line, refusal: refusal ?? "", addedAt };
      }),
    );
  }

  async refusedByTable(): Promise<RefusedRows[]> {
    const rows = await this.#db
      .selectFrom("lakeOutbox")
      .select(["databaseName as database", "tableName as table"])
      .select((eb) => [eb.fn.countAll<string>().as("rows"), eb.fn.min<string>("refusal").as("refusal")])
      .where("refusal", "is not", null)
      .groupBy(["databaseName", "tableName"])
      .orderBy("databaseName")
      .orderBy("tableName")
      .execute();
    return rows.map(({ rows: count, ...row }) => ({ ...row, rows: Number(count) }));
  }

  /** Lets the oldest rows that were refused wait again: what was wrong may be mended since. */
  async retryRefused(limit: number): Promise<void> {
    await sql`UPDATE lake_outbox SET refusal = NULL WHERE id IN (
      SELECT id FROM lake_outbox WHERE refusal IS NOT NULL ORDER BY id LIMIT ${limit})`.execute(this.#db);
  }

  /** The latest entry so far; "0" for none. */
  async lastId(): Promise<string> {
    const row = await this.#db
      .selectFrom("lakeOutbox")
      .select((eb) => eb.fn.max<string | null>("id").as("id"))
      .executeTakeFirst();
    return row?.id ?? "0";
  }

  /** Whether entries up to this one are still on their way. */
  async hasUpTo(id: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("lakeOutbox")
      .select("id")
      .where(sql<SqlBool>`id <= ${id}::bigint AND refusal IS NULL`)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** When its first rows came; undefined where somebody else removed it before. */
async function removeBlock(db: Db, id: string): Promise<Date | undefined> {
  const rows = await db.deleteFrom("lakeOutbox").where("blockId", "=", id).returning("addedAt").execute();
  await db.deleteFrom("lakeBlocks").where("id", "=", id).execute();
  return rows[0]?.addedAt;
}
