/**
 * The one rendering of timestamps in stored events: `YYYY-MM-DD HH:MM:SS.nnnnnnnnn`, UTC.
 *
 * It is put together from character codes, because text joined by `+` is a tree to the engine until somebody reads it,
 * and one such tree in an object makes `JSON.stringify` leave its fast path for the whole object.
 */
const zero = 48;
const dash = 45;
const blank = 32;
const colon = 58;
const dot = 46;
const codes = [..."0000-00-00 00:00:00.000000000"].map((character) => character.charCodeAt(0));

function putTwo(value: number, at: number): void {
  const tens = (value / 10) | 0;
  codes[at] = zero + tens;
  codes[at + 1] = zero + value - tens * 10;
}

function putThree(value: number, at: number): void {
  const hundreds = (value / 100) | 0;
  codes[at] = zero + hundreds;
  putTwo(value - hundreds * 100, at + 1);
}

/** The date of the times that `joinTimestamp` makes from now on: most are of the day of the one before them. */
export function setTimestampDate(year: number, month: number, day: number): void {
  const century = (year / 100) | 0;
  putTwo(century, 0);
  putTwo(year - century * 100, 2);
  putTwo(month, 5);
  putTwo(day, 8);
}

/** Of the date that was set; `clockSeconds` from 0 to 86,399. */
export function joinTimestamp(clockSeconds: number, nanoseconds: number): string {
  const minutes = (clockSeconds / 60) | 0;
  const hours = (minutes / 60) | 0;
  putTwo(hours, 11);
  putTwo(minutes - hours * 60, 14);
  putTwo(clockSeconds - minutes * 60, 17);
  const micros = (nanoseconds / 1000) | 0;
  const millis = (micros / 1000) | 0;
  putThree(millis, 20);
  putThree(micros - millis * 1000, 23);
  putThree(nanoseconds - micros * 1000, 26);
  return String.fromCharCode(...codes);
}

/**
 * From RFC 3339 text in UTC whose form is known to be right: its digits up to `end`, the rest zeros. Every log has
 * such times, often several; with the codes spelled out nothing but the text itself is allocated or written.
 */
export function copyTimestamp(text: string, end: number): string {
  return String.fromCharCode(
    text.charCodeAt(0),
    text.charCodeAt(1),
    text.charCodeAt(2),
    text.charCodeAt(3),
    dash,
    text.charCodeAt(5),
    text.charCodeAt(6),
    dash,
    text.charCodeAt(8),
    text.charCodeAt(9),
    blank,
    text.charCodeAt(11),
    text.charCodeAt(12),
    colon,
    text.charCodeAt(14),
    text.charCodeAt(15),
    colon,
    text.charCodeAt(17),
    text.charCodeAt(18),
    dot,
    20 < end ? text.charCodeAt(20) : zero,
    21 < end ? text.charCodeAt(21) : zero,
    22 < end ? text.charCodeAt(22) : zero,
    23 < end ? text.charCodeAt(23) : zero,
    24 < end ? text.charCodeAt(24) : zero,
    25 < end ? text.charCodeAt(25) : zero,
    26 < end ? text.charCodeAt(26) : zero,
    27 < end ? text.charCodeAt(27) : zero,
    28 < end ? text.charCodeAt(28) : zero,
  );
}
