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
/** The ten characters of the date that was set. */
let [c0, c1, c2, c3, c5, c6, c8, c9] = [zero, zero, zero, zero, zero, zero, zero, zero];

/** The date of the times that `joinTimestamp` makes from now on: most are of the day of the one before them. */
export function setTimestampDate(year: number, month: number, day: number): void {
  const century = (year / 100) | 0;
  const yearOfCentury = year - century * 100;
  c0 = tensOf(century);
  c1 = onesOf(century);
  c2 = tensOf(yearOfCentury);
  c3 = onesOf(yearOfCentury);
  c5 = tensOf(month);
  c6 = onesOf(month);
  c8 = tensOf(day);
  c9 = onesOf(day);
}

/** The character of the first of two digits. */
function tensOf(value: number): number {
  return zero + ((value / 10) | 0);
}

/** The character of the last digit. */
function onesOf(value: number): number {
  return zero + (value % 10);
}

/** Of the date that was set; `clockSeconds` from 0 to 86,399. Codes in an array, spread, took four times as long. */
export function joinTimestamp(clockSeconds: number, nanoseconds: number): string {
  const minutes = (clockSeconds / 60) | 0;
  const hours = (minutes / 60) | 0;
  const minute = minutes - hours * 60;
  const second = clockSeconds - minutes * 60;
  const micros = (nanoseconds / 1000) | 0;
  const millis = (micros / 1000) | 0;
  const microsOfMilli = micros - millis * 1000;
  const nanosOfMicro = nanoseconds - micros * 1000;
  return String.fromCharCode(
    c0,
    c1,
    c2,
    c3,
    dash,
    c5,
    c6,
    dash,
    c8,
    c9,
    blank,
    tensOf(hours),
    onesOf(hours),
    colon,
    tensOf(minute),
    onesOf(minute),
    colon,
    tensOf(second),
    onesOf(second),
    dot,
    zero + ((millis / 100) | 0),
    onesOf((millis / 10) | 0),
    onesOf(millis),
    zero + ((microsOfMilli / 100) | 0),
    onesOf((microsOfMilli / 10) | 0),
    onesOf(microsOfMilli),
    zero + ((nanosOfMicro / 100) | 0),
    onesOf((nanosOfMicro / 10) | 0),
    onesOf(nanosOfMicro),
  );
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
