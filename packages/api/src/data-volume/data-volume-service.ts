import { addCounts, type ConservationCounts, noCounts } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";
import { latencyPerLogType } from "../metrics/metrics-service.ts";
import { largestSeries } from "../overview/largest-series.ts";
import { type OverviewRange, overviewRange, rangeBefore } from "../overview/overview-range.ts";
import type { TimeSeriesGroup } from "../overview/overview-service.ts";

const seriesMax = 8;
const failuresMax = 20;

interface VolumeTotals {
  readonly events: number;
  readonly bytes: number;
  readonly failed: number;
}
interface Volume {
  readonly id: string;
  readonly label: string;
  readonly totals: VolumeTotals;
  readonly totalsBefore: VolumeTotals;
  readonly lastReceivedAt: Date | null;
}
interface DataVolume {
  readonly totals: VolumeTotals;
  readonly totalsBefore: VolumeTotals;
  readonly bytesByLogType: TimeSeriesGroup;
  readonly bytesBySource: TimeSeriesGroup;
  readonly logTypes: readonly Volume[];
  readonly sources: readonly Volume[];
}
interface FailingReason {
  readonly sourceId: string;
  readonly label: string;
  readonly reason: string;
  readonly failures: number;
  readonly lastAt: Date;
}

/** What arrived of the log types that the reader sees; events of no known type count for those who see all. */
export async function readDataVolume(context: RequestContext, from: Date, to: Date): Promise<DataVolume> {
  authorize(context.actor, "SummaryRead");
  const { counts } = context.store.ingest;
  const { logTypeAccess } = context.actor;
  const range = overviewRange(from, to);
  const before = rangeBefore(range);
  const minutes = range.bucketMs / 60_000;
  const sources = await context.loaders.allSources();
  const sourceIds = sources.map(({ id }) => id);
  const [bytesByLogType, overTime, ofLogTypes, ofLogTypesBefore, ofSources, ofSourcesBefore] = await Promise.all([
    counts.bytesOverTimeByLogType(range, minutes, logTypeAccess),
    counts.overTimeBySource(range, minutes, sourceIds, logTypeAccess),
    counts.totalsByLogType(range, undefined, logTypeAccess),
    counts.totalsByLogType(before, undefined, logTypeAccess),
    counts.totalsBySource(range, undefined, logTypeAccess),
    counts.totalsBySource(before, undefined, logTypeAccess),
  ]);
  const bytesBySource = new Map(
    sources.map(({ id, label }) => [label, (overTime.get(id) ?? []).map((bucket) => bucket.counts.bytes)]),
  );
  const hasBytes = ([, values]: readonly [string, readonly number[]]) => values.some((value) => value > 0);
  const at = bucketStarts(range);
  const names = [...new Set([...ofLogTypes.keys(), ...ofLogTypesBefore.keys()])];
  return {
    totals: sumOf(ofLogTypes.values()),
    totalsBefore: sumOf(ofLogTypesBefore.values()),
    bytesByLogType: { at, series: largestSeries(named(bytesByLogType), seriesMax) },
    bytesBySource: { at, series: largestSeries(new Map([...bytesBySource].filter(hasBytes)), seriesMax) },
    logTypes: inOrder(
      names.map((name) => ({
        id: name,
        label: name || unknownLogType,
        totals: totalsOf(ofLogTypes.get(name)),
        totalsBefore: totalsOf(ofLogTypesBefore.get(name)),
        lastReceivedAt: null,
      })),
    ),
    sources: inOrder(
      sources.map(({ id, label, lastReceivedAt }) => ({
        id,
        label,
        totals: totalsOf(ofSources.get(id)),
        totalsBefore: totalsOf(ofSourcesBefore.get(id)),
        // It tells of events of all log types.
        lastReceivedAt: logTypeAccess === undefined ? (lastReceivedAt ?? null) : null,
      })),
    ),
  };
}

/** Why events failed, of the sources and the log types that the reader sees. */
export async function readFailures(context: RequestContext, from: Date, to: Date): Promise<FailingReason[]> {
  authorize(context.actor, "SummaryRead");
  const { logTypeAccess } = context.actor;
  const range = overviewRange(from, to);
  const reasons = await context.lake.failureReasons({
    range: { fromMs: range.from.getTime(), toMs: to.getTime() },
    ...(logTypeAccess && { logTypeAccess }),
  });
  const labels = new Map((await context.loaders.allSources()).map(({ id, label }) => [id, label]));
  return reasons
    .flatMap(({ sourceId, reason, count, lastAt }) => {
      const label = labels.get(sourceId);
      // As the engine writes it, in UTC.
      const at = new Date(`${lastAt.replace(" ", "T").slice(0, isoMillisecondsLength)}Z`);
      return label === undefined ? [] : [{ sourceId, label, reason, failures: count, lastAt: at }];
    })
    .slice(0, failuresMax);
}

/** From an event to its arrival. @throws queryTooSlow */
export async function readLag(context: RequestContext, from: Date, to: Date) {
  authorize(context.actor, "SummaryRead");
  const lags = await latencyPerLogType(context, overviewRange(from, to));
  return lags.map(({ label, value }) => ({ logType: label, seconds: value }));
}

const isoMillisecondsLength = "2026-01-01T00:00:00.000".length;
/** Counts whose log type is empty: no schema took the event. */
const unknownLogType = "No log type";

function named(byLogType: ReadonlyMap<string, readonly number[]>): Map<string, readonly number[]> {
  return new Map([...byLogType].map(([name, values]) => [name || unknownLogType, values]));
}

function bucketStarts({ from, to, bucketMs }: OverviewRange): Date[] {
  const buckets = Math.ceil((to.getTime() - from.getTime()) / bucketMs);
  return Array.from({ length: buckets }, (_, bucket) => new Date(from.getTime() + bucket * bucketMs));
}

function inOrder(volumes: readonly Volume[]): Volume[] {
  const hasAny = ({ events, bytes, failed }: VolumeTotals) => events + bytes + failed > 0;
  return volumes
    .filter(({ totals, totalsBefore }) => hasAny(totals) || hasAny(totalsBefore))
    .toSorted((a, b) => b.totals.bytes - a.totals.bytes || (a.label < b.label ? -1 : 1));
}

function sumOf(counts: Iterable<ConservationCounts>): VolumeTotals {
  return totalsOf([...counts].reduce(addCounts, noCounts));
}

function totalsOf({ stored, bytes, failed }: ConservationCounts = noCounts): VolumeTotals {
  return { events: stored, bytes, failed };
}
