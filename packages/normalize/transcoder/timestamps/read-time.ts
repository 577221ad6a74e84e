import { readPattern } from "./date-pattern.ts";
import { readEpoch } from "./epoch.ts";
import { autoPlaces } from "./epoch-digits.ts";
import { cannotTell, unread } from "./outcome.ts";
import { readRfc3339 } from "./rfc3339.ts";
import { Cloudflare, Pattern, Rfc3339, Unix, UnixMs, UnixNs, UnixUs } from "./time-format.ts";

export { cannotTell };

/**
 * Reads the characters of a JSON text without escapes, or of a JSON number, from start to end, which are not none.
 * Writes the 29 characters `YYYY-MM-DD HH:MM:SS.nnnnnnnnn` and answers 29; 0 when the format does not read the value;
 * `cannotTell` when only the general way (src/timestamps) knows.
 */
export function readTime(format: i32, start: usize, end: usize, isNumber: bool, out: usize): i32 {
  if (format === Rfc3339) return isNumber ? unread : readRfc3339(start, end, out);
  if (format & Pattern) return isNumber ? unread : readPattern(format, start, end, out);
  if (format === Cloudflare && !isNumber) {
    const length = readRfc3339(start, end, out);
    if (length !== unread) return length;
  }
  return readEpoch(placesOf(format), start, end, isNumber, out);
}

function placesOf(format: i32): i32 {
  if (format === Unix) return 0;
  if (format === UnixMs) return 3;
  if (format === UnixUs) return 6;
  return format === UnixNs ? 9 : autoPlaces;
}
