const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Round lengths of a bucket. */
const lengthsMs = [
  secondMs,
  5 * secondMs,
  15 * secondMs,
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  dayMs,
  7 * dayMs,
  30 * dayMs,
  365 * dayMs,
];
const bucketsMax = 80;

export interface TimeBuckets {
  /** Start of each. */
  readonly at: readonly Date[];
  readonly counts: readonly number[];
}

/** How many of the instants lie in each bucket of a round length, from the first to the last. */
export function timeBuckets(times: readonly Date[]): TimeBuckets | undefined {
  const values = times.map((time) => time.getTime()).filter((time) => !Number.isNaN(time));
  if (values.length === 0) return undefined;
  const first = values.reduce((a, b) => Math.min(a, b));
  const last = values.reduce((a, b) => Math.max(a, b));
  const lengthMs = lengthsMs.find((length) => (last - first) / length < bucketsMax) ?? (last - first) / bucketsMax;
  const start = Math.floor(first / lengthMs);
  const counts = new Array<number>(Math.floor(last / lengthMs) - start + 1).fill(0);
  for (const value of values) {
    const bucket = Math.floor(value / lengthMs) - start;
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return { at: counts.map((_count, index) => new Date((start + index) * lengthMs)), counts };
}
