import type { PullFailureKind, PullPosition, PullSettings, PullStreamKey, PullTokens } from "@pharos/domain";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { storableJson, storableText } from "../database/storable.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { sealSecret, secretPlace } from "../sources/source-secret.ts";
import type { HeldPage } from "./pull-page.ts";
import type { PullStreamsTable } from "./pulls-tables.ts";

export interface PullProblem {
  readonly kind: PullFailureKind;
  readonly message: string;
  readonly since?: Date | undefined;
}

/** What a source pulls, and where it stands. */
export interface Pull {
  readonly sourceId: string;
  readonly settings: PullSettings;
  readonly nextPollAt: Date;
  /** Until then no stream is polled. */
  readonly blockedUntil: Date | undefined;
  readonly problem: PullProblem | undefined;
  readonly failuresInRow: number;
  readonly authorizedAt: Date | undefined;
  readonly streams: readonly PullStreamState[];
}

export interface PullStreamState extends PullStreamKey {
  readonly id: number;
  readonly position: PullPosition;
  readonly nextPollAt: Date;
  readonly lastPollAt: Date | undefined;
  readonly lastSuccessAt: Date | undefined;
  readonly newestEventAt: Date | undefined;
  readonly events: number;
  readonly repeated: number;
  readonly problem: PullProblem | undefined;
  readonly failuresInRow: number;
  /** A process died between fetching a page and storing it. */
  readonly hasHeldPage: boolean;
}

/** How a poll of a stream ended. */
export interface StreamEnd {
  readonly position: PullPosition;
  readonly nextPollAt: Date;
  readonly polledAt: Date;
  readonly problem: PullProblem | undefined;
  readonly repeated: number;
}

interface Lease {
  readonly holder: string;
  readonly now: Date;
  readonly until: Date;
}

export interface AuthorizationRequest {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Where sources with a puller stand, and the leases of the processes that poll them. */
export class PullRepository {
  readonly #db: Db;
  readonly #secrets: SecretBox;

  constructor(db: Db, secrets: SecretBox) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /**
   * Adds a puller to its source, or changes it; without secrets the stored ones stay. Streams that are gone lose their
   * cursors, new ones begin at the start. All are polled right away.
   */
  async put(
    sourceId: string,
    settings: PullSettings,
    keys: readonly PullStreamKey[],
    secrets: Readonly<Record<string, string>> | undefined,
    now: Date,
  ): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const fresh = {
        settings: storableJson(settings),
        nextPollAt: now,
        blockedUntil: null,
        problem: null,
        problemKind: null,
      };
      await db
        .insertInto("pulls")
        .values({
          sourceId,
          ...fresh,
          failuresInRow: 0,
          tokens: null,
          authorizationRequest: null,
          authorizedAt: null,
          holder: null,
          heldUntil: null,
        })
        .onConflict((conflict) => conflict.column("sourceId").doUpdateSet({ ...fresh, failuresInRow: 0 }))
        .execute();
      await sql`
        DELETE FROM pull_streams WHERE source_id = ${sourceId}
          AND NOT (stream || chr(31) || partition = ANY(${keys.map(joinKey)}::text[]))`.execute(db);
      const state = { nextPollAt: now, problem: null, problemKind: null, problemSince: null, failuresInRow: 0 };
      for (const { stream, partition } of keys) {
        await db
          .insertInto("pullStreams")
          .values({
            sourceId,
            stream,
            partition,
            position: storableJson({ watermark: settings.startAt }),
            ...state,
            lastPollAt: null,
            lastSuccessAt: null,
            newestEventAt: null,
          })
          .onConflict((conflict) => conflict.columns(["sourceId", "stream", "partition"]).doUpdateSet(state))
          .execute();
      }
      if (!secrets) return;
      const change = sealSecret(this.#secrets, sourceId, JSON.stringify(secrets));
      await db.updateTable("sources").set(change).where("id", "=", sourceId).execute();
      // They were given for the credentials before.
      await db.updateTable("pulls").set({ tokens: null }).where("sourceId", "=", sourceId).execute();
    });
  }

  async get(sourceId: string): Promise<Pull | undefined> {
    const [pull] = await this.#read([sourceId]);
    return pull;
  }

  /** By source id. */
  async getMany(sourceIds: readonly string[]): Promise<Map<string, Pull>> {
    if (sourceIds.length === 0) return new Map();
    return new Map((await this.#read(sourceIds)).map((pull) => [pull.sourceId, pull]));
  }

  /** Takes enabled pullers that are due and that no other process holds, the longest due first. */
  async claim({ holder, now, until }: Lease, limit: number): Promise<Pull[]> {
    const { rows } = await sql<{ sourceId: string }>`
      WITH due AS MATERIALIZED (
        SELECT p.source_id FROM pulls p JOIN sources s ON s.id = p.source_id
        WHERE p.next_poll_at <= ${now} AND s.enabled AND (p.held_until IS NULL OR p.held_until <= ${now})
        ORDER BY p.next_poll_at LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED
      )
      UPDATE pulls SET holder = ${holder}, held_until = ${until}
      WHERE source_id IN (SELECT source_id FROM due)
      RETURNING source_id AS "sourceId"`.execute(this.#db);
    return rows.length === 0 ? [] : this.#read(rows.map(({ sourceId }) => sourceId));
  }

  /** Keeps a puller; false where another process took it over. */
  async renew(sourceId: string, holder: string, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#ofHolder(sourceId, holder).set({ heldUntil: until }).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Ends the polls of a source, which is due again when the first of its streams is. */
  async release(
    sourceId: string,
    holder: string,
    block?: { readonly until: Date; readonly problem: PullProblem; readonly failuresInRow: number },
  ): Promise<void> {
    const until = block?.until ?? null;
    await sql`
      UPDATE pulls SET holder = NULL, held_until = NULL, blocked_until = ${until},
        problem = ${block === undefined ? null : storableText(block.problem.message)},
        problem_kind = ${block?.problem.kind ?? null}, failures_in_row = ${block?.failuresInRow ?? 0},
        next_poll_at = greatest(${until}::timestamptz,
          coalesce((SELECT min(next_poll_at) FROM pull_streams WHERE source_id = ${sourceId}), next_poll_at))
      WHERE source_id = ${sourceId} AND holder = ${holder}`.execute(this.#db);
  }

  /** Returns those of the ids that events had before. */
  async findKnown(streamId: number, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { rows } = await sql<{ id: string }>`
      SELECT event_id AS id FROM pull_event_ids
      WHERE stream_id = ${streamId} AND event_id = ANY(${[...ids]}::text[])`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  /** Keeps a page until its events are durable; false where another process holds the source. */
  async holdPage(streamId: number, holder: string, { bytes, token, ...page }: HeldPage): Promise<boolean> {
    const { rows } = await sql`
      INSERT INTO pull_pages (stream_id, token, events, page)
      SELECT s.id, ${token}, ${Buffer.from(bytes)}, ${storableJson(page)}::jsonb
      FROM pull_streams s JOIN pulls p ON p.source_id = s.source_id
      WHERE s.id = ${streamId} AND p.holder = ${holder}
      ON CONFLICT (stream_id) DO NOTHING RETURNING stream_id`.execute(this.#db);
    return rows.length > 0;
  }

  async heldPage(streamId: number): Promise<HeldPage | undefined> {
    const row = await this.#db.selectFrom("pullPages").selectAll().where("streamId", "=", streamId).executeTakeFirst();
    return row && { ...row.page, token: row.token, bytes: row.events };
  }

  /** Moves the cursor behind a page whose events are durable, and remembers their ids. */
  async commitPage(streamId: number, { token, ...page }: Omit<HeldPage, "bytes">, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom("pullPages")
        .where("streamId", "=", streamId)
        .where("token", "=", token)
        .executeTakeFirst();
      // Another process has taken over and committed it.
      if (numDeletedRows === 0n) return;
      await sql`
        INSERT INTO pull_event_ids (stream_id, event_id, remembered_at)
        SELECT ${streamId}, id, ${page.rememberAt}::timestamptz FROM unnest(${[...new Set(page.ids)]}::text[]) AS id
        ON CONFLICT (stream_id, event_id) DO UPDATE SET remembered_at = greatest(pull_event_ids.remembered_at, excluded.remembered_at)
      `.execute(db);
      await sql`DELETE FROM pull_event_ids
        WHERE stream_id = ${streamId} AND remembered_at < ${page.rememberSince}::timestamptz`.execute(db);
      await sql`
        UPDATE pull_streams SET position = ${storableJson(page.position)}::jsonb, last_success_at = ${now}, last_poll_at = ${now},
          newest_event_at = greatest(newest_event_at, ${page.newestEventAt ?? null}::timestamptz),
          events = events + ${page.events}, repeated = repeated + ${page.repeated}
        WHERE id = ${streamId}`.execute(db);
    });
  }

  /** Ends a poll. Nothing changes where another process took the source over. */
  async endPoll(streamId: number, holder: string, end: StreamEnd): Promise<void> {
    const { position, nextPollAt, polledAt, problem, repeated } = end;
    const isGood = problem === undefined;
    await sql`
      UPDATE pull_streams s SET position = ${storableJson(position)}::jsonb, next_poll_at = ${nextPollAt}, last_poll_at = ${polledAt},
        last_success_at = CASE WHEN ${isGood}::boolean THEN ${polledAt} ELSE s.last_success_at END,
        repeated = s.repeated + ${repeated},
        problem = ${problem === undefined ? null : storableText(problem.message)}, problem_kind = ${problem?.kind ?? null},
        problem_since = CASE WHEN ${isGood}::boolean THEN NULL ELSE coalesce(s.problem_since, ${polledAt}) END,
        failures_in_row = CASE WHEN ${isGood}::boolean THEN 0 ELSE s.failures_in_row + 1 END
      FROM pulls p WHERE s.id = ${streamId} AND p.source_id = s.source_id AND p.holder = ${holder}`.execute(this.#db);
  }

  /** Polls everything at once, as after a change outside of Pharos. */
  async pollNow(sourceId: string, now: Date): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await db.updateTable("pullStreams").set({ nextPollAt: now }).where("sourceId", "=", sourceId).execute();
      const due = { nextPollAt: now, blockedUntil: null };
      await db.updateTable("pulls").set(due).where("sourceId", "=", sourceId).execute();
    });
  }

  /** @throws secretUnreadable */
  async secrets(sourceId: string): Promise<Record<string, string>> {
    const row = await this.#db.selectFrom("sources").select("secret").where("id", "=", sourceId).executeTakeFirst();
    if (!row?.secret) return {};
    return JSON.parse(this.#secrets.open(row.secret, secretPlace(sourceId))) as Record<string, string>;
  }

  /** Undefined where there are none, or the key that sealed them is lost. */
  async tokens(sourceId: string): Promise<PullTokens | undefined> {
    const row = await this.#db.selectFrom("pulls").select("tokens").where("sourceId", "=", sourceId).executeTakeFirst();
    return this.#open<PullTokens>(row?.tokens, tokensPlace(sourceId));
  }

  async saveTokens(sourceId: string, tokens: PullTokens): Promise<void> {
    const sealed = this.#secrets.seal(JSON.stringify(tokens), tokensPlace(sourceId));
    await this.#db.updateTable("pulls").set({ tokens: sealed }).where("sourceId", "=", sourceId).execute();
    if (tokens.refreshExpiresAt === undefined) return;
    const secretExpiresAt = new Date(tokens.refreshExpiresAt);
    await this.#db.updateTable("sources").set({ secretExpiresAt }).where("id", "=", sourceId).execute();
  }

  /** Keeps the authorization that somebody has begun; one before it is worth nothing any more. */
  async beginAuthorization(sourceId: string, request: AuthorizationRequest): Promise<void> {
    const authorizationRequest = this.#secrets.seal(JSON.stringify(request), authorizationPlace(sourceId));
    await this.#db.updateTable("pulls").set({ authorizationRequest }).where("sourceId", "=", sourceId).execute();
  }

  /** Returns the authorization that has begun, once. */
  async takeAuthorization(sourceId: string): Promise<AuthorizationRequest | undefined> {
    const { rows } = await sql<{ request: string | null }>`
      UPDATE pulls p SET authorization_request = NULL
      FROM (SELECT source_id, authorization_request FROM pulls WHERE source_id = ${sourceId} FOR UPDATE) before
      WHERE p.source_id = before.source_id RETURNING before.authorization_request AS request`.execute(this.#db);
    return this.#open<AuthorizationRequest>(rows[0]?.request, authorizationPlace(sourceId));
  }

  /** After the provider granted access: everything is polled at once. */
  async endAuthorization(sourceId: string, now: Date): Promise<void> {
    const change = { authorizedAt: now, blockedUntil: null, problem: null, problemKind: null, failuresInRow: 0 };
    await this.#db.updateTable("pulls").set(change).where("sourceId", "=", sourceId).execute();
    await this.pollNow(sourceId, now);
  }

  async failAuthorization(sourceId: string, problem: string): Promise<void> {
    const change = { problem: String(storableText(problem)), problemKind: "unauthorized" } as const;
    await this.#db.updateTable("pulls").set(change).where("sourceId", "=", sourceId).execute();
  }

  #open<T>(sealed: string | null | undefined, place: string): T | undefined {
    if (!sealed) return undefined;
    try {
      return JSON.parse(this.#secrets.open(sealed, place)) as T;
    } catch {
      return undefined;
    }
  }

  async #read(sourceIds: readonly string[]): Promise<Pull[]> {
    const pulls = await this.#db
      .selectFrom("pulls")
      .select([
        "sourceId",
        "settings",
        "nextPollAt",
        "blockedUntil",
        "problem",
        "problemKind",
        "failuresInRow",
        "authorizedAt",
      ])
      .where("sourceId", "in", sourceIds)
      .execute();
    const streams = await this.#db
      .selectFrom("pullStreams")
      .selectAll("pullStreams")
      .select(({ exists, selectFrom }) =>
        exists(selectFrom("pullPages").whereRef("pullPages.streamId", "=", "pullStreams.id")).as("hasHeldPage"),
      )
      .where("sourceId", "in", sourceIds)
      .orderBy("id")
      .execute();
    const bySource = Map.groupBy(streams, ({ sourceId }) => sourceId);
    return pulls.map(({ problem, problemKind, blockedUntil, authorizedAt, ...pull }) => ({
      ...pull,
      blockedUntil: blockedUntil ?? undefined,
      authorizedAt: authorizedAt ?? undefined,
      problem: problem === null || problemKind === null ? undefined : { kind: problemKind, message: problem },
      streams: (bySource.get(pull.sourceId) ?? []).map(asStream),
    }));
  }

  #ofHolder(sourceId: string, holder: string) {
    return this.#db.updateTable("pulls").where("sourceId", "=", sourceId).where("holder", "=", holder);
  }
}

function tokensPlace(sourceId: string): string {
  return `pulls.tokens/${sourceId}`;
}

function authorizationPlace(sourceId: string): string {
  return `pulls.authorization_request/${sourceId}`;
}

function joinKey({ stream, partition }: PullStreamKey): string {
  return `${stream}\u001F${partition}`;
}

type StreamRow = Selectable<PullStreamsTable> & { readonly hasHeldPage: unknown };

function asStream({ problem, problemKind, problemSince, sourceId: _source, ...row }: StreamRow): PullStreamState {
  return {
    ...row,
    lastPollAt: row.lastPollAt ?? undefined,
    lastSuccessAt: row.lastSuccessAt ?? undefined,
    newestEventAt: row.newestEventAt ?? undefined,
    hasHeldPage: row.hasHeldPage === true,
    problem:
      problem === null || problemKind === null
        ? undefined
        : { kind: problemKind, message: problem, since: problemSince ?? undefined },
  };
}
