import { type HttpAuth, type LogSource, sourceLabelTaken, sourceNotFound } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import { overlaps } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { revisionConflict } from "../database/errors.ts";
import { violates } from "../database/failures.ts";
import { newestPage } from "../database/newest-page.ts";
import type { Page, PageRequest } from "../database/page.ts";
import { storableJson } from "../database/storable.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { fillSecretHashes, hashSecret, sealSecret, secretPlace } from "./source-secret.ts";
import type { SourcesTable } from "./sources-table.ts";

type SourceSettings = Pick<LogSource, "label" | "logTypes" | "streamType" | "streamOptions" | "enabled"> & {
  readonly auth: HttpAuth;
};
export type NewSource = SourceSettings & Pick<LogSource, "type" | "createdBy">;
/** `auth` without a secret keeps the one that is stored. */
export type SourceChange = Partial<SourceSettings>;

/** When something of a source arrived, and when an event of it was stored; either may be missing. */
export interface SourceTimes {
  readonly sourceId: string;
  readonly receivedAt: Date | undefined;
  readonly storedAt: Date | undefined;
}

/** A source that Pharos cannot read. */
export interface UnreadSource {
  readonly sourceId: string;
  readonly label: string;
  readonly logTypes: readonly string[];
  readonly message: string;
  readonly since: Date;
}

export class SourceRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;
  readonly #newId: () => string;

  constructor(db: Db, secrets: SecretBox, newId: () => string) {
    this.#db = db;
    this.#secrets = secrets;
    this.#newId = newId;
  }

  /** @throws sourceLabelTaken, whatever the capitalisation */
  async create(source: NewSource, now: Date): Promise<LogSource> {
    const id = this.#newId();
    const row = {
      id,
      type: source.type,
      createdBy: source.createdBy,
      label: source.label,
      logTypes: [...source.logTypes],
      streamType: source.streamType,
      streamOptions: storableJson(source.streamOptions),
      enabled: source.enabled,
      createdAt: now,
      updatedAt: now,
      revision: 1,
      ...this.#authColumns(id, source.auth),
    };
    return asSource(
      await refusing(source.label, () =>
        this.#db.insertInto("sources").values(row).returningAll().executeTakeFirstOrThrow(),
      ),
    );
  }

  async get(id: string): Promise<LogSource | undefined> {
    const row = await this.#db.selectFrom("sources").selectAll().where("id", "=", id).executeTakeFirst();
    return row && asSource(row);
  }

  async getByLabel(label: string): Promise<LogSource | undefined> {
    const row = await this.#db
      .selectFrom("sources")
      .selectAll()
      .where(sql`lower(label)`, "=", sql`lower(${label})`)
      .executeTakeFirst();
    return row && asSource(row);
  }

  /** All of them, newest first. */
  async list(): Promise<LogSource[]> {
    const newestFirst = this.#db.selectFrom("sources").selectAll().orderBy("createdAt", "desc").orderBy("id", "desc");
    return (await newestFirst.execute()).map(asSource);
  }

  /** A part of that list. @throws cursorInvalid */
  page(request: PageRequest, logTypeAccess?: readonly string[]): Promise<Page<LogSource>> {
    const all = this.#db.selectFrom("sources").selectAll();
    return newestPage(logTypeAccess ? all.where(overlaps("logTypes", logTypeAccess)) : all, request, asSource);
  }

  /** What senders must prove to know; undefined when the source needs no secret. @throws sourceNotFound, secretUnreadable */
  async secret(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom("sources").select("secret").where("id", "=", id).executeTakeFirst();
    if (!row) throw sourceNotFound(id);
    return row.secret === null ? undefined : this.#secrets.open(row.secret, secretPlace(id));
  }

  /** Returns the sources whose senders send this secret itself; more than one where people gave several the same. */
  async listBySecret(secret: string): Promise<LogSource[]> {
    await fillSecretHashes(this.#db, this.#secrets);
    const rows = await this.#db
      .selectFrom("sources")
      .selectAll()
      .where("secretHash", "=", hashSecret(this.#secrets, secret))
      .where(sql`auth ->> 'method'`, "in", ["SharedSecret", "Bearer", "Basic"])
      .execute();
    return rows.map(asSource);
  }

  /** @throws sourceNotFound, revisionConflict when `revision` is not the stored one, sourceLabelTaken */
  async update(id: string, revision: number, change: SourceChange, now: Date): Promise<LogSource> {
    const row = await refusing(change.label ?? "", () =>
      this.#db
        .updateTable("sources")
        .set({ ...this.#columns(id, change), updatedAt: now, revision: revision + 1 })
        .where("id", "=", id)
        .where("revision", "=", revision)
        .returningAll()
        .executeTakeFirst(),
    );
    if (row) return asSource(row);
    throw (await this.get(id)) ? revisionConflict("log source") : sourceNotFound(id);
  }

  /** Not a change by a person: the revision stays. Times never go back. */
  async recordTimes(times: readonly SourceTimes[]): Promise<void> {
    if (times.length === 0) return;
    // In the order of ids, or two that write at once would wait for each other.
    await sql`
      WITH news AS (
        SELECT id, max(received_at) AS received_at, max(stored_at) AS stored_at
        FROM unnest(
          ${times.map((t) => t.sourceId)}::text[],
          ${times.map((t) => t.receivedAt ?? null)}::timestamptz[], ${times.map((t) => t.storedAt ?? null)}::timestamptz[]
        ) AS n (id, received_at, stored_at) GROUP BY id
      ), locked AS (SELECT s.id FROM sources s JOIN news USING (id) ORDER BY s.id FOR NO KEY UPDATE OF s)
      UPDATE sources SET
        last_received_at = greatest(last_received_at, news.received_at),
        last_stored_at = greatest(last_stored_at, news.stored_at)
      FROM news JOIN locked USING (id) WHERE sources.id = news.id`.execute(this.#db);
  }

  /** Undefined takes the alarm away. The revision stays. @throws sourceNotFound */
  setNoDataAlarm(id: string, minutes: number | undefined): Promise<LogSource> {
    return this.#setAlarm(id, { noDataAlarmMinutes: minutes ?? null });
  }

  /** The same. */
  setLagAlarm(id: string, minutes: number | undefined): Promise<LogSource> {
    return this.#setAlarm(id, { lagAlarmMinutes: minutes ?? null });
  }

  /** Undefined where it is not known. The revision stays. @throws sourceNotFound */
  async setSecretExpiry(id: string, expiresAt: Date | undefined): Promise<LogSource> {
    const row = await this.#db
      .updateTable("sources")
      .set({ secretExpiresAt: expiresAt ?? null })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw sourceNotFound(id);
    return asSource(row);
  }

  /** Enabled sources that could not be read since then, each with the oldest of its problems. */
  async listUnread(before: Date): Promise<UnreadSource[]> {
    const { rows } = await sql<UnreadSource>`
      WITH problems (source_id, message, since) AS (
        SELECT source_id, problem, problem_since FROM buckets
        UNION ALL SELECT source_id, problem, problem_since FROM queues
        UNION ALL SELECT t.source_id, coalesce(p.problem, t.problem), t.problem_since
          FROM pull_streams t JOIN pulls p ON p.source_id = t.source_id WHERE t.problem IS NOT NULL
      )
      SELECT DISTINCT ON (s.id) s.id AS "sourceId", s.label, s.log_types AS "logTypes", p.message, p.since
      FROM problems p JOIN sources s ON s.id = p.source_id
      WHERE s.enabled AND p.message IS NOT NULL AND p.since <= ${before}
      ORDER BY s.id, p.since`.execute(this.#db);
    return rows;
  }

  /**
   * Returns since when the oldest log of a source has waited to be collected, of those of which some wait: new objects of
   * buckets, messages that were received, and ends of partitions. What a back-fill reads is old on purpose.
   */
  async listWaiting(ids: readonly string[]): Promise<Map<string, Date>> {
    const { rows } = await sql<{ readonly sourceId: string; readonly since: Date }>`
      SELECT source_id AS "sourceId", min(since) AS since FROM (
        SELECT source_id, min(found_at) AS since FROM bucket_objects
          WHERE state = 'WAITING' AND backfill_id IS NULL AND source_id = ANY (${ids}) GROUP BY source_id
        UNION ALL SELECT source_id, min(received_at) FROM queue_batches
          WHERE state = 'WAITING' AND source_id = ANY (${ids}) GROUP BY source_id
        UNION ALL SELECT source_id, min(awaited_since) FROM queue_offsets
          WHERE next_offset < awaited_end AND source_id = ANY (${ids}) GROUP BY source_id
      ) AS waiting GROUP BY source_id`.execute(this.#db);
    return new Map(rows.map(({ sourceId, since }) => [sourceId, since]));
  }

  /** Whether there was one to delete. */
  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom("sources").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #setAlarm(
    id: string,
    minutes: Partial<Pick<Selectable<SourcesTable>, "noDataAlarmMinutes" | "lagAlarmMinutes">>,
  ): Promise<LogSource> {
    const row = await this.#db
      .updateTable("sources")
      .set(minutes)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw sourceNotFound(id);
    return asSource(row);
  }

  #columns(id: string, { auth, streamOptions, logTypes, ...plain }: SourceChange) {
    return {
      ...plain,
      ...(logTypes && { logTypes: [...logTypes] }),
      ...(streamOptions && { streamOptions: storableJson(streamOptions) }),
      ...(auth && this.#authColumns(id, auth)),
    };
  }

  #authColumns(id: string, { secret, ...auth }: HttpAuth) {
    const sealed = secret === undefined ? {} : sealSecret(this.#secrets, id, secret);
    return { auth: storableJson(auth), ...sealed, ...(auth.method === "None" && { secret: null, secretHash: null }) };
  }
}

async function refusing<T>(label: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw violates(error, "sources_label_unique") ? sourceLabelTaken(label) : error;
  }
}

function asSource({ secret, secretHash, ...row }: Selectable<SourcesTable>): LogSource {
  return {
    ...row,
    lastReceivedAt: row.lastReceivedAt ?? undefined,
    lastStoredAt: row.lastStoredAt ?? undefined,
    noDataAlarmMinutes: row.noDataAlarmMinutes ?? undefined,
    lagAlarmMinutes: row.lagAlarmMinutes ?? undefined,
    secretExpiresAt: row.secretExpiresAt ?? undefined,
  };
}
