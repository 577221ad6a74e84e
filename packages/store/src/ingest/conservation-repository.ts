import { addCounts, type ConservationCounts, noCounts, type SourceRhythm } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

export interface CountEntry {
  readonly sourceId: string;
  /** Empty: of no known type. */
  readonly logType: string;
  /** Any moment of the minute. */
  readonly at: Date;
  readonly counts: ConservationCounts;
}
export interface CountBucket {
  readonly at: Date;
  readonly counts: ConservationCounts;
}
/** From `from` on, up to but without `to`. */
export interface TimeRange {
  readonly from: Date;
  readonly to: Date;
}

interface BucketRow extends ConservationCounts {
  readonly bucket: number;
}

const minuteMs = 60_000;
const sums = sql.raw(
  ["received", "stored", "failed", "dropped", "repeated", "bytes"].map((c) => `sum(${c})::bigint AS ${c}`).join(", "),
);

/**
 * What became of the events, per source, log type and minute. Where `logTypeAccess` is given, only events of these log
 * types count: those of no known type do not.
 */
export class ConservationRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds to what is there. In the transaction that commits the chunk, so that no event is counted twice. */
  async add(entries: readonly CountEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const merged = mergeEntries(entries);
    const rows = merged.map(({ sourceId, logType, at, counts }) => ({
      source_id: sourceId,
      log_type: logType,
      minute: at,
      ...counts,
    }));
    // In the order of the key, or two that write at once would wait for each other.
    await sql`
      INSERT INTO conservation_counts AS c
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n (
        source_id text, log_type text, minute timestamptz,
        received bigint, stored bigint, failed bigint, dropped bigint, repeated bigint, bytes bigint
      ) ORDER BY 1, 2, 3
      ON CONFLICT (source_id, log_type, minute) DO UPDATE SET
        received = c.received + excluded.received, stored = c.stored + excluded.stored,
        failed = c.failed + excluded.failed, dropped = c.dropped + excluded.dropped,
        repeated = c.repeated + excluded.repeated, bytes = c.bytes + excluded.bytes`.execute(this.#db);
  }

  /** Evenly spaced buckets, oldest first, empty ones included. */
  async overTime(range: TimeRange, bucketMinutes: number, logTypeAccess?: readonly string[]): Promise<CountBucket[]> {
    const bucketMs = bucketMinutes * minuteMs;
    const { rows } = await sql<BucketRow>`
      SELECT ${bucketOf(range, bucketMs)} AS bucket, ${sums}
      FROM conservation_counts
      WHERE minute >= ${range.from} AND minute < ${range.to} AND ${isVisible(logTypeAccess)}
      GROUP BY 1`.execute(this.#db);
    return bucketsOf(range, bucketMs, rows);
  }

  /** The same of each of these sources. */
  async overTimeBySource(
    range: TimeRange,
    bucketMinutes: number,
    sourceIds: readonly string[],
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, CountBucket[]>> {
    const bucketMs = bucketMinutes * minuteMs;
    const { rows } = await sql<BucketRow & { sourceId: string }>`
      SELECT source_id, ${bucketOf(range, bucketMs)} AS bucket, ${sums}
      FROM conservation_counts
      WHERE minute >= ${range.from} AND minute < ${range.to} AND ${ofSources(sourceIds)}
        AND ${isVisible(logTypeAccess)}
      GROUP BY 1, 2`.execute(this.#db);
    const bySource = Map.groupBy(rows, ({ sourceId }) => sourceId);
    return new Map(sourceIds.map((id) => [id, bucketsOf(range, bucketMs, bySource.get(id) ?? [])]));
  }

  /** Stored events of each log type that had any, by bucket: as many numbers for each as `overTime` gives buckets. */
  async storedOverTimeByLogType(
    range: TimeRange,
    bucketMinutes: number,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, number[]>> {
    return this.#overTimeByLogType("stored", range, bucketMinutes, logTypeAccess);
  }

  /** Received bytes, in the same way. */
  async bytesOverTimeByLogType(
    range: TimeRange,
    bucketMinutes: number,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, number[]>> {
    return this.#overTimeByLogType("bytes", range, bucketMinutes, logTypeAccess);
  }

  async #overTimeByLogType(
    column: "stored" | "bytes",
    range: TimeRange,
    bucketMinutes: number,
    logTypeAccess: readonly string[] | undefined,
  ): Promise<Map<string, number[]>> {
    const bucketMs = bucketMinutes * minuteMs;
    const { rows } = await sql<{ logType: string; bucket: number; value: number }>`
      SELECT log_type, ${bucketOf(range, bucketMs)} AS bucket, sum(${sql.ref(column)})::bigint AS value
      FROM conservation_counts
      WHERE minute >= ${range.from} AND minute < ${range.to} AND ${sql.ref(column)} > 0
        AND ${isVisible(logTypeAccess)}
      GROUP BY 1, 2`.execute(this.#db);
    const byLogType = new Map<string, number[]>();
    for (const { logType, bucket, value } of rows) {
      const values = byLogType.get(logType) ?? new Array<number>(bucketCount(range, bucketMs)).fill(0);
      values[bucket] = value;
      byLogType.set(logType, values);
    }
    return byLogType;
  }

  /** Sums of each source that had any; of these sources or of all. */
  async totalsBySource(
    range: TimeRange,
    sourceIds?: readonly string[],
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, ConservationCounts>> {
    const { rows } = await sql<ConservationCounts & { key: string }>`
      SELECT source_id AS key, ${sums} FROM conservation_counts
      WHERE minute >= ${range.from} AND minute < ${range.to} AND ${ofSources(sourceIds)}
        AND ${isVisible(logTypeAccess)} GROUP BY 1`.execute(this.#db);
    return byKey(rows);
  }

  /** Sums of each log type that had any; of one source or of all. */
  async totalsByLogType(
    range: TimeRange,
    sourceId?: string,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, ConservationCounts>> {
    const { rows } = await sql<ConservationCounts & { key: string }>`
      SELECT log_type AS key, ${sums} FROM conservation_counts
      WHERE minute >= ${range.from} AND minute < ${range.to} AND ${ofSources(sourceId === undefined ? undefined : [sourceId])}
        AND ${isVisible(logTypeAccess)} GROUP BY 1`.execute(this.#db);
    return byKey(rows);
  }

  async total(range: TimeRange, sourceId?: string): Promise<ConservationCounts> {
    return [...(await this.totalsByLogType(range, sourceId)).values()].reduce(addCounts, noCounts);
  }

  /** Returns in how many minutes a source brought data, and how long it was silent at most between two of them. */
  async findRhythm(sourceId: string, { from, to }: TimeRange): Promise<SourceRhythm> {
    const { rows } = await sql<{ activeMinutes: number; longestGapMinutes: number }>`
      SELECT count(*)::int AS active_minutes, coalesce(max(gap), 0)::int AS longest_gap_minutes FROM (
        SELECT extract(epoch FROM minute - lag(minute) OVER (ORDER BY minute)) / 60 AS gap FROM conservation_counts
        WHERE source_id = ${sourceId} AND minute >= ${from} AND minute < ${to} AND received > 0 GROUP BY minute
      ) AS gaps`.execute(this.#db);
    return rows[0] ?? { activeMinutes: 0, longestGapMinutes: 0 };
  }

  async expire(before: Date): Promise<number> {
    const deleted = await this.#db.deleteFrom("conservationCounts").where("minute", "<", before).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  }
}

/** Pure: one entry a source, log type and minute, with the minute's beginning. */
export function mergeEntries(entries: readonly CountEntry[]): CountEntry[] {
  const merged = new Map<string, CountEntry>();
  for (const { sourceId, logType, at, counts } of entries) {
    const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
    const key = `${sourceId}\n${logType}\n${minute.getTime()}`;
    const before = merged.get(key)?.counts ?? noCounts;
    merged.set(key, { sourceId, logType, at: minute, counts: addCounts(before, counts) });
  }
  return [...merged.values()];
}

function bucketOf({ from }: TimeRange, bucketMs: number) {
  return sql`floor(extract(epoch FROM minute - ${from}::timestamptz) * 1000 / ${bucketMs}::float8)::int`;
}

function bucketCount({ from, to }: TimeRange, bucketMs: number): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / bucketMs));
}

function ofSources(sourceIds: readonly string[] | undefined) {
  return sourceIds === undefined ? sql`true` : sql`source_id = ANY(${sourceIds}::text[])`;
}

function isVisible(logTypeAccess: readonly string[] | undefined) {
  return logTypeAccess === undefined ? sql`true` : sql`log_type = ANY(${logTypeAccess}::text[])`;
}

function bucketsOf(range: TimeRange, bucketMs: number, rows: readonly BucketRow[]): CountBucket[] {
  const found = new Map(rows.map((row) => [row.bucket, row]));
  return Array.from({ length: bucketCount(range, bucketMs) }, (_, i) => {
    const { received, stored, failed, dropped, repeated, bytes } = found.get(i) ?? noCounts;
    return {
      at: new Date(range.from.getTime() + i * bucketMs),
      counts: { received, stored, failed, dropped, repeated, bytes },
    };
  });
}

function byKey(rows: readonly (ConservationCounts & { readonly key: string })[]): Map<string, ConservationCounts> {
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
}
