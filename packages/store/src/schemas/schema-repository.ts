import { type Selectable, sql } from "kysely";
import { containsText } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { sha256 } from "../database/hash.ts";
import { noSync, type SyncReport } from "../database/sync-report.ts";
import { inTransaction } from "../database/transaction.ts";
import { schemaManaged, schemaNameTaken, schemaNotFound } from "./errors.ts";
import type { SchemasTable } from "./schemas-table.ts";

export interface StoredSchema {
  /** The log type. */
  readonly name: string;
  /** YAML; of a schema that comes with Pharos with its extension at the end. */
  readonly spec: string;
  readonly description: string;
  readonly referenceURL: string;
  /** Grows with every change of the content. */
  readonly revision: number;
  /** Comes with Pharos. */
  readonly managed: boolean;
  readonly archived: boolean;
  /** Keys that it does not name are kept, and proposed as fields. */
  readonly fieldDiscoveryEnabled: boolean;
  /** The fields that Pharos saw and nobody took over yet, as YAML; empty without any. */
  readonly discoveredSpec: string;
  /** What this installation adds to a schema that comes with Pharos, as YAML; empty without. */
  readonly extension: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
export type SchemaContent = Pick<StoredSchema, "name" | "spec" | "description" | "referenceURL"> &
  Partial<Pick<StoredSchema, "fieldDiscoveryEnabled">>;

/** A schema as it once was. */
export interface SchemaRevision {
  readonly revision: number;
  readonly spec: string;
  readonly changedBy: string;
  readonly at: Date;
}
export interface SchemaFilter {
  readonly nameContains?: string;
  readonly archived?: boolean;
  readonly managed?: boolean;
}

export class SchemaRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A schema of the user's own. @throws schemaNameTaken, also for a name that differs in capitals only */
  async create(content: SchemaContent, changedBy: string, now: Date): Promise<StoredSchema> {
    return inTransaction(this.#db, async (db) => {
      const row = { ...columns(content), revision: 1, managed: false, createdAt: now, updatedAt: now };
      const created = await db
        .insertInto("schemas")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!created) throw schemaNameTaken(content.name);
      return remembered(db, asSchema(created), changedBy);
    });
  }

  /** @throws schemaNotFound, schemaManaged, revisionConflict */
  async update(content: SchemaContent, revision: number, changedBy: string, now: Date): Promise<StoredSchema> {
    return inTransaction(this.#db, async (db) => {
      const row = await db
        .updateTable("schemas")
        .set({ ...columns(content), revision: revision + 1, updatedAt: now })
        .where("name", "=", content.name)
        .where("revision", "=", revision)
        .where("managed", "=", false)
        .returningAll()
        .executeTakeFirst();
      if (row) return remembered(db, asSchema(row), changedBy);
      const stored = await this.get(content.name);
      if (!stored) throw schemaNotFound(content.name);
      throw stored.managed ? schemaManaged(content.name) : revisionConflict("schema");
    });
  }

  /** The fields that events have beyond the spec, as YAML. @throws schemaNotFound */
  async setDiscovered(name: string, discoveredSpec: string): Promise<StoredSchema> {
    const row = await this.#db
      .updateTable("schemas")
      .set({ discoveredSpec })
      .where("name", "=", name)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw schemaNotFound(name);
    return asSchema(row);
  }

  /**
   * Replaces what this installation adds to a schema that comes with Pharos.
   * @throws schemaNotFound, revisionConflict, also for a schema of one's own, which is changed itself
   */
  async extend(
    name: string,
    { extension, fieldDiscoveryEnabled }: Pick<StoredSchema, "extension" | "fieldDiscoveryEnabled">,
    revision: number,
    now: Date,
  ): Promise<StoredSchema> {
    const row = await this.#db
      .updateTable("schemas")
      .set({ extension, fieldDiscoveryEnabled, revision: revision + 1, updatedAt: now })
      .where("name", "=", name)
      .where("revision", "=", revision)
      .where("managed", "=", true)
      .returningAll()
      .executeTakeFirst();
    if (row) return asSchema(row);
    throw (await this.get(name)) ? revisionConflict("schema") : schemaNotFound(name);
  }

  /** The newest first; none of a schema that comes with Pharos. */
  async revisions(name: string): Promise<SchemaRevision[]> {
    return this.#db
      .selectFrom("schemaRevisions")
      .select(["revision", "spec", "changedBy", "at"])
      .where("name", "=", name)
      .orderBy("revision", "desc")
      .execute();
  }

  /** In any capitals: the names of two log types never differ by them alone. */
  async findByName(name: string): Promise<StoredSchema | undefined> {
    const row = await this.#db
      .selectFrom("schemas")
      .selectAll()
      .where(sql`lower(name)`, "=", name.toLowerCase())
      .executeTakeFirst();
    return row && asSchema(row);
  }

  /** @throws schemaNotFound */
  async setArchived(name: string, archived: boolean, now: Date): Promise<StoredSchema> {
    const row = await this.#db
      .updateTable("schemas")
      .set({ archived, updatedAt: now })
      .where("name", "=", name)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw schemaNotFound(name);
    return asSchema(row);
  }

  async get(name: string): Promise<StoredSchema | undefined> {
    const row = await this.#db.selectFrom("schemas").selectAll().where("name", "=", name).executeTakeFirst();
    return row && asSchema(row);
  }

  async getMany(names: readonly string[]): Promise<StoredSchema[]> {
    if (names.length === 0) return [];
    const rows = this.#db.selectFrom("schemas").selectAll().where("name", "in", names).orderBy("name");
    return (await rows.execute()).map(asSchema);
  }

  /** By name. */
  async list(filter: SchemaFilter = {}): Promise<StoredSchema[]> {
    let query = this.#db.selectFrom("schemas").selectAll();
    if (filter.nameContains) query = query.where(containsText("name", filter.nameContains));
    if (filter.archived !== undefined) query = query.where("archived", "=", filter.archived);
    if (filter.managed !== undefined) query = query.where("managed", "=", filter.managed);
    return (await query.orderBy(sql`lower(name)`).execute()).map(asSchema);
  }

  /** Whose events are in these tables of the lake. */
  async listOfTables(tables: readonly string[]): Promise<StoredSchema[]> {
    if (tables.length === 0) return [];
    const table = sql<string>`lower(translate(name, '.-', '__'))`;
    return (await this.#db.selectFrom("schemas").selectAll().where(table, "in", tables).execute()).map(asSchema);
  }

  /** Of every schema, archived ones too: their events are still there. */
  async names(): Promise<string[]> {
    return (await this.#db.selectFrom("schemas").select("name").orderBy("name").execute()).map(({ name }) => name);
  }

  /** Stores the schemas that come with this version of Pharos. One that no longer does is archived: its data stays. */
  async syncManaged(shipped: readonly SchemaContent[], now: Date): Promise<SyncReport> {
    if (shipped.length === 0) return noSync;
    return inTransaction(this.#db, async (db) => {
      await sql`LOCK TABLE schemas IN SHARE ROW EXCLUSIVE MODE`.execute(db);
      const stored = await db.selectFrom("schemas").select(["name", "contentHash", "managed", "archived"]).execute();
      const known = new Map(stored.map((row) => [row.name, row]));
      const added = shipped.filter(({ name }) => !known.has(name));
      const updated = shipped.filter((content) => {
        const row = known.get(content.name);
        return row && !(row.managed && row.contentHash.equals(contentHash(content)));
      });
      for (const content of [...added, ...updated]) await upsertManaged(db, content, now);
      const names = new Set(shipped.map(({ name }) => name));
      const removed = stored.filter((row) => row.managed && !row.archived && !names.has(row.name));
      for (const { name } of removed) await new SchemaRepository(db).setArchived(name, true, now);
      return report(added, updated, removed);
    });
  }
}

async function upsertManaged(db: Db, content: SchemaContent, now: Date): Promise<void> {
  const row = { ...columns(content), managed: true, updatedAt: now };
  await db
    .insertInto("schemas")
    .values({ ...row, revision: 1, createdAt: now })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({
        ...row,
        archived: false,
        // Somebody may have turned it on by an extension.
        fieldDiscoveryEnabled: sql`${row.fieldDiscoveryEnabled} OR schemas.extension <> '' AND schemas.field_discovery_enabled`,
        revision: sql`schemas.revision + 1`,
      }),
    )
    .execute();
}

function report(...[added, updated, removed]: readonly (readonly { readonly name: string }[])[]): SyncReport {
  const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);
  return { added: names(added), updated: names(updated), removed: names(removed) };
}

function contentHash({ spec, description, referenceURL, fieldDiscoveryEnabled }: SchemaContent): Buffer {
  return sha256(spec, description, referenceURL, String(fieldDiscoveryEnabled ?? false));
}

async function remembered(db: Db, schema: StoredSchema, changedBy: string): Promise<StoredSchema> {
  const { name, revision, spec, updatedAt: at } = schema;
  await db.insertInto("schemaRevisions").values({ name, revision, spec, changedBy, at }).execute();
  return schema;
}

function columns(content: SchemaContent) {
  const { name, spec, description, referenceURL, fieldDiscoveryEnabled = false } = content;
  return {
    name,
    spec,
    description,
    referenceUrl: referenceURL,
    fieldDiscoveryEnabled,
    contentHash: contentHash(content),
  };
}

function asSchema({ contentHash: _, referenceUrl, ...row }: Selectable<SchemasTable>): StoredSchema {
  const spec = row.extension === "" ? row.spec : `${row.spec.trimEnd()}\n${row.extension}`;
  return { ...row, spec, referenceURL: referenceUrl };
}
