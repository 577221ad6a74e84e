import {
  type ActorReference,
  type LookupFile,
  type LookupOrigin,
  type LookupTable,
  lookupTableNameTaken,
  lookupTableNotFound,
  type StoredLookupTable,
  secretMask,
} from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { cutIntoPieces } from "../database/cut-into-pieces.ts";
import { revisionConflict } from "../database/errors.ts";
import { violates } from "../database/failures.ts";
import { storableText } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import {
  asLookupTable,
  byColumn,
  definitionColumns,
  fileColumn,
  hashOf,
  keepCredentials,
  openCredentials,
} from "./lookup-table-rows.ts";

/** What became of a table that was put. */
export interface PutLookupTable {
  readonly table: StoredLookupTable;
  readonly change: "NEW" | "MODIFIED" | "NONE";
}

/** Lookup tables: their definitions, and the files of rows that people uploaded for them. */
export class LookupTableRepository {
  readonly #db: Db;
  readonly #newId: () => string;
  readonly #secrets: SecretBox;

  constructor(db: Db, newId: () => string, secrets: SecretBox) {
    this.#db = db;
    this.#newId = newId;
    this.#secrets = secrets;
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
    const id = this.#newId();
    const row = { ...definitionColumns(table, id, this.#secrets), ...made, id, managed, file: null, revision: 1 };
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
    const complete = await this.#withCredentials(id, table);
    const row = await this.#named(table.name, () =>
      this.#db
        .updateTable("lookupTables")
        .set({
          ...definitionColumns(complete, id, this.#secrets),
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
      const tables = new LookupTableRepository(db, this.#newId, this.#secrets);
      const { name } = table;
      const row = await db
        .selectFrom("lookupTables")
        .selectAll()
        .where("name", "=", name)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return { table: await tables.create(table, by, now, managed), change: "NEW" };
      const complete = await tables.#withCredentials(row.id, table);
      if (row.contentHash.equals(hashOf(complete, this.#secrets))) {
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
      await replacePieces(db, id, bytes);
      return asLookupTable(row);
    });
  }

  /**
   * Replaces the rows by those that were read again for the table as it was at this revision. Nobody has changed the
   * table by that. Undefined where somebody did meanwhile, so that the rows may not be its own.
   */
  async putRefreshed(
    id: string,
    revision: number,
    file: LookupFile,
    bytes: Uint8Array,
  ): Promise<StoredLookupTable | undefined> {
    return inTransaction(this.#db, async (db) => {
      const row = await db
        .updateTable("lookupTables")
        .set({ file: fileColumn(file), revision: revision + 1 })
        .where("id", "=", id)
        .where("revision", "=", revision)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return undefined;
      await replacePieces(db, id, bytes);
      return asLookupTable(row);
    });
  }

  /** Keeps how an attempt to read the rows again ended; without a problem it succeeded. */
  async noteRefresh(id: string, at: Date, problem?: string): Promise<void> {
    const ended = { refreshTriedAt: at, refreshWanted: false };
    await this.#db
      .updateTable("lookupTables")
      .set(
        problem === undefined
          ? { ...ended, refreshedAt: at, refreshFailures: 0, refreshProblem: null }
          : { ...ended, refreshFailures: sql`refresh_failures + 1`, refreshProblem: String(storableText(problem)) },
      )
      .where("id", "=", id)
      .execute();
  }

  /** Has the rows read again at the next look. @throws lookupTableNotFound */
  async wantRefresh(id: string): Promise<StoredLookupTable> {
    const row = await this.#db
      .updateTable("lookupTables")
      .set({ refreshWanted: true })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw lookupTableNotFound(id);
    return asLookupTable(row);
  }

  /** Where the rows come from, with the credentials of a bucket. @throws secretUnreadable */
  async openOrigin(id: string): Promise<LookupOrigin | undefined> {
    const row = await this.#db.selectFrom("lookupTables").select("body").where("id", "=", id).executeTakeFirst();
    return row && openCredentials(row.body.origin, id, this.#secrets);
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

  async #withCredentials(id: string, table: LookupTable): Promise<LookupTable> {
    if (table.origin.kind !== "object" || table.origin.settings.GCSCredentials !== secretMask) return table;
    const stored = await this.openOrigin(id);
    return stored ? { ...table, origin: keepCredentials(table.origin, stored) } : table;
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

async function replacePieces(db: Db, tableId: string, bytes: Uint8Array): Promise<void> {
  await db.deleteFrom("lookupFilePieces").where("tableId", "=", tableId).execute();
  for (const piece of cutIntoPieces(bytes)) {
    await db
      .insertInto("lookupFilePieces")
      .values({ tableId, ...piece })
      .execute();
  }
}
