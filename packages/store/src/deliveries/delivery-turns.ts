import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** A turn lies at most so many intervals ahead, so that a clock that went far ahead holds nobody up for long. */
const aheadMax = 20;
const keptMs = 3_600_000;

/** When requests to tools that limit them may begin, in whatever process. */
export class DeliveryTurns {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Takes the next turn of a key: `now`, or an interval after the turn that was taken last. */
  async take(key: string, intervalMs: number, now: Date): Promise<Date> {
    const after = (intervals: number) => new Date(now.getTime() + intervals * intervalMs);
    const { rows } = await sql<{ nextAt: Date }>`
      INSERT INTO delivery_turns AS t (key, next_at) VALUES (${key}, ${after(1)})
      ON CONFLICT (key) DO UPDATE SET next_at = ${intervalMs} * interval '1 millisecond'
        + least(greatest(t.next_at, ${now}::timestamptz), ${after(aheadMax)}::timestamptz)
      RETURNING next_at`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error("The store gave no turn");
    return new Date(row.nextAt.getTime() - intervalMs);
  }

  /** Those of tools that were sent nothing for an hour. */
  async forget(now: Date): Promise<void> {
    await sql`DELETE FROM delivery_turns WHERE next_at < ${new Date(now.getTime() - keptMs)}`.execute(this.#db);
  }
}
