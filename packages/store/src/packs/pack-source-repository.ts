import {
  type ActorReference,
  type PackSource,
  type PackSourceContent,
  packSourceNameTaken,
  packSourceNotFound,
} from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { violates } from "../database/failures.ts";
import { storableJson } from "../database/storable.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { PackSourcesTable } from "./pack-tables.ts";

/** How a look for versions ended. */
export interface PackSourceLook {
  readonly problem: string | undefined;
  /** Of the answer; undefined forgets the one before. */
  readonly etag: string | undefined;
  /** All that was wrong with the answer; undefined where there was none, or none that differs from the last one. */
  readonly toldProblems: readonly string[] | undefined;
}

export class PackSourceRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #newId: () => string;

  constructor(db: Db, secrets: SecretBox, newId: () => string) {
    this.#db = db;
    this.#secrets = secrets;
    this.#newId = newId;
  }

  /** By name. */
  async list(): Promise<PackSource[]> {
    const rows = await this.#db.selectFrom("packSources").selectAll().orderBy(sql`lower(display_name)`).execute();
    return rows.map(asPackSource);
  }

  async get(id: string): Promise<PackSource | undefined> {
    const row = await this.#db.selectFrom("packSources").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asPackSource(row);
  }

  /** @throws packSourceNameTaken, whatever the capitalisation */
  async create(content: PackSourceContent, token: string, by: ActorReference, now: Date): Promise<PackSource> {
    const id = this.#newId();
    const made = {
      createdAt: now,
      createdBy: storableJson(by),
      revision: 1,
      polledAt: null,
      etag: null,
      problem: null,
      toldProblems: [],
    };
    const row = { id, ...content, token: this.#seal(id, token), ...made, ...changedBy(by, now) };
    const insertion = this.#db.insertInto("packSources").values(row).returningAll();
    return asPackSource(await refusing(content.displayName, () => insertion.executeTakeFirstOrThrow()));
  }

  /**
   * @param token undefined leaves the one that there is; an empty one takes it away
   * @throws packSourceNotFound, revisionConflict, packSourceNameTaken
   */
  async update(
    id: string,
    revision: number,
    content: PackSourceContent,
    token: string | undefined,
    by: ActorReference,
    now: Date,
  ): Promise<PackSource> {
    const update = this.#db
      .updateTable("packSources")
      .set({
        ...content,
        ...(token !== undefined && { token: this.#seal(id, token) }),
        ...changedBy(by, now),
        // Another address or key makes another answer.
        etag: null,
        toldProblems: [],
        revision: revision + 1,
      })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .returningAll();
    const row = await refusing(content.displayName, () => update.executeTakeFirst());
    if (row) return asPackSource(row);
    throw (await this.get(id)) ? revisionConflict("pack source") : packSourceNotFound(id);
  }

  /** Its releases go with it. Returns whether there was one to delete. */
  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("packSources").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Undefined where there is none. @throws packSourceNotFound, secretUnreadable */
  async token(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom("packSources").select("token").where("id", "=", id).executeTakeFirst();
    if (!row) throw packSourceNotFound(id);
    return row.token === null ? undefined : this.#secrets.open(row.token, tokenPlace(id));
  }

  /** Of the last answer that was read whole. */
  async etag(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom("packSources").select("etag").where("id", "=", id).executeTakeFirst();
    return row?.etag ?? undefined;
  }

  /** What the last answer had wrong with it. */
  async toldProblems(id: string): Promise<readonly string[]> {
    const row = await this.#db.selectFrom("packSources").select("toldProblems").where("id", "=", id).executeTakeFirst();
    return row?.toldProblems ?? [];
  }

  /** Not a change by a person: the revision stays. */
  async setLook(id: string, { problem, etag, toldProblems }: PackSourceLook, now: Date): Promise<void> {
    await this.#db
      .updateTable("packSources")
      .set({
        polledAt: now,
        problem: problem ?? null,
        etag: etag ?? null,
        ...(toldProblems && { toldProblems: [...toldProblems] }),
      })
      .where("id", "=", id)
      .execute();
  }

  #seal(id: string, token: string): string | null {
    return token === "" ? null : this.#secrets.seal(token, tokenPlace(id));
  }
}

export function tokenPlace(id: string): string {
  return `packs.token/${id}`;
}

function changedBy(by: ActorReference, now: Date) {
  return { lastModified: now, lastModifiedBy: storableJson(by) };
}

function asPackSource({ token, etag: _, toldProblems, ...row }: Selectable<PackSourcesTable>): PackSource {
  return {
    ...row,
    hasToken: token !== null,
    polledAt: row.polledAt ?? undefined,
    problem: row.problem ?? undefined,
  };
}

async function refusing<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, "pack_sources_name_unique") ? packSourceNameTaken(name) : error;
  }
}
