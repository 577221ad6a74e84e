/** The earliest time that the engine keeps in nanoseconds; it refuses to compare with anything outside. */
const earliestMs = Date.UTC(1900, 0, 1);
const latestMs = Date.UTC(2262, 0, 1);

/** "All time" begins in the year 1 and may end beyond what the engine knows. */
export function withinEngineTime(ms: number): number {
  return Math.min(Math.max(Math.trunc(ms), earliestMs), latestMs);
}

/** A moment as the engine's SQL says it, to the millisecond. */
export function engineMoment(ms: number): string {
  return `fromUnixTimestamp64Milli(${withinEngineTime(ms)}, 'UTC')`;
}
