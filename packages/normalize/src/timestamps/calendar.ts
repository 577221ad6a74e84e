import { joinTimestamp, setTimestampDate } from "./timestamp-text.ts";

/** Proleptic Gregorian calendar arithmetic without `Date`: it runs several times an event. */

const secondsPerDay = 86_400;
/** 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z: what four digits of year can say. */
export const epochSecondsMin = -62_167_219_200;
export const epochSecondsMax = 253_402_300_799;

/** Days from 1970-01-01 to a civil date; the algorithm counts years from March so that leap days come last. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True when the date exists: 2023-02-29 does not. */
export function isCivilDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeapFebruary = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (isLeapFebruary ? 29 : (monthDays[month - 1] ?? 0));
}

export function epochSeconds(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number {
  return daysFromCivil(year, month, day) * secondsPerDay + hour * 3600 + minute * 60 + second;
}

let daysOfDateSet = Number.NaN;

/** Seconds and nanoseconds since 1970 as stored text; undefined outside the years 0000 to 9999. */
export function timestampText(seconds: number, nanoseconds: number): string | undefined {
  if (!(seconds >= epochSecondsMin && seconds <= epochSecondsMax)) return undefined;
  const days = Math.floor(seconds / secondsPerDay);
  if (days !== daysOfDateSet) {
    daysOfDateSet = days;
    setDate(days);
  }
  return joinTimestamp(seconds - days * secondsPerDay, nanoseconds);
}

/** The civil date of a number of days since 1970: the way back from `daysFromCivil`. */
function setDate(days: number): void {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  setTimestampDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export function timestampTextOfMs(epochMs: number): string {
  const seconds = Math.floor(epochMs / 1000);
  return timestampText(seconds, (Math.floor(epochMs) - seconds * 1000) * 1_000_000) ?? "1970-01-01 00:00:00.000000000";
}

const digitsOfZero = 48 * 11;

/** The number that two characters make which are digits for sure. */
function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - digitsOfZero;
}

// Most events are of the day of the one before them.
let lastDate = Number.NaN;
let lastDays = 0;

/** Milliseconds since 1970 of a text that `timestampText` made. */
export function epochMsOfTimestampText(text: string): number {
  const year = pairAt(text, 0) * 100 + pairAt(text, 2);
  const month = pairAt(text, 5);
  const day = pairAt(text, 8);
  const date = (year * 100 + month) * 100 + day;
  if (date !== lastDate) {
    lastDate = date;
    lastDays = daysFromCivil(year, month, day);
  }
  const seconds = lastDays * secondsPerDay + pairAt(text, 11) * 3600 + pairAt(text, 14) * 60 + pairAt(text, 17);
  return seconds * 1000 + pairAt(text, 20) * 10 + text.charCodeAt(22) - 48;
}
