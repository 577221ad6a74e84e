import { writePair, zero } from "./digits.ts";
import { timeLength, unread } from "./outcome.ts";

// What src/timestamps/calendar.ts computes with numbers of any size, with those of 32 bits: dates are counted from
// 400 years earlier, so that no division is of a negative number.

const secondsPerDay: i64 = 86_400;
/** 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z: what four digits of year can say. */
const secondsMin: i64 = -62_167_219_200;
const secondsMax: i64 = 253_402_300_799;
const daysPerEra: i32 = 146_097;
/** From 1 March of the year 400 before the year 0 to 1970-01-01, and to 0000-01-01. */
const daysToEpoch: i32 = 719_468 + daysPerEra;
const daysToYearZero: i32 = daysPerEra - 60;

/** Days from 1970-01-01 to a civil date; the algorithm counts years from March so that leap days come last. */
export function daysFromCivil(year: i32, month: i32, day: i32): i32 {
  const y = (month <= 2 ? year - 1 : year) + 400;
  const dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return y * 365 + y / 4 - y / 100 + y / 400 + dayOfYear - daysToEpoch;
}

/** True when the date exists: 2023-02-29 does not. */
export function isCivilDate(year: i32, month: i32, day: i32): bool {
  if (month < 1 || month > 12 || day < 1) return false;
  if (day <= 28) return true;
  if (month === 2) return day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  // Odd months up to July and even ones from August on have 31 days.
  return day <= 30 + ((month ^ (month >> 3)) & 1);
}

export function epochSeconds(year: i32, month: i32, day: i32, hour: i32, minute: i32, second: i32): i64 {
  return <i64>daysFromCivil(year, month, day) * secondsPerDay + <i64>(hour * 3600 + minute * 60 + second);
}

// The ten characters of a date and a blank: most times are of the day of the one before them.
const dateText: usize = memory.data(16, 16);
let daysOfDateText: i32 = -1;

/** Writes seconds and nanoseconds since 1970; answers as `readTime` does. */
export function writeTime(seconds: i64, nanoseconds: i32, out: usize): i32 {
  if (seconds < secondsMin || seconds > secondsMax) return unread;
  const sinceYearZero = <u64>(seconds - secondsMin);
  const days = <i32>(sinceYearZero / <u64>secondsPerDay);
  if (days !== daysOfDateText) setDate(days);
  store<u64>(out, load<u64>(dateText));
  store<u32>(out, load<u32>(dateText, 8), 8);
  writeClock(<u32>(sinceYearZero - <u64>days * <u64>secondsPerDay), out);
  writeNanoseconds(<u32>nanoseconds, out);
  return timeLength;
}

/** The civil date of a number of days since 0000-01-01: the way back from `daysFromCivil`. */
function setDate(days: i32): void {
  daysOfDateText = days;
  const z = days + daysToYearZero;
  const era = z / daysPerEra;
  const dayOfEra = z - era * daysPerEra;
  const yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
  const dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const shiftedMonth = (5 * dayOfYear + 2) / 153;
  const day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 - 400 + (month <= 2 ? 1 : 0);
  writePair(dateText, year / 100);
  writePair(dateText + 2, year % 100);
  store<u8>(dateText, 0x2d, 4);
  writePair(dateText + 5, month);
  store<u8>(dateText, 0x2d, 7);
  writePair(dateText + 8, day);
  store<u8>(dateText, 0x20, 10);
}

function writeClock(clockSeconds: u32, out: usize): void {
  const minutes = clockSeconds / 60;
  const hours = minutes / 60;
  writePair(out + 11, hours);
  store<u8>(out, 0x3a, 13);
  writePair(out + 14, minutes - hours * 60);
  store<u8>(out, 0x3a, 16);
  writePair(out + 17, clockSeconds - minutes * 60);
}

function writeNanoseconds(nanoseconds: u32, out: usize): void {
  store<u8>(out, 0x2e, 19);
  writePair(out + 20, nanoseconds / 10_000_000);
  writePair(out + 22, (nanoseconds / 100_000) % 100);
  writePair(out + 24, (nanoseconds / 1000) % 100);
  writePair(out + 26, (nanoseconds / 10) % 100);
  store<u8>(out, zero + (nanoseconds % 10), 28);
}
