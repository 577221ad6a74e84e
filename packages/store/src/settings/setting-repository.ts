import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";

/** Values by key. What a value looks like is known where it is used: check it when reading. */
export class SettingRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async get(key: string): Promise<unknown> {
    const row = await this.#db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
    return row?.value;
  }

  async all(): Promise<Map<string, unknown>> {
    const rows = await this.#db.selectFrom("settings").select(["key", "value"]).orderBy("key").execute();
    return new Map(rows.map(({ key, value }) => [key, value]));
  }

  async set(key: string, value: unknown, now: Date): Promise<void> {
    const row = { value: storableJson(value), updatedAt: now };
    await this.#db
      .insertInto("settings")
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }

  /** The value that is stored in the end: this one, or the one that was there before. */
  async setIfAbsent(key: string, value: unknown, now: Date): Promise<unknown> {
    await this.#db
      .insertInto("settings")
      .values({ key, value: storableJson(value), updatedAt: now })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return this.get(key);
  }

  async delete(key: string): Promise<void> {
    await this.#db.deleteFrom("settings").where("key", "=", key).execute();
  }
}
