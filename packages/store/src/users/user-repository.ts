import type { User, UserStatus } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { violates } from "../database/failures.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { userEmailTaken, userNotFound, userRoleUnknown } from "./errors.ts";
import type { UsersTable } from "./users-table.ts";

export interface NewUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly roleId: string;
  readonly status: UserStatus;
  readonly passwordHash?: string;
}
export type UserChange = Partial<Pick<User, "email" | "givenName" | "familyName" | "roleId" | "enabled" | "status">>;

/** What sign-in needs to know about a user and nobody else. */
export interface UserCredentials {
  readonly passwordHash: string | undefined;
  readonly totpSecret: string | undefined;
}

export class UserRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #newId: () => string;

  constructor(db: Db, secrets: SecretBox, newId: () => string) {
    this.#db = db;
    this.#secrets = secrets;
    this.#newId = newId;
  }

  /** @throws userEmailTaken, whatever the capitalisation; userRoleUnknown */
  async create(user: NewUser, now: Date): Promise<User> {
    const { passwordHash, ...rest } = user;
    const row = { ...rest, id: this.#newId(), enabled: true, passwordHash: passwordHash ?? null, createdAt: now };
    return asUser(
      await refusing(user.roleId, () =>
        this.#db.insertInto("users").values(row).returningAll().executeTakeFirstOrThrow(),
      ),
    );
  }

  async get(id: string): Promise<User | undefined> {
    const row = await this.#db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asUser(row);
  }

  async getMany(ids: readonly string[]): Promise<User[]> {
    if (ids.length === 0) return [];
    return (await this.#db.selectFrom("users").selectAll().where("id", "in", ids).execute()).map(asUser);
  }

  async getByEmail(email: string): Promise<User | undefined> {
    const row = await this.#db
      .selectFrom("users")
      .selectAll()
      .where(sql`lower(email)`, "=", sql`lower(${email})`)
      .executeTakeFirst();
    return row && asUser(row);
  }

  /** All of them, by email: an installation has as many users as a team has people. */
  async list(): Promise<User[]> {
    return (await this.#db.selectFrom("users").selectAll().orderBy(sql`lower(email)`).execute()).map(asUser);
  }

  async count(filter: { readonly roleId?: string; readonly enabled?: boolean } = {}): Promise<number> {
    let query = this.#db.selectFrom("users").select(({ fn }) => fn.countAll<number>().as("count"));
    if (filter.roleId !== undefined) query = query.where("roleId", "=", filter.roleId);
    if (filter.enabled !== undefined) query = query.where("enabled", "=", filter.enabled);
    return (await query.executeTakeFirstOrThrow()).count;
  }

  /** @throws userNotFound, userEmailTaken, userRoleUnknown */
  async update(id: string, change: UserChange): Promise<User> {
    const row = await refusing(change.roleId ?? "", () =>
      this.#db
        .updateTable("users")
        // The id stands for "nothing": an update needs at least one column.
        .set({ id, ...change })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst(),
    );
    if (!row) throw userNotFound(id);
    return asUser(row);
  }

  /**
   * Whether there was one to delete. Takes the user's sessions, tokens and notifications along. What they wrote stays, and
   * so does what it may be run on.
   */
  async delete(id: string): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      const user = await db.deleteFrom("users").where("id", "=", id).returning("roleId").executeTakeFirst();
      if (user) await db.insertInto("formerAuthors").values({ id, roleId: user.roleId }).execute();
      return user !== undefined;
    });
  }

  /** @throws secretUnreadable */
  async credentials(id: string): Promise<UserCredentials | undefined> {
    const row = await this.#db
      .selectFrom("users")
      .select(["passwordHash", "totpSecret"])
      .where("id", "=", id)
      .executeTakeFirst();
    return (
      row && {
        passwordHash: row.passwordHash ?? undefined,
        totpSecret: row.totpSecret === null ? undefined : this.#secrets.open(row.totpSecret, totpPlace(id)),
      }
    );
  }

  async setPassword(id: string, passwordHash: string, status: UserStatus): Promise<void> {
    await this.#set(id, { passwordHash, status });
  }

  /** Undefined takes the authenticator away. */
  async setTotpSecret(id: string, secret: string | undefined): Promise<void> {
    const totpSecret = secret === undefined ? null : this.#secrets.seal(secret, totpPlace(id));
    await this.#set(id, { totpSecret, totpLastStep: 0 });
  }

  /** Takes the code of a time step, once: false when this step or a later one was taken before. */
  async takeTotpStep(id: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("users")
      .set({ totpLastStep: step })
      .where("id", "=", id)
      .where("totpLastStep", "<", step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async recordSignIn(id: string, now: Date): Promise<void> {
    await this.#set(id, { lastLoggedInAt: now });
  }

  async #set(id: string, columns: Partial<Selectable<UsersTable>>): Promise<void> {
    const { numUpdatedRows } = await this.#db.updateTable("users").set(columns).where("id", "=", id).executeTakeFirst();
    if (numUpdatedRows === 0n) throw userNotFound(id);
  }
}

export function totpPlace(id: string): string {
  return `users.totp_secret/${id}`;
}

async function refusing<T>(roleId: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, "users_email_unique")) throw userEmailTaken();
    if (violates(error, "users_role_exists")) throw userRoleUnknown(roleId);
    throw error;
  }
}

function asUser(row: Selectable<UsersTable>): User {
  return {
    id: row.id,
    email: row.email,
    givenName: row.givenName,
    familyName: row.familyName,
    roleId: row.roleId,
    enabled: row.enabled,
    status: row.status,
    createdAt: row.createdAt,
    lastLoggedInAt: row.lastLoggedInAt ?? undefined,
  };
}
