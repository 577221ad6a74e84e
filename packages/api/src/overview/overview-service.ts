import {
  type AlertFilter,
  alertStatuses,
  invalidInput,
  type Severity,
  type SourceHealth,
  severities,
} from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { sourceHealth } from "../sources/source-health.ts";

const topRulesMax = 10;
const bucketsAbout = 60;
const rangeDaysMax = 366;

export interface Overview {
  readonly alertsBySeverity: readonly LabelledCount[];
  readonly alertsByStatus: readonly LabelledCount[];
  readonly alertsOverTime: TimeSeriesGroup;
  readonly topRules: readonly TopRule[];
  readonly eventsOverTime: TimeSeriesGroup;
  readonly totalEvents: number;
  readonly totalBytes: number;
  readonly sourcesByHealth: readonly LabelledCount[];
}
export interface LabelledCount {
  readonly label: string;
  readonly count: number;
}
export interface TimeSeriesGroup {
  readonly at: readonly Date[];
  readonly series: readonly { readonly label: string; readonly total: number; readonly values: readonly number[] }[];
}
interface TopRule {
  readonly ruleId: string;
  readonly displayName: string;
  readonly severity: Severity;
  readonly count: number;
}
interface Range {
  readonly from: Date;
  readonly to: Date;
  readonly bucketMs: number;
}

/** The numbers of the first page, for alerts that were created and events that arrived within the time. */
export async function readOverview(context: RequestContext, from: Date, to: Date): Promise<Overview> {
  authorize(context.actor, "SummaryRead");
  const { alertStatistics, ingest } = context.store;
  const range = overviewRange(from, to);
  const filter: AlertFilter = { createdAfter: from, createdBefore: to };
  const [bySeverity, byStatus, top, overTime, events, health] = await Promise.all([
    alertStatistics.countBySeverity(filter),
    alertStatistics.countByStatus(filter),
    alertStatistics.topRules(filter, topRulesMax),
    alertStatistics.countOverTimeBySeverity(severities, range),
    ingest.counts.overTime(range, range.bucketMs / 60_000),
    healthCounts(context),
  ]);
  const stored = events.map(({ counts }) => counts.stored);
  const bytes = events.map(({ counts }) => counts.bytes);
  const at = events.map((bucket) => bucket.at);
  return {
    alertsBySeverity: severities.map((label) => ({ label, count: bySeverity.get(label) ?? 0 })),
    alertsByStatus: alertStatuses.map((label) => ({ label, count: byStatus.get(label) ?? 0 })),
    alertsOverTime: { at, series: severities.map((label) => seriesOf(label, overTime.get(label) ?? at.map(() => 0))) },
    topRules: await Promise.all(top.map((rule) => describeRule(context, rule))),
    eventsOverTime: { at, series: [seriesOf("events", stored), seriesOf("bytes", bytes)] },
    totalEvents: sum(stored),
    totalBytes: sum(bytes),
    sourcesByHealth: health,
  };
}

/** About sixty buckets of whole minutes. @throws input.invalid */
function overviewRange(from: Date, to: Date): Range {
  const ms = to.getTime() - from.getTime();
  if (ms <= 0) throw invalidInput("endTime comes after startTime");
  if (ms > rangeDaysMax * 86_400_000) throw invalidInput(`An overview spans at most ${rangeDaysMax} days`);
  return { from, to, bucketMs: Math.max(1, Math.ceil(ms / bucketsAbout / 60_000)) * 60_000 };
}

async function describeRule(
  { loaders }: RequestContext,
  { ruleId, count }: { readonly ruleId: string; readonly count: number },
): Promise<TopRule> {
  const rule = await loaders.rules.load(ruleId);
  return { ruleId, count, displayName: rule?.displayName ?? ruleId, severity: rule?.severity ?? "INFO" };
}

async function healthCounts({ loaders }: RequestContext): Promise<LabelledCount[]> {
  const counts = new Map<SourceHealth, number>();
  for (const source of await loaders.allSources()) {
    const [lastHour, lastDay] = await Promise.all([
      loaders.counts(1).load(source.id),
      loaders.counts(24).load(source.id),
    ]);
    const { enabled, lastReceivedAt } = source;
    const health = sourceHealth({ enabled, lastReceivedAt, lastHour, lastDay });
    counts.set(health, (counts.get(health) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}

function seriesOf(label: string, values: readonly number[]) {
  return { label, total: sum(values), values };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
