import type { AlertFilter, AlertStatus, AlertSubtype, Severity } from "@pharos/domain";
import { sql } from "kysely";
import { needsOnly } from "../database/conditions.ts";
import type { Db } from "../database/connect.ts";
import { alertCondition } from "./alert-condition.ts";
import type { BucketRange } from "./bucket-range.ts";
import { countOutcomes, type OutcomeBucket } from "./outcome-statistics.ts";

/** Of one kind of origin and one severity. */
export interface OriginCounts {
  readonly subtype: AlertSubtype;
  readonly severity: Severity;
  /** In each bucket. */
  readonly counts: readonly number[];
}

/** Numbers over alerts, for overviews and sparklines. */
export class AlertStatistics {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those without alerts are absent. */
  async countByStatus(filter: AlertFilter = {}): Promise<Map<AlertStatus, number>> {
    const rows = await this.#db
      .selectFrom("alerts")
      .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
      .where((eb) => alertCondition(eb, filter))
      .groupBy("status")
      .execute();
    return new Map(rows.map(({ status, count }) => [status, count]));
  }

  /** Those without alerts are absent. */
  async countBySeverity(filter: AlertFilter = {}): Promise<Map<Severity, number>> {
    const rows = await this.#db
      .selectFrom("alerts")
      .select(["severity", ({ fn }) => fn.countAll<number>().as("count")])
      .where((eb) => alertCondition(eb, filter))
      .groupBy("severity")
      .execute();
    return new Map(rows.map(({ severity, count }) => [severity, count]));
  }

  /** The rules with most alerts first. */
  async topRules(filter: AlertFilter, limit: number): Promise<{ ruleId: string; count: number }[]> {
    return this.#db
      .selectFrom("alerts")
      .select(["ruleId", ({ fn }) => fn.countAll<number>().as("count")])
      .where((eb) => alertCondition(eb, filter))
      .groupBy("ruleId")
      .orderBy("count", "desc")
      .orderBy("ruleId")
      .limit(limit)
      .execute();
  }

  /** How many alerts of each severity each rule has; rules without alerts are absent. */
  async countByRuleAndSeverity(filter: AlertFilter): Promise<Map<string, { severity: Severity; count: number }[]>> {
    const rows = await this.#db
      .selectFrom("alerts")
      .select(["ruleId", "severity", ({ fn }) => fn.countAll<number>().as("count")])
      .where((eb) => alertCondition(eb, filter))
      .groupBy(["ruleId", "severity", "severityRank"])
      .orderBy("severityRank", "desc")
      .execute();
    const byRule = new Map<string, { severity: Severity; count: number }[]>();
    for (const { ruleId, severity, count } of rows) {
      const counts = byRule.get(ruleId) ?? [];
      counts.push({ severity, count });
      byRule.set(ruleId, counts);
    }
    return byRule;
  }

  /** Alerts created in each bucket, of each rule asked for; zeros included. */
  async countOverTimeByRule(
    ruleIds: readonly string[],
    range: BucketRange,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, number[]>> {
    return this.#overTime("rule_id", ruleIds, range, logTypeAccess);
  }

  /** Alerts created in each bucket, of each severity asked for; zeros included. */
  async countOverTimeBySeverity(
    severities: readonly Severity[],
    range: BucketRange,
    logTypeAccess?: readonly string[],
  ): Promise<Map<string, number[]>> {
    return this.#overTime("severity", severities, range, logTypeAccess);
  }

  /** Alerts that match, created in each bucket, by what raised them and their severity; without those that have none. */
  async countOverTimeByOrigin(filter: AlertFilter, { from, to, bucketMs }: BucketRange): Promise<OriginCounts[]> {
    const within = { ...filter, createdAfter: from, createdBefore: to };
    const bucket = sql<number>`floor(extract(epoch FROM created_at - ${from}::timestamptz) * 1000 / ${bucketMs}::float8)::int`;
    const rows = await this.#db
      .selectFrom("alerts")
      .select(["subtype", "severity", bucket.as("bucket"), ({ fn }) => fn.countAll<number>().as("count")])
      .where((eb) => alertCondition(eb, within))
      .groupBy(["subtype", "severity", "bucket"])
      .orderBy("subtype")
      .orderBy("severity")
      .execute();
    const buckets = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / bucketMs));
    const series = new Map<string, OriginCounts & { counts: number[] }>();
    for (const { subtype, severity, bucket: index, count } of rows) {
      const key = `${subtype} ${severity}`;
      const one = series.get(key) ?? { subtype, severity, counts: new Array<number>(buckets).fill(0) };
      one.counts[index] = count;
      series.set(key, one);
    }
    return [...series.values()];
  }

  /** How the alerts that match ended, by when they were created. */
  countOutcomes(filter: AlertFilter, range: BucketRange): Promise<OutcomeBucket[]> {
    return countOutcomes(this.#db, filter, range);
  }

  async #overTime(
    column: "rule_id" | "severity",
    keys: readonly string[],
    { from, to, bucketMs }: BucketRange,
    logTypeAccess: readonly string[] | undefined,
  ): Promise<Map<string, number[]>> {
    const visible = logTypeAccess ? needsOnly("neededLogTypes", logTypeAccess) : sql`true`;
    const buckets = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / bucketMs));
    const series = new Map(keys.map((key) => [key, new Array<number>(buckets).fill(0)]));
    const { rows } = await sql<{ key: string; bucket: number; count: number }>`
      SELECT ${sql.ref(column)} AS key,
        floor(extract(epoch FROM created_at - ${from}::timestamptz) * 1000 / ${bucketMs}::float8)::int AS bucket,
        count(*) AS count
      FROM alerts
      WHERE ${sql.ref(column)} = ANY(${[...keys]}::text[]) AND created_at >= ${from} AND created_at < ${to}
        AND ${visible}
      GROUP BY 1, 2`.execute(this.#db);
    for (const { key, bucket, count } of rows) {
      const values = series.get(key);
      if (values) values[bucket] = count;
    }
    return series;
  }
}
