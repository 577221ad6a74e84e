/**
 * The one rendering of timestamps in stored events: `YYYY-MM-DD HH:MM:SS.nnnnnnnnn`, UTC.
 *
 * It is put together in bytes, because text joined by `+` is a tree to the engine until somebody reads it, and one
 * such tree in an object makes `JSON.stringify` leave its fast path for the whole object.
 */
const length = 29;
const template = Buffer.from("0000-00-00 00:00:00.000000000", "latin1");
const scratch = Buffer.from(template);

function putDigits(value: number, end: number, count: number): void {
  let rest = value;
  for (let at = end - 1; at >= end - count; at--) {
    const next = Math.floor(rest / 10);
    scratch[at] = 48 + rest - next * 10;
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
  template.copy(scratch);
  putDigits(year, 4, 4);
  putDigits(month, 7, 2);
  putDigits(day, 10, 2);
  putDigits(hours, 13, 2);
  putDigits(minutes - hours * 60, 16, 2);
  putDigits(clockSeconds - minutes * 60, 19, 2);
  if (nanoseconds !== 0) putDigits(nanoseconds, length, 9);
  return scratch.toString("latin1");
}

/** From RFC 3339 text in UTC whose form is known to be right: its digits up to `end`, the rest zeros. */
export function copyTimestamp(text: string, end: number): string {
  const copied = Math.min(end, length);
  scratch.write(text, 0, copied, "latin1");
  scratch[10] = 0x20;
  scratch[19] = 0x2e;
  if (copied < length) scratch.fill(0x30, Math.max(copied, 20), length);
  return scratch.toString("latin1");
}
