import { epochSeconds, writeTime } from "./calendar.ts";
import { digitsEnd, pairAt, twoDigitsAt } from "./digits.ts";
import { nanosecondsOf, writeFraction } from "./fraction.ts";
import { writeIsoStart } from "./iso-start.ts";
import { timeLength, unread } from "./outcome.ts";

/**
 * RFC 3339 whose first 19 characters are known to be right, and what stands after them is not plain: another zone, a
 * longer fraction; or it is a leap second.
 */
export function readZonedTime(start: usize, end: usize, out: usize): i32 {
  const fraction = start + 20;
  let at = start + 19;
  if (load<u8>(at) === 0x2e) {
    at = digitsEnd(fraction, end);
    if (at === fraction) return unread;
  }
  const minutesEast = zoneMinutes(at, end);
  if (minutesEast === noZone) return unread;
  const second = pairAt(start + 17);
  if (minutesEast === 0 && second < 60) {
    writeFraction(fraction, at, out);
    writeIsoStart(start, out);
    return timeLength;
  }
  // A leap second (:60) becomes the next second.
  const clock = epochSeconds(
    pairAt(start) * 100 + pairAt(start + 2),
    pairAt(start + 5),
    pairAt(start + 8),
    pairAt(start + 11),
    pairAt(start + 14),
    second,
  );
  return writeTime(clock - <i64>(minutesEast * 60), nanosecondsOf(fraction, at), out);
}

const noZone: i32 = i32.MAX_VALUE;

/** Minutes east of UTC of the zone that fills the rest of the text. */
function zoneMinutes(at: usize, end: usize): i32 {
  if (at >= end) return noZone;
  const sign = load<u8>(at);
  if ((sign | 0x20) === 0x7a) return at + 1 === end ? 0 : noZone;
  if ((sign !== 0x2b && sign !== 0x2d) || end - at < 5) return noZone;
  const colon: usize = load<u8>(at, 3) === 0x3a ? 1 : 0;
  if (end !== at + 5 + colon) return noZone;
  const hours = twoDigitsAt(at + 1);
  const minutes = twoDigitsAt(at + 3 + colon);
  if (<u32>hours > 23 || <u32>minutes > 59) return noZone;
  const east = hours * 60 + minutes;
  return sign === 0x2d ? -east : east;
}
