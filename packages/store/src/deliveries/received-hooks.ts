import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** Requests of destinations that were applied. */
export class ReceivedHookRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Takes a request, in the transaction that applies it; false where it was taken before. */
  async take(destinationId: string, digest: string, now: Date): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO received_hooks (destination_id, digest, received_at) VALUES (${destinationId}, ${digest}, ${now})
      ON CONFLICT DO NOTHING RETURNING digest`.execute(this.#db);
    return rows.length > 0;
  }

  async forget(before: Date): Promise<void> {
    await sql`DELETE FROM received_hooks WHERE received_at < ${before}`.execute(this.#db);
  }
}
