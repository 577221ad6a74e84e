import type { Db } from "../database/connect.ts";
import { sha256 } from "../database/hash.ts";
import type { OneTimeTokenPurpose } from "./one-time-tokens-table.ts";

export interface OneTimeToken {
  readonly purpose: OneTimeTokenPurpose;
  /** Undefined for the first administrator, who does not exist yet. */
  readonly userId: string | undefined;
  readonly expiresAt: Date;
}

/** The secrets in links that are sent or printed. Only hashes are stored. */
export class OneTimeTokenRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Makes earlier ones of the same purpose and user worthless. */
  async create({ purpose, userId, expiresAt }: OneTimeToken, token: string, now: Date): Promise<void> {
    await this.revoke(purpose, userId);
    await this.#db
      .insertInto("oneTimeTokens")
      .values({ tokenHash: sha256(token), purpose, userId: userId ?? null, createdAt: now, expiresAt })
      .execute();
  }

  /** The token, if it is good; it stays so. */
  async find(purpose: OneTimeTokenPurpose, token: string, now: Date): Promise<OneTimeToken | undefined> {
    const row = await this.#db
      .selectFrom("oneTimeTokens")
      .select(["purpose", "userId", "expiresAt"])
      .where("tokenHash", "=", sha256(token))
      .where("purpose", "=", purpose)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", now)
      .executeTakeFirst();
    return row && { ...row, userId: row.userId ?? undefined };
  }

  /** The token, if it was good until now: of two that use it at the same time, one gets it. */
  async use(purpose: OneTimeTokenPurpose, token: string, now: Date): Promise<OneTimeToken | undefined> {
    const row = await this.#db
      .updateTable("oneTimeTokens")
      .set({ usedAt: now })
      .where("tokenHash", "=", sha256(token))
      .where("purpose", "=", purpose)
      .where("usedAt", "is", null)
      .where("expiresAt", ">", now)
      .returning(["purpose", "userId", "expiresAt"])
      .executeTakeFirst();
    return row && { ...row, userId: row.userId ?? undefined };
  }

  async revoke(purpose: OneTimeTokenPurpose, userId: string | undefined): Promise<void> {
    await this.#db
      .deleteFrom("oneTimeTokens")
      .where("purpose", "=", purpose)
      .where("userId", "is not distinct from", userId ?? null)
      .execute();
  }

  async deleteExpired(now: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("oneTimeTokens").where("expiresAt", "<=", now).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}
