import type { QueryTimeRange } from "@pharos/domain";
import type { FormSteps } from "@pharos/pipeline";
import { lakeInstant } from "../data-lake-queries/lake-instant.ts";
import { bucketSecondsOf, type TimedRow } from "../data-lake-queries/row-histogram.ts";

/** Counts events by log type in the buckets that `rowHistogram` makes of the range. */
export function eventHistogramSteps(range: QueryTimeRange, buckets: number): FormSteps {
  const bucketMs = bucketSecondsOf(range, buckets) * 1000;
  const shiftMs = range.fromMs % bucketMs;
  const time = shiftMs === 0 ? "p_event_time" : `p_event_time - ${shiftMs}ms`;
  return { ofAll: () => `\n| summarize events = agg.count() by at = bin(${time}, ${bucketMs}ms), p_log_type` };
}

/** The time of the first event; null without any. */
export const firstEventSteps: FormSteps = { ofAll: () => "\n| summarize agg.min(p_event_time)" };

/** What the steps count, as rows that stand for many. */
export function countedRows(rows: readonly (readonly unknown[])[], range: QueryTimeRange, buckets: number): TimedRow[] {
  const shiftMs = range.fromMs % (bucketSecondsOf(range, buckets) * 1000);
  return rows.map(([at, logType, events]) => ({
    atMs: Math.max(range.fromMs, lakeInstant(String(at)).getTime() + shiftMs),
    series: String(logType ?? ""),
    count: Number(events),
  }));
}
