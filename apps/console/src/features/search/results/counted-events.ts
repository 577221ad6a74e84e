import type { LakeRow } from "../../../graphql/read-rows.ts";

/** How many events there were in even buckets of time, each log type by itself. */
export interface CountedEvents {
  readonly total: number;
  readonly series: readonly {
    readonly table: string;
    readonly total: number;
    readonly buckets: readonly { readonly at: string; readonly count: number }[];
  }[];
}

interface Instants {
  readonly fromMs: number;
  readonly toMs: number;
}

const bucketsMax = 80;
/** Buckets that people read easily, in seconds. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400];

/** How long the buckets are of so long a time; whole days where it is long. */
export function bucketSeconds({ fromMs, toMs }: Instants): number {
  const wanted = (toMs - fromMs) / 1000 / bucketsMax;
  const day = 86_400;
  return steps.find((step) => step >= wanted) ?? Math.ceil(wanted / day) * day;
}

/**
 * The counts of a search, empty buckets included. Without a time of its own, it was between its first event and its last.
 * @param rows of at, p_log_type and events, in buckets of so many seconds since 1970
 */
export function countedEvents(
  rows: readonly LakeRow[],
  seconds: number,
  instants: Instants | undefined,
): CountedEvents {
  const counted = rows.map(({ at, p_log_type, events }) => ({
    atMs: Date.parse(`${String(at).slice(0, 19).replace(" ", "T")}Z`),
    table: String(p_log_type ?? ""),
    count: Number(events),
  }));
  const times = counted.map(({ atMs }) => atMs);
  const whole = instants ?? { fromMs: Math.min(...times), toMs: Math.max(...times) + 1 };
  const wide = instants === undefined ? Math.max(seconds, bucketSeconds(whole)) : seconds;
  const bucketMs = wide * 1000;
  const first = Math.floor(whole.fromMs / bucketMs) * bucketMs;
  const length = counted.length === 0 ? 0 : Math.max(1, Math.ceil((whole.toMs - first) / bucketMs));
  const series = new Map<string, number[]>();
  for (const { atMs, table, count } of counted) {
    const place = Math.floor((atMs - first) / bucketMs);
    const own = series.get(table) ?? new Array<number>(length).fill(0);
    if (place >= 0 && place < length) own[place] = (own[place] ?? 0) + count;
    series.set(table, own);
  }
  const shown = [...series]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([table, counts]) => ({
      table,
      total: sum(counts),
      buckets: counts.map((count, place) => ({ at: new Date(first + place * bucketMs).toISOString(), count })),
    }));
  return { total: sum(shown.map(({ total }) => total)), series: shown };
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
