import type { Selectable } from "kysely";
import type { Db } from "../database/connect.ts";
import { sha256 } from "../database/hash.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SessionsTable } from "./sessions-table.ts";

export interface Session {
  /** The same for every token of one sign-in. */
  readonly familyId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

export type Rotation =
  | { readonly outcome: "rotated"; readonly session: Session }
  /** The same client asked again a moment later: two tabs, or an answer that got lost. It gets the same next token. */
  | { readonly outcome: "superseded"; readonly session: Session }
  /** An old token came back from elsewhere or too late: somebody copied it. The whole family is revoked now. */
  | { readonly outcome: "reused"; readonly session: Session }
  | { readonly outcome: "unknown" };

/** How long after its replacement a token may come back from the same client, as from the slower of two tabs. */
export const supersededMs = 10_000;

export interface RotationRequest {
  readonly refreshToken: string;
  /** Always the same for the same refresh token. */
  readonly nextToken: string;
  readonly expiresAt: Date;
  /** What tells the browser from others: its address and how it calls itself. */
  readonly client: string;
}

/** Sign-ins, as chains of refresh tokens that are each good for one use. Only hashes are stored. */
export class SessionRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  async start(
    { userId, refreshToken, expiresAt }: { userId: string; refreshToken: string; expiresAt: Date },
    now: Date,
  ): Promise<Session> {
    return this.#insert(this.#db, { familyId: this.#newId(), userId, expiresAt }, refreshToken, now);
  }

  /** Exchanges a refresh token for the next one; of two at the same time, one is `rotated`. */
  async rotate({ refreshToken, nextToken, expiresAt, client }: RotationRequest, now: Date): Promise<Rotation> {
    return inTransaction(this.#db, async (db) => {
      const row = await db
        .selectFrom("sessions")
        .selectAll()
        .where("tokenHash", "=", sha256(refreshToken))
        .forUpdate()
        .executeTakeFirst();
      const next = await db
        .selectFrom("sessions")
        .selectAll()
        .where("tokenHash", "=", sha256(nextToken))
        .executeTakeFirst();
      const verdict = judge(row, next, sha256(client), now);
      if (!row || verdict === "unknown") return { outcome: "unknown" };
      if (verdict === "superseded") return { outcome: "superseded", session: asSession(row) };
      if (verdict === "reused") {
        await new SessionRepository(db, this.#newId).revoke(row.familyId, now);
        return { outcome: "reused", session: asSession(row) };
      }
      await db
        .updateTable("sessions")
        .set({ rotatedAt: now, rotatedFor: sha256(client) })
        .where("id", "=", row.id)
        .execute();
      return { outcome: "rotated", session: await this.#insert(db, { ...asSession(row), expiresAt }, nextToken, now) };
    });
  }

  /** Whether the sign-in still holds; identity tokens outlive a sign-out only where nobody asks this. */
  async isActive(familyId: string, now: Date): Promise<boolean> {
    const row = await this.#db
      .selectFrom("sessions")
      .select("id")
      .where("familyId", "=", familyId)
      .where("revokedAt", "is", null)
      .where("expiresAt", ">", now)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async revoke(familyId: string, now: Date): Promise<void> {
    await this.#db
      .updateTable("sessions")
      .set({ revokedAt: now })
      .where("familyId", "=", familyId)
      .where("revokedAt", "is", null)
      .execute();
  }

  /** Signs out the one that holds the token; nothing when there is none. */
  async revokeByToken(refreshToken: string, now: Date): Promise<void> {
    const row = await this.#db
      .selectFrom("sessions")
      .select("familyId")
      .where("tokenHash", "=", sha256(refreshToken))
      .executeTakeFirst();
    if (row) await this.revoke(row.familyId, now);
  }

  async revokeAllOfUser(userId: string, now: Date): Promise<void> {
    await this.#db
      .updateTable("sessions")
      .set({ revokedAt: now })
      .where("userId", "=", userId)
      .where("revokedAt", "is", null)
      .execute();
  }

  /** Signs out all of a user but this sign-in. */
  async revokeOthersOfUser(userId: string, familyId: string, now: Date): Promise<void> {
    await this.#db
      .updateTable("sessions")
      .set({ revokedAt: now })
      .where("userId", "=", userId)
      .where("familyId", "<>", familyId)
      .where("revokedAt", "is", null)
      .execute();
  }

  /** The user of the sign-in has just proved that it is them. */
  async confirm(familyId: string, now: Date): Promise<void> {
    await this.#db.updateTable("sessions").set({ confirmedAt: now }).where("familyId", "=", familyId).execute();
  }

  /** Whether the user of the sign-in proved after `since` that it is them. */
  async isConfirmed(familyId: string, since: Date): Promise<boolean> {
    const row = await this.#db
      .selectFrom("sessions")
      .select("id")
      .where("familyId", "=", familyId)
      .where("revokedAt", "is", null)
      .where("confirmedAt", ">", since)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async deleteExpired(now: Date): Promise<number> {
    const { numDeletedRows } = await this.#db.deleteFrom("sessions").where("expiresAt", "<=", now).executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #insert(db: Db, session: Session, refreshToken: string, now: Date): Promise<Session> {
    const row = { ...session, id: this.#newId(), tokenHash: sha256(refreshToken), createdAt: now };
    return asSession(await db.insertInto("sessions").values(row).returningAll().executeTakeFirstOrThrow());
  }
}

/** Pure: what is to be done with a token whose row is this, and whose next token's row is that. */
function judge(
  row: Selectable<SessionsTable> | undefined,
  next: Selectable<SessionsTable> | undefined,
  client: Buffer,
  now: Date,
): Rotation["outcome"] {
  if (!row || row.revokedAt || row.expiresAt <= now) return "unknown";
  if (!row.rotatedAt) return "rotated";
  const isSoon = now.getTime() - row.rotatedAt.getTime() < supersededMs;
  const isSameClient = row.rotatedFor?.equals(client) ?? false;
  return isSoon && isSameClient && next?.rotatedAt === null ? "superseded" : "reused";
}

function asSession({ familyId, userId, expiresAt }: Selectable<SessionsTable>): Session {
  return { familyId, userId, expiresAt };
}
