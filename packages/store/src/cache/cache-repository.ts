import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { sha256 } from "../database/hash.ts";
import { cacheLifetimeMs } from "./cache-expiry.ts";

/** What a write needs to know about time. */
export interface CacheWrite {
  readonly now: Date;
  /** Undefined: the default lifetime for a new entry and for a `put…`, else the entry's own. */
  readonly expiresAt?: Date | undefined;
}

/** One key holds any of the three kinds. */
export interface StoredCacheEntry {
  readonly expiresAt: Date;
  readonly counter: number | undefined;
  /** Sorted. */
  readonly strings: readonly string[] | undefined;
  /** JSON text. */
  readonly dictionary: string | undefined;
}

type ValueColumn = "counter" | "string_set" | "dictionary";
const valueColumns: readonly ValueColumn[] = ["counter", "string_set", "dictionary"];
interface NewValue {
  readonly column: ValueColumn;
  /** Of a new entry and of an expired one, whose other values are gone as well. */
  readonly fresh: RawBuilder<unknown>;
  /** Of a living one, `c`. */
  readonly next: RawBuilder<unknown>;
}

/**
 * What rules remember between events (format §15): counters, string sets and dictionaries (JSON text) by key, for the
 * whole installation. Each method is one statement, so it is atomic across processes. Expired entries are still read,
 * unless `liveAt` is given; writes begin afresh.
 */
export class CacheRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Everything that is kept under the key, expired or not. */
  async getEntry(key: string): Promise<StoredCacheEntry | undefined> {
    const { rows } = await sql<{
      counter: number | null;
      stringSet: string[] | null;
      dictionary: string | null;
      expiresAt: Date;
    }>`
      SELECT counter, string_set, dictionary, expires_at FROM cache_entries WHERE key_hash = ${sha256(key)}`.execute(
      this.#db,
    );
    const [row] = rows;
    if (!row) return undefined;
    const { counter, stringSet, dictionary, expiresAt } = row;
    return {
      expiresAt,
      counter: counter ?? undefined,
      strings: stringSet ?? undefined,
      dictionary: dictionary ?? undefined,
    };
  }

  /** The new value. */
  async incrementCounter(key: string, by: number, write: CacheWrite): Promise<number> {
    const row = await this.#upsert<{ counter: number }>(key, write, {
      column: "counter",
      fresh: sql`${by}::bigint`,
      next: sql`coalesce(c.counter, 0) + ${by}::bigint`,
    });
    return row.counter;
  }

  async getCounter(key: string, liveAt?: Date): Promise<number> {
    return (await this.#read<{ counter: number | null }>("counter", key, liveAt))?.counter ?? 0;
  }

  async putCounter(key: string, counter: number, write: CacheWrite): Promise<void> {
    const value = sql`${counter}::bigint`;
    await this.#upsert(key, withExpiry(write), { column: "counter", fresh: value, next: value });
  }

  /** The resulting set, sorted. */
  async addToStringSet(key: string, values: readonly string[], write: CacheWrite): Promise<string[]> {
    return this.#writeSet(key, write, {
      fresh: asSet(sql`${[...values]}::text[]`),
      next: asSet(sql`coalesce(c.string_set, '{}') || ${[...values]}::text[]`),
    });
  }

  /** The resulting set, sorted. */
  async removeFromStringSet(key: string, values: readonly string[], write: CacheWrite): Promise<string[]> {
    const kept = sql`SELECT unnest(c.string_set) EXCEPT SELECT unnest(${[...values]}::text[])`;
    return this.#writeSet(key, write, { fresh: sql`'{}'::text[]`, next: sql`ARRAY(${kept} ORDER BY 1)` });
  }

  async putStringSet(key: string, values: readonly string[], write: CacheWrite): Promise<void> {
    const set = asSet(sql`${[...values]}::text[]`);
    await this.#writeSet(key, withExpiry(write), { fresh: set, next: set });
  }

  /** Sorted; empty when there is none. */
  async getStringSet(key: string, liveAt?: Date): Promise<string[]> {
    return (await this.#read<{ stringSet: string[] | null }>("string_set", key, liveAt))?.stringSet ?? [];
  }

  async resetStringSet(key: string): Promise<void> {
    await sql`UPDATE cache_entries SET string_set = NULL WHERE key_hash = ${sha256(key)}`.execute(this.#db);
  }

  /** `json` is kept as it is. */
  async putDictionary(key: string, json: string, write: CacheWrite): Promise<void> {
    const value = sql`${json}::text`;
    await this.#upsert(key, withExpiry(write), { column: "dictionary", fresh: value, next: value });
  }

  /** JSON as it was put; undefined when there is none. */
  async getDictionary(key: string, liveAt?: Date): Promise<string | undefined> {
    return (await this.#read<{ dictionary: string | null }>("dictionary", key, liveAt))?.dictionary ?? undefined;
  }

  /** Also makes an entry that does not exist yet, as an empty one. */
  async setKeyExpiration(key: string, expiresAt: Date): Promise<void> {
    await sql`
      INSERT INTO cache_entries (key_hash, key, expires_at) VALUES (${sha256(key)}, ${key}, ${expiresAt})
      ON CONFLICT (key_hash) DO UPDATE SET expires_at = excluded.expires_at`.execute(this.#db);
  }

  async deleteExpired(now: Date): Promise<number> {
    const { numAffectedRows } = await sql`DELETE FROM cache_entries WHERE expires_at <= ${now}`.execute(this.#db);
    return Number(numAffectedRows ?? 0n);
  }

  async #writeSet(key: string, write: CacheWrite, value: Omit<NewValue, "column">): Promise<string[]> {
    return (await this.#upsert<{ stringSet: string[] }>(key, write, { column: "string_set", ...value })).stringSet;
  }

  async #upsert<Row>(key: string, { now, expiresAt }: CacheWrite, { column, fresh, next }: NewValue): Promise<Row> {
    const target = sql.raw(column);
    const defaultExpiry = new Date(now.getTime() + cacheLifetimeMs);
    const isLive = sql`c.expires_at > ${now}::timestamptz`;
    const others = valueColumns
      .filter((other) => other !== column)
      .map((other) => sql`${sql.raw(other)} = CASE WHEN ${isLive} THEN c.${sql.raw(other)} END`);
    const { rows } = await sql<Row>`
      INSERT INTO cache_entries AS c (key_hash, key, ${target}, expires_at)
      VALUES (${sha256(key)}, ${key}, ${fresh}, ${expiresAt ?? defaultExpiry})
      ON CONFLICT (key_hash) DO UPDATE SET
        ${target} = CASE WHEN ${isLive} THEN ${next} ELSE excluded.${target} END,
        ${sql.join(others)},
        expires_at = coalesce(${expiresAt ?? null}::timestamptz,
          CASE WHEN ${isLive} THEN c.expires_at ELSE excluded.expires_at END)
      RETURNING ${target}`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new TypeError("An upsert returns its row");
    return row;
  }

  async #read<Row>(column: ValueColumn, key: string, liveAt: Date | undefined): Promise<Row | undefined> {
    const { rows } = await sql<Row>`
      SELECT ${sql.raw(column)} FROM cache_entries
      WHERE key_hash = ${sha256(key)} AND expires_at > coalesce(${liveAt ?? null}::timestamptz, '-infinity')`.execute(
      this.#db,
    );
    return rows[0];
  }
}

function asSet(values: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`ARRAY(SELECT DISTINCT value FROM unnest(${values}) AS value ORDER BY 1)`;
}

/** Putting replaces the expiry as well. */
function withExpiry({ now, expiresAt }: CacheWrite): CacheWrite {
  return { now, expiresAt: expiresAt ?? new Date(now.getTime() + cacheLifetimeMs) };
}
