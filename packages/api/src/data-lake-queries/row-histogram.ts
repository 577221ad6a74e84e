import { invalidInput } from "@pharos/domain";

/** A row as a histogram sees it, or many of the same bucket. */
export interface TimedRow {
  readonly atMs: number;
  readonly series: string;
  /** 1 where absent. */
  readonly count?: number;
}
interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

const bucketsMax = 500;

/**
 * Counts rows in even buckets of whole seconds, each series by itself, empty buckets included.
 * @param range from the first to the last row where undefined
 * @throws input.invalid
 */
export function rowHistogram(rows: readonly TimedRow[], asked: TimeRange | undefined, buckets: number) {
  const { fromMs, toMs } = asked ?? rangeOf(rows);
  const bucketSeconds = bucketSecondsOf({ fromMs, toMs }, buckets);
  const length = Math.max(1, Math.ceil((toMs - fromMs) / (bucketSeconds * 1000)));
  const counts = new Map<string, number[]>();
  for (const { atMs, series, count = 1 } of rows) {
    if (atMs < fromMs || atMs >= toMs) continue;
    const place = Math.floor((atMs - fromMs) / (bucketSeconds * 1000));
    const own = counts.get(series) ?? Array<number>(length).fill(0);
    own[place] = (own[place] ?? 0) + count;
    counts.set(series, own);
  }
  const series = [...counts].sort(byName).map(([table, own]) => ({
    table,
    total: own.reduce((sum, count) => sum + count, 0),
    buckets: own.map((count, place) => ({ at: new Date(fromMs + place * bucketSeconds * 1000), count })),
  }));
  return { bucketSeconds, total: series.reduce((sum, { total }) => sum + total, 0), series };
}

/** How long each bucket of the range is. */
export function bucketSecondsOf({ fromMs, toMs }: TimeRange, buckets: number): number {
  if (buckets < 1 || buckets > bucketsMax) throw invalidInput(`buckets must be from 1 to ${bucketsMax}`);
  return Math.max(1, Math.ceil((toMs - fromMs) / buckets / 1000));
}

function rangeOf(rows: readonly TimedRow[]): TimeRange {
  let [fromMs, toMs] = [Infinity, -Infinity];
  for (const { atMs } of rows) {
    fromMs = Math.min(fromMs, atMs);
    toMs = Math.max(toMs, atMs + 1);
  }
  return rows.length === 0 ? { fromMs: 0, toMs: 0 } : { fromMs, toMs };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
