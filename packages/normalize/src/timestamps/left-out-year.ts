const dayMs = 86_400_000;

/** How far ahead of its receipt a time is believed: clocks differ, and some devices write the time of their own zone. */
export const leadMaxMs = dayMs;

/** Without 29 February in 1900 or 2100, so many years lie between one and the next. */
const yearsBackMax = 8;

/**
 * A time whose year was left out, in seconds since 1970: of the latest year in which it lies at most a day after its
 * receipt. On New Year's Eve that may be the year before or the next one; for 29 February it is a leap year.
 * `secondsIn` answers the time in a year, undefined where that year has no such day.
 */
export function secondsInLatestYear(
  receivedAtMs: number,
  secondsIn: (year: number) => number | undefined,
): number | undefined {
  const next = new Date(receivedAtMs).getUTCFullYear() + 1;
  for (let year = next; year >= next - 1 - yearsBackMax; year--) {
    const seconds = secondsIn(year);
    if (seconds !== undefined && seconds * 1000 <= receivedAtMs + leadMaxMs) return seconds;
  }
  return undefined;
}
