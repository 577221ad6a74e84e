import { type AlertFilter, type AlertSubtype, invalidInput } from "@pharos/domain";
import type { QueryAsker } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

/** What metrics are of: buckets from `from` on, the last of which ends at or after `to`. */
export interface MetricsRange {
  readonly from: Date;
  readonly to: Date;
  readonly bucketMs: number;
}
interface MetricSeries {
  readonly label: string;
  readonly value: number;
  /** Time without a fraction of a second → number. */
  readonly breakdown: Readonly<Record<string, number>>;
}
interface MetricTotal {
  readonly label: string;
  readonly value: number;
}
interface RuleMetric {
  readonly entityId: string;
  readonly label: string;
  readonly value: number;
}

const intervals = [15, 30, 60, 180, 360, 720, 1440];
const bucketsMax = 2_000;
const rulesMax = 1_000;

/** @throws input.invalid */
export function metricsRange(
  context: RequestContext,
  from: Date,
  to: Date,
  interval: number | undefined,
): MetricsRange {
  authorize(context.actor, "SummaryRead");
  const intervalMinutes = interval ?? defaultInterval(from, to);
  if (intervalMinutes === undefined || !intervals.includes(intervalMinutes))
    throw invalidInput(`intervalInMinutes must be one of ${intervals.join(", ")}`);
  const range = { from, to, bucketMs: intervalMinutes * 60_000 };
  if (!(bucketsOf(range) > 0)) throw invalidInput("toDate must be later than fromDate");
  if (bucketsOf(range) > bucketsMax)
    throw invalidInput(
      `The time range spans more than ${bucketsMax} intervals. Choose a shorter range or a longer interval.`,
    );
  return range;
}

/** Received bytes by log type. */
export async function bytesProcessed(context: RequestContext, range: MetricsRange): Promise<MetricSeries[]> {
  authorize(context.actor, "SummaryRead");
  const { logTypeAccess } = context.actor;
  const bucketMinutes = range.bucketMs / 60_000;
  const byLogType = await context.store.ingest.counts.bytesOverTimeByLogType(range, bucketMinutes, logTypeAccess);
  return [...byLogType].map(([label, values]) => seriesOf(label, values, range));
}

/** Stored events by log type. */
export async function eventsProcessed(context: RequestContext, range: MetricsRange): Promise<MetricSeries[]> {
  authorize(context.actor, "SummaryRead");
  const { logTypeAccess } = context.actor;
  const bucketMinutes = range.bucketMs / 60_000;
  const byLogType = await context.store.ingest.counts.storedOverTimeByLogType(range, bucketMinutes, logTypeAccess);
  return [...byLogType].map(([label, values]) => seriesOf(label, values, range));
}

/** Received bytes by log source, for sources that are there; the most first. */
export async function bytesIngested(context: RequestContext, range: MetricsRange): Promise<MetricTotal[]> {
  authorize(context.actor, "SummaryRead");
  const totals = await context.store.ingest.counts.totalsBySource(range, undefined, context.actor.logTypeAccess);
  const sources = await context.loaders.allSources();
  return sources
    .map(({ id, label }) => ({ label, value: totals.get(id)?.bytes ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
}

/** Bytes that searches read, by who asked. */
export async function bytesQueried(context: RequestContext, range: MetricsRange): Promise<MetricSeries[]> {
  authorize(context.actor, "SummaryRead");
  const byAsker = await context.store.dataLakeQueries.bytesReadOverTime(range, range.bucketMs);
  return [...byAsker].map(([asker, values]) => seriesOf(askers[asker], values, range));
}

const askers: Readonly<Record<QueryAsker, string>> = {
  user: "User",
  "api-token": "API token",
  system: "Pharos",
  schedule: "Scheduled search",
};

/** Seconds from an event to its arrival by log type, on average, of the events that happened within the range. */
export async function latencyPerLogType(context: RequestContext, range: MetricsRange): Promise<MetricTotal[]> {
  authorize(context.actor, "SummaryRead");
  const [from, to] = [range.from, range.to].map((time) => time.toISOString().replace("T", " ").replace("Z", ""));
  const sql = `SELECT p_log_type AS label, avg(date_diff('millisecond', p_event_time, p_parse_time)) / 1000 AS value
    FROM panther_views.public.all_logs WHERE p_event_time >= '${from}' AND p_event_time < '${to}'
    GROUP BY p_log_type ORDER BY value DESC`;
  const { logTypeAccess } = context.actor;
  const { rows } = await context.lake.query(sql, { maxRows: rulesMax, ...(logTypeAccess && { logTypeAccess }) });
  return rows.map(([label, value]) => ({ label: String(label), value: Number(value) }));
}

/** Alerts by what raised them and their severity. */
export async function alertsPerSeverity(context: RequestContext, range: MetricsRange): Promise<MetricSeries[]> {
  authorize(context.actor, "SummaryRead");
  const origins = await context.store.alertStatistics.countOverTimeByOrigin(raisedWithin(context, range), range);
  return origins.map(({ subtype, severity, counts }) => seriesOf(`${titleOf(subtype)} ${severity}`, counts, range));
}

/** The detections with most alerts first. */
export async function alertsPerRule(context: RequestContext, range: MetricsRange): Promise<RuleMetric[]> {
  authorize(context.actor, "SummaryRead");
  const rules = await context.store.alertStatistics.topRules(raisedWithin(context, range), rulesMax);
  return Promise.all(
    rules.map(async ({ ruleId, count }) => {
      const detection = await context.loaders.detections.load(ruleId);
      return { entityId: ruleId, label: detection?.displayName || ruleId, value: count };
    }),
  );
}

export async function totalAlerts(context: RequestContext, range: MetricsRange): Promise<number> {
  authorize(context.actor, "SummaryRead");
  const bySeverity = await context.store.alertStatistics.countBySeverity(raisedWithin(context, range));
  return sum([...bySeverity.values()]);
}

export function totalOf(series: readonly MetricTotal[]): number {
  return sum(series.map(({ value }) => value));
}

/** Alerts that detections raised, not those of failures. */
function raisedWithin({ actor }: RequestContext, { from, to }: MetricsRange): AlertFilter {
  return { types: ["ALERT"], createdAfter: from, createdBefore: to, logTypeAccess: actor.logTypeAccess };
}

/** `SCHEDULED_RULE` → `Scheduled Rule` */
function titleOf(subtype: AlertSubtype): string {
  const words = subtype.split("_").map((word) => word.charAt(0) + word.slice(1).toLowerCase());
  return words.join(" ");
}

/** Three hours, or as much longer as a long range needs. */
function defaultInterval(from: Date, to: Date): number | undefined {
  return intervals.find((minutes) => minutes >= 180 && to.getTime() - from.getTime() <= bucketsMax * minutes * 60_000);
}

/** All times of the range, whatever happened then. */
function seriesOf(label: string, values: readonly number[], range: MetricsRange): MetricSeries {
  const times = Array.from({ length: bucketsOf(range) }, (_, i) =>
    new Date(range.from.getTime() + i * range.bucketMs).toISOString().replace(/\.\d+Z$/, "Z"),
  );
  return {
    label,
    value: sum(values),
    breakdown: Object.fromEntries(times.map((time, i) => [time, values[i] ?? 0])),
  };
}

function bucketsOf({ from, to, bucketMs }: MetricsRange): number {
  return Math.ceil((to.getTime() - from.getTime()) / bucketMs);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
