import type { Db } from "../database/connect.ts";

/** A schema that somebody is still writing for a source. */
export interface SchemaDraft {
  readonly sourceId: string;
  /** The log type to come. */
  readonly name: string;
  readonly spec: string;
  readonly changedBy: string;
  readonly updatedAt: Date;
}

export class SchemaDraftRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Replaces the source's draft of the same name. */
  async save(draft: SchemaDraft): Promise<void> {
    await this.#db
      .insertInto("schemaDrafts")
      .values(draft)
      .onConflict((conflict) => conflict.columns(["sourceId", "name"]).doUpdateSet(draft))
      .execute();
  }

  async get(sourceId: string, name: string): Promise<SchemaDraft | undefined> {
    return this.#db
      .selectFrom("schemaDrafts")
      .selectAll()
      .where("sourceId", "=", sourceId)
      .where("name", "=", name)
      .executeTakeFirst();
  }

  /** By name. */
  async list(sourceId: string): Promise<SchemaDraft[]> {
    return this.#db.selectFrom("schemaDrafts").selectAll().where("sourceId", "=", sourceId).orderBy("name").execute();
  }

  /** Whether there was one to delete. */
  async delete(sourceId: string, name: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("schemaDrafts")
      .where("sourceId", "=", sourceId)
      .where("name", "=", name)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
