import { type Mute, type MuteSubject, muteNotFound } from "@pharos/domain";
import type { Db } from "../database/connect.ts";

export type NewMute = Omit<Mute, "id" | "createdAt">;

const columns = ["id", "subject", "subjectId", "until", "reason", "createdBy", "createdAt"] as const;

/** Mutes of destinations and detections; at most one of each runs at a time. */
export class MuteRepository {
  readonly #db: Db;
  readonly #newId: () => string;

  constructor(db: Db, newId: () => string) {
    this.#db = db;
    this.#newId = newId;
  }

  /** Takes the place of one that runs. */
  async create(mute: NewMute, now: Date): Promise<Mute> {
    await this.#db
      .updateTable("mutes")
      .set({ endedBy: mute.createdBy, endedAt: now })
      .where("subject", "=", mute.subject)
      .where("subjectId", "=", mute.subjectId)
      .where("endedAt", "is", null)
      .where("until", ">", now)
      .execute();
    const row = { ...mute, id: this.#newId(), createdAt: now };
    return this.#db.insertInto("mutes").values(row).returning(columns).executeTakeFirstOrThrow();
  }

  /** Those that run. */
  async listRunning(now: Date): Promise<Mute[]> {
    return this.#db
      .selectFrom("mutes")
      .select(columns)
      .where("endedAt", "is", null)
      .where("until", ">", now)
      .orderBy("until")
      .execute();
  }

  /** Those that run, by the subject's id. */
  async running(subject: MuteSubject, subjectIds: readonly string[], now: Date): Promise<Map<string, Mute>> {
    if (subjectIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("mutes")
      .select(columns)
      .where("subject", "=", subject)
      .where("subjectId", "in", subjectIds)
      .where("endedAt", "is", null)
      .where("until", ">", now)
      .execute();
    return new Map(rows.map((row) => [row.subjectId, row]));
  }

  /** Also those that have ended. */
  async getMany(ids: readonly string[]): Promise<Mute[]> {
    if (ids.length === 0) return [];
    return this.#db.selectFrom("mutes").select(columns).where("id", "in", ids).execute();
  }

  /** @throws muteNotFound, also for one that has ended */
  async end(id: string, by: string, now: Date): Promise<Mute> {
    const row = await this.#db
      .updateTable("mutes")
      .set({ endedBy: by, endedAt: now })
      .where("id", "=", id)
      .where("endedAt", "is", null)
      .where("until", ">", now)
      .returning(columns)
      .executeTakeFirst();
    if (!row) throw muteNotFound(id);
    return row;
  }

  async forget(before: Date): Promise<void> {
    await this.#db.deleteFrom("mutes").where("until", "<", before).execute();
  }
}
