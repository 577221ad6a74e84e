import { epochSeconds, isCivilDate, timestampText } from "./calendar.ts";
import { copyTimestamp } from "./timestamp-text.ts";
import { twoDigits } from "./two-digits.ts";

function isSeparator(code: number): boolean {
  return code === 0x54 || code === 0x74 || code === 0x20; // T t blank
}

/** Minutes east of UTC of the zone that fills the rest of the text, or NaN. */
function zoneMinutes(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  if ((sign === 0x5a || sign === 0x7a) && text.length === at + 1) return 0; // Z z
  if (sign !== 0x2b && sign !== 0x2d) return Number.NaN; // + -
  const colon = text.charCodeAt(at + 3) === 0x3a ? 1 : 0;
  if (text.length !== at + 5 + colon) return Number.NaN;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 3 + colon);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return Number.NaN;
  return (sign === 0x2d ? -1 : 1) * (hours * 60 + minutes);
}

/** The fraction whose digits stand from place 20 on. */
function nanosecondsOf(text: string, end: number): number {
  let nanoseconds = 0;
  for (let at = 20; at < 29; at++) nanoseconds = nanoseconds * 10 + (at < end ? text.charCodeAt(at) - 48 : 0);
  return nanoseconds;
}

/**
 * `2022-04-04T17:09:17.123Z`, with offsets and fractions (what is finer than nanoseconds is cut off), rendered as
 * stored; undefined when the text is something else. Most vendors write UTC, whose digits are copied, not computed.
 */
export function rfc3339(text: string): string | undefined {
  if (text.length < 20 || !isSeparator(text.charCodeAt(10))) return undefined;
  if (text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return undefined;
  if (text.charCodeAt(13) !== 0x3a || text.charCodeAt(16) !== 0x3a) return undefined;
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const year = century * 100 + yearOfCentury;
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  if (century < 0 || yearOfCentury < 0 || !isCivilDate(year, month, day)) return undefined;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return undefined;
  let at = 19;
  if (text.charCodeAt(at) === 0x2e) {
    do at++;
    while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57);
    if (at === 20) return undefined;
  }
  const minutesEast = zoneMinutes(text, at);
  if (Number.isNaN(minutesEast)) return undefined;
  if (minutesEast === 0 && second < 60) return copyTimestamp(text, at);
  // A leap second (:60) becomes the next second.
  const seconds = epochSeconds(year, month, day, hour, minute, second) - minutesEast * 60;
  return timestampText(seconds, nanosecondsOf(text, at));
}
