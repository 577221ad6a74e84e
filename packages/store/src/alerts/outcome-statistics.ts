import { type AlertFilter, type AlertOutcome, isEnded } from "@pharos/domain";
import { sql } from "kysely";
import type { Db } from "../database/connect.ts";
import { alertCondition } from "./alert-condition.ts";
import type { BucketRange } from "./bucket-range.ts";

/** Alerts created in one bucket, by how they ended; those that ended without an outcome, or did not end, are counted. */
export interface OutcomeBucket {
  readonly at: Date;
  readonly counts: Readonly<Partial<Record<AlertOutcome, number>>>;
  readonly withoutOutcome: number;
  readonly unfinished: number;
}

/** How the alerts that match ended, in each bucket; empty ones included. */
export async function countOutcomes(
  db: Db,
  filter: AlertFilter,
  { from, to, bucketMs }: BucketRange,
): Promise<OutcomeBucket[]> {
  const bucket = sql<number>`floor(extract(epoch FROM created_at - ${from}::timestamptz) * 1000 / ${bucketMs}::float8)::int`;
  const rows = await db
    .selectFrom("alerts")
    .select(["outcome", "status", bucket.as("bucket"), ({ fn }) => fn.countAll<number>().as("count")])
    .where((eb) => alertCondition(eb, { ...filter, createdAfter: from, createdBefore: to }))
    .groupBy(["outcome", "status", "bucket"])
    .execute();
  const length = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / bucketMs));
  const buckets = Array.from({ length }, (_, index) => ({
    at: new Date(from.getTime() + index * bucketMs),
    counts: {} as Partial<Record<AlertOutcome, number>>,
    withoutOutcome: 0,
    unfinished: 0,
  }));
  for (const { outcome, status, bucket: index, count } of rows) {
    const one = buckets[index];
    if (one === undefined) continue;
    if (outcome !== null) one.counts[outcome] = (one.counts[outcome] ?? 0) + count;
    else if (isEnded(status)) one.withoutOutcome += count;
    else one.unfinished += count;
  }
  return buckets;
}
