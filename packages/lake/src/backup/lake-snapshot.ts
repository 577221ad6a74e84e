import { randomUUID } from "node:crypto";
import { readFilledTables } from "../catalogue/read-filled-tables.ts";
import type { TableName } from "../catalogue/table-name.ts";
import type { Engine } from "../connection/engine.ts";
import { quoteText } from "../connection/statement.ts";
import { lakeSnapshotBroken } from "../errors/errors.ts";
import { databases, lakeDatabases } from "../tables/databases.ts";
import { quoteIdentifier } from "../tables/identifier.ts";
import { qualifiedName } from "../tables/table-definition.ts";

/** Rows that the engine keeps together and never changes. */
export interface SnapshotPart {
  /** In the snapshot. */
  readonly name: string;
  /** Of its files: the same part has the same one in every snapshot. */
  readonly hash: string;
  /** Without those that were deleted. */
  readonly rows: number;
  /** Places of rows, deleted ones among them. */
  readonly extent: number;
  /** Without compression. */
  readonly bytes: number;
}

export interface SnapshotTable extends TableName {
  /** The statement that creates the table. */
  readonly definition: string;
  readonly columns: readonly string[];
  readonly parts: readonly SnapshotPart[];
}

interface PartRow extends Omit<SnapshotPart, "rows"> {
  readonly hasDeleted: number;
}

/** Rows of a part, by their place in it. */
export interface PartRange {
  readonly part: string;
  readonly from: number;
  /** The first that does not belong to it. */
  readonly to: number;
}

const prefix = "pharos_backup_";
const snapshotted = lakeDatabases.filter((database) => database !== databases.lookups);
/** Copies are never merged: their parts are what is read. It holds through restarts of the engine, unlike SYSTEM STOP MERGES. */
const unmerged = "max_bytes_to_merge_at_max_space_in_pool = 1, max_bytes_to_merge_at_min_space_in_pool = 1";
const readSettings = { max_threads: 1, max_execution_time: 120 };

/**
 * The tables of the lake as they were at one moment: empty copies of them that are given their parts, which costs no room
 * (the files are shared) and no reading. Lookup tables are not among them; Pharos fills these from its database.
 */
export class LakeSnapshot {
  readonly #engine: Engine;
  readonly #database = `${prefix}${randomUUID().replaceAll("-", "")}`;
  readonly #copies = new Map<string, TableName>();

  private constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Makes the copies, so that `take` is quick; removes what a backup that was killed has left. */
  static async prepare(engine: Engine): Promise<LakeSnapshot> {
    await dropSnapshots(engine);
    const snapshot = new LakeSnapshot(engine);
    await engine.command({ sql: `CREATE DATABASE ${snapshot.#database}` });
    await snapshot.#makeCopies();
    return snapshot;
  }

  /** Gives the copies what the tables have now. Nothing may be inserted meanwhile. */
  async take(): Promise<void> {
    for (const table of await this.#makeCopies()) {
      try {
        await this.#attach(table);
      } catch {
        // The table was given a column since its copy was made.
        await this.#copy(table);
        await this.#attach(table);
      }
    }
  }

  async tables(): Promise<SnapshotTable[]> {
    const tables: SnapshotTable[] = [];
    for (const table of this.#copies.values()) {
      const [definition] = await this.#engine.rows<{ sql: string }>({
        sql: "SELECT create_table_query AS sql FROM system.tables WHERE database = {database:String} AND name = {table:String}",
        params: { ...table },
      });
      const columns = await this.#engine.rows<{ name: string }>({
        sql: `SELECT name FROM system.columns WHERE database = {database:String} AND table = {table:String}
          AND default_kind NOT IN ('ALIAS', 'MATERIALIZED') ORDER BY position`,
        params: { database: this.#database, table: copyName(table) },
      });
      const parts = await this.#parts(table);
      if (definition === undefined || parts.length === 0) continue;
      tables.push({ ...table, definition: definition.sql, columns: columns.map(({ name }) => name), parts });
    }
    return tables;
  }

  /** In the engine's binary form. */
  async read(table: SnapshotTable, { part, from, to }: PartRange): Promise<Buffer> {
    return this.#engine.native({
      sql: `SELECT ${table.columns.map(quoteIdentifier).join(", ")} FROM ${this.#nameOf(table)}
        WHERE _part = ${quoteText(part)} AND _part_offset >= ${from} AND _part_offset < ${to}`,
      settings: readSettings,
    });
  }

  /** @throws lakeSnapshotBroken where the parts of its copy are not those that were there at first */
  async release(table: SnapshotTable): Promise<void> {
    const hashes = (parts: readonly SnapshotPart[]) => JSON.stringify(parts.map(({ hash }) => hash).sort());
    if (hashes(await this.#parts(table)) !== hashes(table.parts))
      throw lakeSnapshotBroken(`${table.database}.${table.table}`);
    await this.#engine.command({ sql: `DROP TABLE IF EXISTS ${this.#nameOf(table)} SYNC` });
  }

  async drop(): Promise<void> {
    await this.#engine.command({ sql: `DROP DATABASE IF EXISTS ${this.#database} SYNC` });
  }

  /** Of tables that have none yet; all tables. */
  async #makeCopies(): Promise<TableName[]> {
    const tables = await readFilledTables(this.#engine, snapshotted);
    for (const table of tables) if (!this.#copies.has(idOf(table))) await this.#copy(table);
    return tables;
  }

  async #copy(table: TableName): Promise<void> {
    const copy = this.#nameOf(table);
    await this.#engine.command({ sql: `DROP TABLE IF EXISTS ${copy} SYNC` });
    await this.#engine.command({ sql: `CREATE TABLE ${copy} AS ${qualifiedName(table)}` });
    await this.#engine.command({ sql: `ALTER TABLE ${copy} MODIFY SETTING ${unmerged}` });
    this.#copies.set(idOf(table), { database: table.database, table: table.table });
  }

  async #attach(table: TableName): Promise<void> {
    await this.#engine.command({
      sql: `ALTER TABLE ${this.#nameOf(table)} ATTACH PARTITION ALL FROM ${qualifiedName(table)}`,
    });
  }

  async #parts(table: TableName): Promise<SnapshotPart[]> {
    const parts = await this.#engine.rows<PartRow>({
      sql: `SELECT name, hash_of_all_files AS hash, toFloat64(rows) AS extent, has_lightweight_delete AS hasDeleted,
          toFloat64(data_uncompressed_bytes) AS bytes
        FROM system.parts WHERE active AND database = {database:String} AND table = {table:String}
        ORDER BY partition, min_block_number`,
      params: { database: this.#database, table: copyName(table) },
    });
    const counts = parts.some(({ hasDeleted }) => hasDeleted === 1) ? await this.#countByPart(table) : undefined;
    return parts.map(({ hasDeleted: _, ...part }) => ({
      ...part,
      rows: counts ? (counts.get(part.name) ?? 0) : part.extent,
    }));
  }

  async #countByPart(table: TableName): Promise<ReadonlyMap<string, number>> {
    const counts = await this.#engine.rows<{ name: string; rows: number }>({
      sql: `SELECT _part AS name, toFloat64(count()) AS rows FROM ${this.#nameOf(table)} GROUP BY _part`,
    });
    return new Map(counts.map(({ name, rows }) => [name, rows]));
  }

  #nameOf(table: TableName): string {
    return qualifiedName({ database: this.#database, table: copyName(table) });
  }
}

/** Removes every snapshot. */
export async function dropSnapshots(engine: Engine): Promise<void> {
  const left = await engine.rows<{ name: string }>({
    sql: `SELECT name FROM system.databases WHERE startsWith(name, ${quoteText(prefix)})`,
  });
  for (const { name } of left) await engine.command({ sql: `DROP DATABASE IF EXISTS ${quoteIdentifier(name)} SYNC` });
}

const idOf = ({ database, table }: TableName) => `${database}.${table}`;
const copyName = ({ database, table }: TableName) => `${database}__${table}`;
