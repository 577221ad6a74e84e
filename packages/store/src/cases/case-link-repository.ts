import { type ActorReference, caseLinksMax, caseLinksTooMany } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { appendEntries, lockCase } from "./case-entries.ts";

/** Cases that have something to do with each other. Which of them somebody sees is asked of the cases. */
export class CaseLinkRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The numbers of the cases that a case is linked to. */
  async linkedTo(number: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom("caseLinks")
      .select(["low", "high"])
      .where((eb) => eb.or([eb("low", "=", number), eb("high", "=", number)]))
      .execute();
    return rows.map(({ low, high }) => (low === number ? high : low));
  }

  /** Tells both cases of it, unless they are linked already. @throws caseNotFound, caseLinksTooMany */
  async link(one: number, other: number, by: ActorReference, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const pair = await lockPair(db, one, other);
      const added = await db
        .insertInto("caseLinks")
        .values(pair)
        .onConflict((conflict) => conflict.doNothing())
        .returning("low")
        .executeTakeFirst();
      if (!added) return;
      for (const number of [one, other]) {
        const links = await new CaseLinkRepository(db).linkedTo(number);
        if (links.length > caseLinksMax) throw caseLinksTooMany(number, caseLinksMax);
      }
      for (const [caseNumber, to] of [pairOf(one, other), pairOf(other, one)]) {
        const entry = { type: "LINKED", actor: by, at: now, from: "", to: String(to), note: "" } as const;
        await appendEntries(db, caseNumber, [{ caseNumber, ...entry }]);
      }
    });
  }

  /** Tells both cases of it, if they were linked. @throws caseNotFound */
  async unlink(one: number, other: number, by: ActorReference, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const { low, high } = await lockPair(db, one, other);
      const removed = await db
        .deleteFrom("caseLinks")
        .where("low", "=", low)
        .where("high", "=", high)
        .returning("low")
        .executeTakeFirst();
      if (!removed) return;
      for (const [caseNumber, from] of [pairOf(one, other), pairOf(other, one)]) {
        const entry = { type: "UNLINKED", actor: by, at: now, from: String(from), to: "", note: "" } as const;
        await appendEntries(db, caseNumber, [{ caseNumber, ...entry }]);
      }
    });
  }
}

const pairOf = (one: number, other: number): readonly [number, number] => [one, other];

async function lockPair(db: Db, one: number, other: number): Promise<{ readonly low: number; readonly high: number }> {
  const pair = { low: Math.min(one, other), high: Math.max(one, other) };
  // In one order, so that two links cannot wait for each other.
  await lockCase(db, pair.low);
  await lockCase(db, pair.high);
  return pair;
}
