import { type ActorReference, caseNotDeleted, deletedCaseDays } from "@pharos/domain";
import type { Db } from "../database/connect.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { caseCondition } from "./case-condition.ts";
import { appendEntries, lockCase } from "./case-entries.ts";

/** Cases between their deletion and the time when they are forgotten. `CaseRepository` lists them by `deletedSince`. */
export class DeletedCaseRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Nothing but its restoration finds it afterwards. @throws caseNotFound */
  async delete(number: number, by: ActorReference, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await lockCase(db, number);
      const entry = { type: "DELETED", actor: by, at: now, from: "", to: "", note: "" } as const;
      await appendEntries(db, number, [{ caseNumber: number, ...entry }]);
      await db
        .updateTable("cases")
        .set({ deletedAt: now, deletedBy: storableJson(by), updatedAt: now })
        .where("number", "=", number)
        .execute();
    });
  }

  /**
   * Puts it back as it was.
   * @param since restores none that was deleted before
   * @throws caseNotDeleted, also where the reader does not see all that it needs
   */
  async restore(
    number: number,
    reader: { readonly since: Date; readonly logTypeAccess: readonly string[] | undefined },
    by: ActorReference,
    now: Date,
  ): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const restored = await db
        .updateTable("cases")
        .set({ deletedAt: null, deletedBy: null, updatedAt: now })
        .where("number", "=", number)
        .where((eb) => caseCondition(eb, { deletedSince: reader.since, logTypeAccess: reader.logTypeAccess }))
        .returning("number")
        .executeTakeFirst();
      if (!restored) throw caseNotDeleted(String(number), deletedCaseDays);
      const entry = { type: "RESTORED", actor: by, at: now, from: "", to: "", note: "" } as const;
      await appendEntries(db, number, [{ caseNumber: number, ...entry }]);
    });
  }

  /**
   * Deletes for good those that were deleted before, with all that they had and what leads to them, and what it takes to
   * undo merges before. Returns how many.
   */
  async forget(deletedBefore: Date): Promise<number> {
    await this.#db.deleteFrom("caseMerges").where("mergedAt", "<", deletedBefore).execute();
    const { numDeletedRows } = await this.#db
      .deleteFrom("cases")
      .where("deletedAt", "<", deletedBefore)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
