/**
 * The one rendering of timestamps in stored events: `YYYY-MM-DD HH:MM:SS.nnnnnnnnn`, UTC.
 *
 * It is put together from character codes, because text joined by `+` is a tree to the engine until somebody reads it,
 * and one such tree in an object makes `JSON.stringify` leave its fast path for the whole object.
 */
const length = 29;
const zero = 48;
const dash = 45;
const blank = 32;
const colon = 58;
const dot = 46;
const codes = [..."0000-00-00 00:00:00.000000000"].map((character) => character.charCodeAt(0));

function putDigits(value: number, end: number, count: number): void {
  let rest = value;
  for (let at = end - 1; at >= end - count; at--) {
    const next = Math.floor(rest / 10);
    codes[at] = zero + rest - next * 10;
    rest = next;
  }
}

/** Parts of a date that exists; `clockSeconds` from 0 to 86,399. */
export function joinTimestamp(
  year: number,
  month: number,
  day: number,
  clockSeconds: number,
  nanoseconds: number,
): string {
  const minutes = Math.floor(clockSeconds / 60);
  const hours = Math.floor(minutes / 60);
  putDigits(year, 4, 4);
  putDigits(month, 7, 2);
  putDigits(day, 10, 2);
  putDigits(hours, 13, 2);
  putDigits(minutes - hours * 60, 16, 2);
  putDigits(clockSeconds - minutes * 60, 19, 2);
  putDigits(nanoseconds, length, 9);
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
