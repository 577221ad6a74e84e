import { invalidInput } from "@pharos/domain";

export interface OverviewRange {
  readonly from: Date;
  readonly to: Date;
  readonly bucketMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const rangeDaysMax = 366;
const bucketsMax = 73;
const bucketSizes = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 3, 6, 12].map((hours) => hours * hourMs),
  ...[1, 2, 7].map((days) => days * dayMs),
];

/**
 * The time, widened at its beginning to whole buckets of a round length, so that bars begin where clocks are read.
 * @throws input.invalid
 */
export function overviewRange(from: Date, to: Date): OverviewRange {
  const ms = to.getTime() - from.getTime();
  if (ms <= 0) throw invalidInput("endTime must be after startTime");
  if (ms > rangeDaysMax * dayMs)
    throw invalidInput(`The time range of an overview can span at most ${rangeDaysMax} days`);
  const bucketMs = bucketSizes.find((size) => ms / size <= bucketsMax) ?? 7 * dayMs;
  return { from: new Date(Math.floor(from.getTime() / bucketMs) * bucketMs), to, bucketMs };
}

/** As long a time that ends where the range begins, to compare with. */
export function rangeBefore({ from, to }: OverviewRange): { readonly from: Date; readonly to: Date } {
  return { from: new Date(2 * from.getTime() - to.getTime()), to: from };
}
