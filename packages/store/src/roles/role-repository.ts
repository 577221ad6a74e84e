import { type ActorReference, allLogTypes, type LogTypeAccess, type Permission, type Role } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { violates } from "../database/failures.ts";
import { storableJson } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import { roleInUse, roleNameTaken, roleNotFound } from "./errors.ts";

/** Without an access to log types: all of them for a new role, and as it was for a changed one. */
export interface NewRole extends Partial<LogTypeAccess> {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export class RoleRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** @throws roleNameTaken */
  async create(role: NewRole, now: Date, by?: ActorReference): Promise<Role> {
    const { name, permissions, logTypeAccessKind, logTypeAccess } = { ...allLogTypes, ...role };
    const row = {
      id: this.#newId(),
      name,
      permissions: [...permissions],
      logTypeAccessKind,
      logTypeAccess: [...logTypeAccess],
      createdAt: now,
      updatedAt: now,
      updatedBy: by ? storableJson(by) : null,
    };
    return refusing(name, () => this.#db.insertInto("roles").values(row).returningAll().executeTakeFirstOrThrow());
  }

  /** Fills a new installation; does nothing where there are roles, so that a deleted one stays deleted. */
  async seed(roles: readonly NewRole[], now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await sql`LOCK TABLE roles IN SHARE ROW EXCLUSIVE MODE`.execute(db);
      const any = await db.selectFrom("roles").select("id").limit(1).executeTakeFirst();
      if (any) return;
      const here = new RoleRepository(db, this.#newId);
      for (const role of roles) await here.create(role, now);
    });
  }

  async get(id: string): Promise<Role | undefined> {
    return this.#db.selectFrom("roles").selectAll().where("id", "=", id).executeTakeFirst();
  }

  async getByName(name: string): Promise<Role | undefined> {
    return this.#db
      .selectFrom("roles")
      .selectAll()
      .where(sql`lower(name)`, "=", sql`lower(${name})`)
      .executeTakeFirst();
  }

  /** All of them, by name. */
  async list(): Promise<Role[]> {
    return this.#db.selectFrom("roles").selectAll().orderBy(sql`lower(name)`).execute();
  }

  /** @throws roleNotFound, roleNameTaken */
  async update(id: string, { name, permissions, ...access }: NewRole, now: Date, by?: ActorReference): Promise<Role> {
    const row = await refusing(name, () =>
      this.#db
        .updateTable("roles")
        .set({
          name,
          permissions: [...permissions],
          ...columnsOf(access),
          updatedAt: now,
          updatedBy: by ? storableJson(by) : null,
        })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst(),
    );
    if (!row) throw roleNotFound(id);
    return row;
  }

  /** Whether there was one to delete. @throws roleInUse */
  async delete(id: string): Promise<boolean> {
    try {
      const { numDeletedRows } = await this.#db.deleteFrom("roles").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    } catch (error) {
      throw violates(error, "users_role_exists") ? roleInUse() : error;
    }
  }
}

function columnsOf({ logTypeAccessKind, logTypeAccess }: Partial<LogTypeAccess>) {
  return {
    ...(logTypeAccessKind !== undefined && { logTypeAccessKind }),
    ...(logTypeAccess !== undefined && { logTypeAccess: [...logTypeAccess] }),
  };
}

async function refusing<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, "roles_name_unique") ? roleNameTaken(name) : error;
  }
}
