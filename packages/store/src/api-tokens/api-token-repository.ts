import type { Permission } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { violates } from "../database/failures.ts";
import { sha256 } from "../database/hash.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ApiTokensTable } from "./api-tokens-table.ts";
import { apiTokenNameTaken, apiTokenNotFound } from "./errors.ts";

export interface ApiToken {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** The log types that it may see; undefined for all. */
  readonly logTypeAccess: readonly string[] | undefined;
  readonly createdBy: string;
  /** The user who made it; undefined where that is not known. */
  readonly createdById: string | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date | undefined;
  readonly lastUsedAt: Date | undefined;
}
export interface NewApiToken {
  readonly name: string;
  readonly value: string;
  readonly permissions: readonly Permission[];
  readonly logTypeAccess?: readonly string[] | undefined;
  /** A user's name, or a word for who is none (`command line`). */
  readonly createdBy: string;
  /** Of a user: the token sees no more than they do. */
  readonly createdById?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** Only hashes of the values are stored. */
export class ApiTokenRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** @throws apiTokenNameTaken, whatever the capitalisation */
  async create(token: NewApiToken, now: Date): Promise<ApiToken> {
    const row = {
      id: this.#newId(),
      name: token.name,
      valueHash: sha256(token.value),
      permissions: [...token.permissions],
      logTypeAccess: token.logTypeAccess === undefined ? null : [...token.logTypeAccess],
      createdBy: token.createdBy,
      createdById: token.createdById ?? null,
      createdAt: now,
      updatedAt: now,
      expiresAt: token.expiresAt ?? null,
    };
    return asApiToken(
      await refusing(token.name, () =>
        this.#db.insertInto("apiTokens").values(row).returningAll().executeTakeFirstOrThrow(),
      ),
    );
  }

  /** The token with this value, unless it has expired. */
  async findByValue(value: string, now: Date): Promise<ApiToken | undefined> {
    const row = await this.#db
      .selectFrom("apiTokens")
      .selectAll()
      .where("valueHash", "=", sha256(value))
      .where((eb) => eb.or([eb("expiresAt", "is", null), eb("expiresAt", ">", now)]))
      .executeTakeFirst();
    return row && asApiToken(row);
  }

  async get(id: string): Promise<ApiToken | undefined> {
    const row = await this.#db.selectFrom("apiTokens").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asApiToken(row);
  }

  /** All of them, by name. */
  async list(): Promise<ApiToken[]> {
    return (await this.#db.selectFrom("apiTokens").selectAll().orderBy(sql`lower(name)`).execute()).map(asApiToken);
  }

  /** @throws apiTokenNotFound, apiTokenNameTaken */
  async update(
    id: string,
    { name, permissions }: { name: string; permissions: readonly Permission[] },
    now: Date,
  ): Promise<ApiToken> {
    return this.#set(id, { name, permissions: [...permissions], updatedAt: now });
  }

  /** The old value stops working at once. @throws apiTokenNotFound */
  async replaceValue(id: string, value: string, now: Date): Promise<ApiToken> {
    return this.#set(id, { valueHash: sha256(value), updatedAt: now });
  }

  async recordUse(id: string, now: Date): Promise<void> {
    await this.#db.updateTable("apiTokens").set({ lastUsedAt: now }).where("id", "=", id).execute();
  }

  /** Whether there was one to delete. What was written with it stays, and so does what it may be run on. */
  async delete(id: string): Promise<boolean> {
    return inTransaction(this.#db, async (db) => {
      const columns = ["id", "logTypeAccess", "createdById"] as const;
      const token = await db.deleteFrom("apiTokens").where("id", "=", id).returning(columns).executeTakeFirst();
      if (token) await db.insertInto("formerAuthors").values(token).execute();
      return token !== undefined;
    });
  }

  async #set(id: string, columns: Partial<Selectable<ApiTokensTable>>): Promise<ApiToken> {
    const row = await refusing(columns.name ?? "", () =>
      this.#db.updateTable("apiTokens").set(columns).where("id", "=", id).returningAll().executeTakeFirst(),
    );
    if (!row) throw apiTokenNotFound(id);
    return asApiToken(row);
  }
}

async function refusing<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, "api_tokens_name_unique") ? apiTokenNameTaken(name) : error;
  }
}

function asApiToken({ valueHash, ...row }: Selectable<ApiTokensTable>): ApiToken {
  const { logTypeAccess, expiresAt, lastUsedAt } = row;
  return {
    ...row,
    logTypeAccess: logTypeAccess ?? undefined,
    createdById: row.createdById ?? undefined,
    expiresAt: expiresAt ?? undefined,
    lastUsedAt: lastUsedAt ?? undefined,
  };
}
