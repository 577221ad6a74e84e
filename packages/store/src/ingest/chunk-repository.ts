import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** How long a sender may repeat a chunk and have it recognised. */
export const chunkMemoryMs = 7 * 24 * 3_600_000;

export interface CommittedChunk {
  readonly token: string;
  readonly sourceId: string;
  /** Events: what a repeat of the chunk repeats. */
  readonly received: number;
  /** Of the delivery's body, where its sender named the delivery. */
  readonly bodyDigest?: string | undefined;
}

/** Which chunks were committed: what makes a repeated one harmless. */
export class ChunkRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those of the tokens that are committed already, with the number of events that each brought. */
  async findCommitted(tokens: readonly string[]): Promise<Map<string, number>> {
    if (tokens.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("chunks")
      .select(["token", "received"])
      .where("token", "=", sql<string>`ANY(${[...tokens]}::text[])`)
      .execute();
    return new Map(rows.map(({ token, received }) => [token, received]));
  }

  /** The chunk as it was committed; undefined when it was not, or is forgotten. */
  async find(token: string): Promise<CommittedChunk | undefined> {
    const row = await this.#db
      .selectFrom("chunks")
      .select(["token", "sourceId", "received", "bodyDigest"])
      .where("token", "=", token)
      .executeTakeFirst();
    return row && { ...row, bodyDigest: row.bodyDigest ?? undefined };
  }

  /**
   * Marks the chunks as committed and returns the tokens that were not before: another commit of a token in the same
   * moment makes this wait for it and leave the token out.
   */
  async record(chunks: readonly CommittedChunk[], now: Date): Promise<Set<string>> {
    if (chunks.length === 0) return new Set();
    const { rows } = await sql<{ token: string }>`
      INSERT INTO chunks (token, source_id, received, body_digest, committed_at)
      SELECT token, source_id, received, body_digest, ${now}::timestamptz
      FROM unnest(
        ${chunks.map((c) => c.token)}::text[], ${chunks.map((c) => c.sourceId)}::text[],
        ${chunks.map((c) => c.received)}::bigint[], ${chunks.map((c) => c.bodyDigest ?? null)}::text[]
      ) AS n (token, source_id, received, body_digest)
      ORDER BY token
      ON CONFLICT (token) DO NOTHING RETURNING token`.execute(this.#db);
    return new Set(rows.map(({ token }) => token));
  }

  /** Forgets chunks older than `chunkMemoryMs`. */
  async expire(now: Date): Promise<number> {
    const before = new Date(now.getTime() - chunkMemoryMs);
    const deleted = await this.#db.deleteFrom("chunks").where("committedAt", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}
