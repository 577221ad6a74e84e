import type { Reading } from "./strftime-directives.ts";
import { twoDigits } from "./two-digits.ts";

/** How most patterns begin, and in how many steps it would be read. */
export const isoStart = /^%Y-%m-%d[ T]%H:%M:%S/;
export const isoStartSteps = 11;

const isoStartLength = 19;
const dash = 0x2d;
const colon = 0x3a;

/**
 * Reads `2026-03-01 10:00:00` at the beginning of a text in one go, with what stands between date and time; answers
 * the place after it, or -1 where it has another form, as with fewer digits, which the steps may read all the same.
 */
export function readIsoStart(text: string, between: number, into: Reading): number {
  if (text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash || text.charCodeAt(10) !== between) return -1;
  if (text.charCodeAt(13) !== colon || text.charCodeAt(16) !== colon) return -1;
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  if (century < 0 || yearOfCentury < 0 || month < 1 || month > 12 || day < 1 || day > 31) return -1;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return -1;
  into.year = century * 100 + yearOfCentury;
  into.month = month;
  into.day = day;
  into.hour = hour;
  into.minute = minute;
  into.second = second;
  return isoStartLength;
}
