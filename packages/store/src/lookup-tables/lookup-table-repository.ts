import {
  type ActorReference,
  type LookupFile,
  type LookupTable,
  lookupTableNameTaken,
  lookupTableNotFound,
  type StoredLookupTable,
} from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { cutIntoPieces } from "../database/cut-into-pieces.ts";
import { revisionConflict } from "../database/errors.ts";
import { violates } from "../database/failures.ts";
import { inTransaction } from "../database/transaction.ts";
import { asLookupTable, byColumn, definitionColumns, fileColumn } from "./lookup-table-rows.ts";

/** What became of a table that was put. */
export interface PutLookupTable {
  readonly table: StoredLookupTable;
  readonly change: "NEW" | "MODIFIED" | "NONE";
}

/** Lookup tables: their definitions, and the files of rows that people uploaded for them. */
export class LookupTableRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** By name. */
  async all(): Promise<StoredLookupTable[]> {
    return (await this.#db.selectFrom("lookupTables").selectAll().orderBy("name").execute()).map(asLookupTable);
  }

  async get(id: string): Promise<StoredLookupTable | undefined> {
    const row = await this.#db.selectFrom("lookupTables").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asLookupTable(row);
  }

  async getByName(name: string): Promise<StoredLookupTable | undefined> {
    const row = await this.#db.selectFrom("lookupTables").selectAll().where("name", "=", name).executeTakeFirst();
    return row && asLookupTable(row);
  }

  /** @throws lookupTableNameTaken */
  async create(
    table: LookupTable,
    by: ActorReference | undefined,
    now: Date,
    managed = false,
  ): Promise<StoredLookupTable> {
    const made = { createdAt: now, createdBy: byColumn(by), lastModified: now, lastModifiedBy: byColumn(by) };
    const row = { ...definitionColumns(table), ...made, id: this.#newId(), managed, file: null, revision: 1 };
    return this.#named(table.name, async () =>
      asLookupTable(await this.#db.insertInto("lookupTables").values(row).returningAll().executeTakeFirstOrThrow()),
    );
  }

  /** The file stays. @throws lookupTableNotFound, revisionConflict, lookupTableNameTaken */
  async update(
    id: string,
    revision: number,
    table: LookupTable,
    by: ActorReference | undefined,
    now: Date,
  ): Promise<StoredLookupTable> {
    const row = await this.#named(table.name, () =>
      this.#db
        .updateTable("lookupTables")
        .set({
          ...definitionColumns(table),
          revision: revision + 1,
          lastModified: now,
          lastModifiedBy: byColumn(by),
        })
        .where("id", "=", id)
        .where("revision", "=", revision)
        .returningAll()
        .executeTakeFirst(),
    );
    if (row) return asLookupTable(row);
    throw (await this.get(id)) ? revisionConflict("lookup table") : lookupTableNotFound(id);
  }

  /** Creates the table or replaces the definition of the one with its name; the file stays. @throws lookupTableNameTaken */
  async put(table: LookupTable, by: ActorReference | undefined, now: Date, managed = false): Promise<PutLookupTable> {
    return inTransaction(this.#db, async (db) => {
      const tables = new LookupTableRepository(db, this.#newId);
      const { name } = table;
      const row = await db
        .selectFrom("lookupTables")
        .selectAll()
        .where("name", "=", name)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return { table: await tables.create(table, by, now, managed), change: "NEW" };
      if (row.contentHash.equals(definitionColumns(table).contentHash)) {
        return { table: asLookupTable(row), change: "NONE" };
      }
      return { table: await tables.update(row.id, row.revision, table, by, now), change: "MODIFIED" };
    });
  }

  /** Replaces the table's file. @throws lookupTableNotFound */
  async putFile(
    id: string,
    file: LookupFile,
    bytes: Uint8Array,
    by: ActorReference | undefined,
  ): Promise<StoredLookupTable> {
    return inTransaction(this.#db, async (db) => {
      const row = await db
        .updateTable("lookupTables")
        .set({
          file: fileColumn(file),
          revision: sql`revision + 1`,
          lastModified: file.uploadedAt,
          lastModifiedBy: byColumn(by),
        })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw lookupTableNotFound(id);
      await db.deleteFrom("lookupFilePieces").where("tableId", "=", id).execute();
      for (const piece of cutIntoPieces(bytes))
        await db
          .insertInto("lookupFilePieces")
          .values({ tableId: id, ...piece })
          .execute();
      return asLookupTable(row);
    });
  }

  /** The table's file as it was uploaded; empty without one. */
  async fileBytes(id: string): Promise<Buffer> {
    const pieces = await this.#db
      .selectFrom("lookupFilePieces")
      .select("bytes")
      .where("tableId", "=", id)
      .orderBy("number")
      .execute();
    return Buffer.concat(pieces.map(({ bytes }) => bytes));
  }

  /** Whether it was there. */
  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("lookupTables").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #named<T>(name: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      const isTaken =
        violates(error, "lookup_tables_name_unique") || violates(error, "lookup_tables_lake_table_unique");
      throw isTaken ? lookupTableNameTaken(name) : error;
    }
  }
}
