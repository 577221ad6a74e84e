import type { GlobalHelper } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import { sha256 } from "../database/hash.ts";
import { noSync, type SyncReport } from "../database/sync-report.ts";
import { inTransaction } from "../database/transaction.ts";

/** Python modules that rules import. */
export class GlobalRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** By id. */
  async all(): Promise<GlobalHelper[]> {
    return this.#db.selectFrom("globals").select(["id", "description", "body"]).orderBy("id").execute();
  }

  async get(id: string): Promise<GlobalHelper | undefined> {
    return this.#db.selectFrom("globals").select(["id", "description", "body"]).where("id", "=", id).executeTakeFirst();
  }

  /** Creates or replaces one of the user's own. */
  async put(helper: GlobalHelper, now: Date): Promise<void> {
    await upsert(this.#db, helper, false, now);
  }

  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("globals").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Stores the modules that come with this version of Pharos and removes those that no longer do. */
  async syncManaged(shipped: readonly GlobalHelper[], now: Date): Promise<SyncReport> {
    if (shipped.length === 0) return noSync;
    return inTransaction(this.#db, async (db) => {
      const stored = await db.selectFrom("globals").select(["id", "contentHash", "managed"]).forUpdate().execute();
      const known = new Map(stored.map((row) => [row.id, row]));
      const added = shipped.filter(({ id }) => !known.has(id));
      const updated = shipped.filter(
        (helper) => known.get(helper.id)?.contentHash.equals(contentHash(helper)) === false,
      );
      for (const helper of [...added, ...updated]) await upsert(db, helper, true, now);
      const ids = new Set(shipped.map(({ id }) => id));
      const removed = stored.filter((row) => row.managed && !ids.has(row.id));
      for (const { id } of removed) await new GlobalRepository(db).delete(id);
      const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
      return { added: idsOf(added), updated: idsOf(updated), removed: idsOf(removed) };
    });
  }
}

async function upsert(db: Db, { id, description, body }: GlobalHelper, managed: boolean, now: Date): Promise<void> {
  const row = { description, body, managed, contentHash: contentHash({ id, description, body }), updatedAt: now };
  await db
    .insertInto("globals")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

function contentHash({ description, body }: GlobalHelper): Buffer {
  return sha256(description, body);
}
