import {
  type AlertFilter,
  addCounts,
  alertStatuses,
  alertStatusesDefault,
  noCounts,
  type Severity,
  type SourceHealth,
  severities,
} from "@pharos/domain";
import type { TimeRange } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { readHealth } from "../sources/source-service.ts";
import { largestSeries, type Series, seriesOf, sum } from "./largest-series.ts";
import { overviewRange, rangeBefore } from "./overview-range.ts";

const topRulesMax = 10;
const logTypesMax = 8;

export interface Overview {
  readonly openAlerts: readonly LabelledCount[];
  readonly totals: OverviewTotals;
  readonly totalsBefore: OverviewTotals;
  readonly alertsBySeverity: readonly LabelledCount[];
  readonly alertsByStatus: readonly LabelledCount[];
  readonly alertsOverTime: TimeSeriesGroup;
  readonly topRules: readonly TopRule[];
  readonly eventsOverTime: TimeSeriesGroup;
  readonly totalEvents: number;
  readonly totalBytes: number;
  readonly sourcesByHealth: readonly LabelledCount[];
}
interface OverviewTotals {
  readonly alerts: number;
  readonly events: number;
  readonly bytes: number;
}
export interface LabelledCount {
  readonly label: string;
  readonly count: number;
}
export interface TimeSeriesGroup {
  readonly at: readonly Date[];
  readonly series: readonly Series[];
}
interface TopRule {
  readonly ruleId: string;
  readonly displayName: string;
  readonly severity: Severity;
  readonly count: number;
}

/** The numbers of the first page, for alerts that were created and events that arrived within the time. */
export async function readOverview(context: RequestContext, from: Date, to: Date): Promise<Overview> {
  authorize(context.actor, "SummaryRead");
  const { alertStatistics, ingest } = context.store;
  const { logTypeAccess } = context.actor;
  const range = overviewRange(from, to);
  const filter: AlertFilter = { createdAfter: range.from, createdBefore: to, logTypeAccess };
  const bucketMinutes = range.bucketMs / 60_000;
  const [open, before, bySeverity, byStatus, top, overTime, events, byLogType, health] = await Promise.all([
    alertStatistics.countBySeverity({ statuses: alertStatusesDefault, logTypeAccess }),
    totalsWithin(context, rangeBefore(range)),
    alertStatistics.countBySeverity(filter),
    alertStatistics.countByStatus(filter),
    alertStatistics.topRules(filter, topRulesMax),
    alertStatistics.countOverTimeBySeverity(severities, range, logTypeAccess),
    ingest.counts.overTime(range, bucketMinutes, logTypeAccess),
    ingest.counts.storedOverTimeByLogType(range, bucketMinutes, logTypeAccess),
    healthCounts(context),
  ]);
  const at = events.map((bucket) => bucket.at);
  const stored = sum(events.map(({ counts }) => counts.stored));
  const bytes = sum(events.map(({ counts }) => counts.bytes));
  return {
    openAlerts: severities.map((label) => ({ label, count: open.get(label) ?? 0 })),
    totals: { alerts: sum([...bySeverity.values()]), events: stored, bytes },
    totalsBefore: before,
    alertsBySeverity: severities.map((label) => ({ label, count: bySeverity.get(label) ?? 0 })),
    alertsByStatus: alertStatuses.map((label) => ({ label, count: byStatus.get(label) ?? 0 })),
    alertsOverTime: { at, series: severities.map((label) => seriesOf(label, overTime.get(label) ?? at.map(() => 0))) },
    topRules: await Promise.all(top.map((rule) => describeRule(context, rule))),
    eventsOverTime: { at, series: largestSeries(byLogType, logTypesMax) },
    totalEvents: stored,
    totalBytes: bytes,
    sourcesByHealth: health,
  };
}

async function totalsWithin({ store, actor }: RequestContext, { from, to }: TimeRange): Promise<OverviewTotals> {
  const { logTypeAccess } = actor;
  const [alerts, sources] = await Promise.all([
    store.alertStatistics.countBySeverity({ createdAfter: from, createdBefore: to, logTypeAccess }),
    store.ingest.counts.totalsBySource({ from, to }, undefined, logTypeAccess),
  ]);
  const { stored, bytes } = [...sources.values()].reduce(addCounts, noCounts);
  return { alerts: sum([...alerts.values()]), events: stored, bytes };
}

async function describeRule(
  { loaders }: RequestContext,
  { ruleId, count }: { readonly ruleId: string; readonly count: number },
): Promise<TopRule> {
  const rule = await loaders.rules.load(ruleId);
  return { ruleId, count, displayName: rule?.displayName ?? ruleId, severity: rule?.severity ?? "INFO" };
}

async function healthCounts(context: RequestContext): Promise<LabelledCount[]> {
  const counts = new Map<SourceHealth, number>();
  for (const source of await context.loaders.allSources()) {
    const health = await readHealth(context, source);
    counts.set(health, (counts.get(health) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
