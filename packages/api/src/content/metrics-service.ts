import { invalidInput } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";

export interface MetricSeries {
  readonly label: string;
  readonly value: number;
  /** Time without a fraction of a second → number. */
  readonly breakdown: Readonly<Record<string, number>>;
}

const intervals = [15, 30, 60, 180, 360, 720, 1440];
const bucketsMax = 2_000;

/** Received bytes by log type; every series has all times. @throws input.invalid */
export async function bytesProcessed(
  context: RequestContext,
  range: { readonly from: Date; readonly to: Date },
  intervalMinutes: number,
): Promise<MetricSeries[]> {
  authorize(context.actor, "SummaryRead");
  if (!intervals.includes(intervalMinutes)) throw invalidInput(`intervalInMinutes is one of ${intervals.join(", ")}`);
  const intervalMs = intervalMinutes * 60_000;
  const buckets = Math.ceil((range.to.getTime() - range.from.getTime()) / intervalMs);
  if (!(buckets > 0)) throw invalidInput("toDate must be later than fromDate");
  if (buckets > bucketsMax) throw invalidInput(`Ask for at most ${bucketsMax} intervals`);
  const times = Array.from({ length: buckets }, (_, i) =>
    new Date(range.from.getTime() + i * intervalMs).toISOString().replace(/\.\d+Z$/, "Z"),
  );
  const byLogType = await context.store.ingest.counts.bytesOverTimeByLogType(range, intervalMinutes);
  return [...byLogType].map(([label, values]) => ({
    label,
    value: values.reduce((sum, value) => sum + value, 0),
    breakdown: Object.fromEntries(times.map((time, i) => [time, values[i] ?? 0])),
  }));
}
