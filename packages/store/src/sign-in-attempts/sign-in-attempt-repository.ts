import { type AttemptLimit, attemptWaitMs } from "@pharos/domain";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import type { Database } from "../database/database.ts";
import type { SignInAttemptKind } from "./sign-in-attempts-table.ts";

export interface SignInAttemptKey {
  /** A user's id, or something that stands for an email address without a user. */
  readonly account: string;
  readonly kind: SignInAttemptKind;
  /** Who tries: a device, a network address, everyone. */
  readonly origin: string;
}

/** What an account refuses for now because of too many attempts of these kinds. */
const refusingKinds: readonly SignInAttemptKind[] = ["password", "code"];

/** How many guesses were made, and by whom. Counted here so that several processes share one count. */
export class SignInAttemptRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Claims one attempt as `claimAttempt` does, before its password or code is looked at. One statement: of any number
   * of claims at the same time, the row lets only as many pass as the limit grants. Returns 0, or the milliseconds to
   * wait.
   */
  async claim(key: SignInAttemptKey, limit: AttemptLimit, now: Date): Promise<number> {
    const { burst, refillMs } = limit;
    const used = sql<Date>`greatest(sign_in_attempts.used_until, ${now}) + ${refillMs} * interval '1 millisecond'`;
    const refused = sql<Date>`greatest(sign_in_attempts.used_until, ${now})
      - ${(burst - 2) * refillMs} * interval '1 millisecond'`;
    const claimed = await this.#db
      .insertInto("signInAttempts")
      .values({
        ...key,
        usedUntil: new Date(now.getTime() + refillMs),
        refusedUntil: new Date(now.getTime() - (burst - 2) * refillMs),
      })
      .onConflict((conflict) =>
        conflict
          .columns(["account", "kind", "origin"])
          .doUpdateSet({ usedUntil: used, refusedUntil: refused })
          .where("signInAttempts.refusedUntil", "<=", now),
      )
      .returning("usedUntil")
      .executeTakeFirst();
    if (claimed) return 0;
    const row = await this.#db.selectFrom("signInAttempts").select("usedUntil").where(is(key)).executeTakeFirst();
    return Math.max(1, attemptWaitMs(row?.usedUntil, limit, now));
  }

  /** Gives back one attempt that turned out well. */
  async refund(key: SignInAttemptKey, { refillMs }: AttemptLimit): Promise<void> {
    const earlier = (column: "used_until" | "refused_until") =>
      sql<Date>`${sql.ref(column)} - ${refillMs} * interval '1 millisecond'`;
    await this.#db
      .updateTable("signInAttempts")
      .set({ usedUntil: earlier("used_until"), refusedUntil: earlier("refused_until") })
      .where(is(key))
      .execute();
  }

  async forget(key: SignInAttemptKey): Promise<void> {
    await this.#db.deleteFrom("signInAttempts").where(is(key)).execute();
  }

  /** Every attempt on the account is available again, to everyone. */
  async forgetAccount(account: string): Promise<void> {
    await this.#db.deleteFrom("signInAttempts").where("account", "=", account).execute();
  }

  /** By account: until when somebody's passwords or codes are refused. Accounts that refuse nobody are absent. */
  async refusedUntil(accounts: readonly string[], now: Date): Promise<ReadonlyMap<string, Date>> {
    if (accounts.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("signInAttempts")
      .select(["account", ({ fn }) => fn.max("refusedUntil").as("until")])
      .where("account", "in", accounts)
      .where("kind", "in", refusingKinds)
      .where("refusedUntil", ">", now)
      .groupBy("account")
      .execute();
    return new Map(rows.map(({ account, until }) => [account, until]));
  }

  async deleteExpired(now: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("signInAttempts").where("usedUntil", "<=", now).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}

function is({ account, kind, origin }: SignInAttemptKey) {
  return (eb: ExpressionBuilder<Database, "signInAttempts">) => eb.and({ account, kind, origin });
}
