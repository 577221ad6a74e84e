import { zoneOffsetMs } from "../time/format-time.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Longer than a day by what a clock change or a bucket begun early adds. */
const hoursUpToMs = 1.25 * dayMs;
const ticksMax = 9;
const secondSteps = [1, 5, 10, 30].map((seconds) => seconds * 1000);
const timeSteps = [...[1, 2, 5, 10, 15, 30].map((n) => n * minuteMs), ...[1, 2, 3, 6, 12].map((n) => n * hourMs)];
const daySteps = [1, 2, 4, 7, 14, 28, 56, 112, 365].map((days) => days * dayMs);

const dayText = new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "short", day: "numeric" });
const dayAndYearText = new Intl.DateTimeFormat("en", { timeZone: "UTC", month: "short", year: "numeric" });

/**
 * Returns the labels below buckets: round times of day within a day, dates over more, months with their year over
 * more than a year, all as the zone's clocks show them. A bucket is labelled when the round moment lies in it.
 */
export function timeTicks(at: readonly Date[], zone: string): ReadonlyMap<number, string> {
  const local = at.map((date) => date.getTime() + zoneOffsetMs(date, zone));
  const [first, second] = local;
  const last = local.at(-1);
  if (first === undefined || last === undefined) return new Map();
  const bucketMs = second === undefined ? minuteMs : second - first;
  const spanMs = last - first + bucketMs;
  const steps = spanMs <= hoursUpToMs ? [...secondSteps, ...timeSteps] : daySteps;
  const stepMs = steps.find((step) => step >= bucketMs && spanMs / step <= ticksMax) ?? Math.max(dayMs, bucketMs);
  const ticks = new Map<number, string>();
  for (const [index, start] of local.entries()) {
    const round = Math.ceil(start / stepMs) * stepMs;
    if (round < start + bucketMs) ticks.set(index, tickText(round, stepMs, spanMs));
  }
  return ticks;
}

/**
 * `14:05`, at midnight and from a day on `Oct 27`, from a year on `Oct 2026`. `localMs` is what a clock shows, as UTC.
 */
function tickText(localMs: number, stepMs: number, spanMs: number): string {
  if (spanMs > 366 * dayMs) return dayAndYearText.format(localMs);
  if (stepMs >= dayMs || localMs % dayMs === 0) return dayText.format(localMs);
  const [start, end] = stepMs < minuteMs ? [11, 19] : [11, 16];
  return new Date(localMs).toISOString().slice(start, end);
}
