import type { QueryColumn } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { packRows, type ResultRow, unpackRows } from "./result-page.ts";

/** The rows of executions, kept in pages as they come. */
export class QueryResultRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The shape of the rows, before the first of them. */
  async setColumns(queryId: string, columns: readonly QueryColumn[]): Promise<void> {
    await this.#db
      .updateTable("dataLakeQueries")
      .set({ columns: storableJson(columns) })
      .where("id", "=", queryId)
      .execute();
  }

  /**
   * @param firstRow how many rows were appended before
   * @param lines each row as JSON: an array in the order of the columns
   */
  async append(queryId: string, firstRow: number, lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    const body = await packRows(lines);
    await inTransaction(this.#db, async (db) => {
      await db.insertInto("queryResultPages").values({ queryId, firstRow, rowCount: lines.length, body }).execute();
      await db
        .updateTable("dataLakeQueries")
        .set({ rowCount: firstRow + lines.length })
        .where("id", "=", queryId)
        .execute();
    });
  }

  /** Rows from a place on, as many as there are already, at most `limit`. */
  async read(queryId: string, from: number, limit: number): Promise<ResultRow[]> {
    const pages = await this.#db
      .selectFrom("queryResultPages")
      .select(["firstRow", "body"])
      .where("queryId", "=", queryId)
      .where("firstRow", "<", from + limit)
      .where((eb) => eb(eb("firstRow", "+", eb.ref("rowCount")), ">", from))
      .orderBy("firstRow")
      .execute();
    const rows: ResultRow[] = [];
    for (const { firstRow, body } of pages) {
      const first = Math.max(0, from - firstRow);
      rows.push(...(await unpackRows(body)).slice(first, first + limit - rows.length));
    }
    return rows;
  }

  /** Every row, a page at a time. */
  async *pages(queryId: string): AsyncGenerator<ResultRow[]> {
    let firstRow = 0;
    for (;;) {
      const page = await this.#db
        .selectFrom("queryResultPages")
        .select(["rowCount", "body"])
        .where("queryId", "=", queryId)
        .where("firstRow", "=", firstRow)
        .executeTakeFirst();
      if (!page) return;
      yield await unpackRows(page.body);
      firstRow += page.rowCount;
    }
  }

  /** Forgets rows whose time is over, and what was left without an end. Returns of how many executions. */
  async expire(now: Date): Promise<number> {
    return inTransaction(this.#db, async (db) => {
      const over = db
        .selectFrom("dataLakeQueries")
        .select("id")
        .where("status", "<>", "running")
        .where((eb) => eb.or([eb("resultsUntil", "<=", now), eb("resultsUntil", "is", null)]));
      await db.deleteFrom("queryResultPages").where("queryId", "in", over).execute();
      const { numUpdatedRows } = await db
        .updateTable("dataLakeQueries")
        .set({ resultsUntil: null })
        .where("resultsUntil", "<=", now)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
  }
}
