import type { ActorReference } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { storableJson } from "../database/storable.ts";
import type {} from "./pullers-table.ts";

/** A definition of a log puller that somebody wrote. */
export interface StoredPuller {
  readonly provider: string;
  readonly text: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: ActorReference;
}

export class PullerRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** By provider. */
  list(): Promise<StoredPuller[]> {
    return this.#db.selectFrom("pullers").selectAll().orderBy("provider").execute();
  }

  find(provider: string): Promise<StoredPuller | undefined> {
    return this.#db.selectFrom("pullers").selectAll().where("provider", "=", provider).executeTakeFirst();
  }

  async count(): Promise<number> {
    const { count } = await this.#db
      .selectFrom("pullers")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Creates a definition at revision 0, else changes it. @throws revisionConflict where it is no longer as it was at `revision` */
  async save(
    { provider, text, revision }: Pick<StoredPuller, "provider" | "text" | "revision">,
    by: ActorReference,
    now: Date,
  ): Promise<StoredPuller> {
    const change = { text, revision: revision + 1, updatedAt: now, updatedBy: storableJson(by) };
    const row =
      revision === 0
        ? await this.#db
            .insertInto("pullers")
            .values({ provider, ...change, createdAt: now })
            .onConflict((conflict) => conflict.column("provider").doNothing())
            .returningAll()
            .executeTakeFirst()
        : await this.#db
            .updateTable("pullers")
            .set(change)
            .where("provider", "=", provider)
            .where("revision", "=", revision)
            .returningAll()
            .executeTakeFirst();
    if (!row) throw revisionConflict("log puller");
    return row;
  }

  /** @throws revisionConflict where it is no longer as it was at `revision` */
  async delete(provider: string, revision: number): Promise<void> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("pullers")
      .where("provider", "=", provider)
      .where("revision", "=", revision)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw revisionConflict("log puller");
  }

  /** Waits for others who change this provider or make sources from it, until the transaction ends. */
  async lock(provider: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`puller ${provider}`}, 0))`.execute(this.#db);
  }

  /** Returns the ids of the sources that pull by this definition. */
  async listSourceIds(provider: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("pulls")
      .select("sourceId")
      .where(sql<boolean>`settings ->> 'provider' = ${provider}`)
      .orderBy("sourceId")
      .execute();
    return rows.map(({ sourceId }) => sourceId);
  }
}
