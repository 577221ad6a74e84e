import { writeTime } from "./calendar.ts";
import { digitsEnd, zero } from "./digits.ts";
import { readFractionalNumber } from "./epoch-number.ts";
import { cannotTell, unread } from "./outcome.ts";

/** Instead of a number of decimal places: by magnitude. */
export const autoPlaces: i32 = -1;
/** The general way reads no more; a JSON number of more digits is too large for any unit. */
const wholeDigitsMax: usize = 30;
const secondsDigitsMax: i32 = 12;

/** Seconds with so many decimal places, written without the point, as src/timestamps/epoch.ts reads them. */
export function readEpoch(places: i32, start: usize, end: usize, isNumber: bool, out: usize): i32 {
  const sign = load<u8>(start);
  let whole = sign === 0x2b || sign === 0x2d ? start + 1 : start;
  const wholeEnd = digitsEnd(whole, end);
  if (whole === wholeEnd) return isTrimmed(start) ? cannotTell : unread;
  let fraction = wholeEnd;
  let fractionEnd = wholeEnd;
  if (wholeEnd < end && load<u8>(wholeEnd) === 0x2e) {
    fraction = wholeEnd + 1;
    fractionEnd = digitsEnd(fraction, end);
  }
  if (fractionEnd < end) return (load<u8>(fractionEnd) | 0x20) === 0x65 || isTrimmed(end - 1) ? cannotTell : unread;
  if (wholeEnd - whole > wholeDigitsMax) return unread;
  while (whole + 1 < wholeEnd && load<u8>(whole) === zero) whole++;
  if (isNumber && fraction !== fractionEnd) {
    return readFractionalNumber(places, whole, wholeEnd, fractionEnd, sign === 0x2d, out);
  }
  return readDigits(places, whole, wholeEnd, fraction, fractionEnd, sign === 0x2d, out);
}

/** True when the general way may ignore the character at either end: a blank, or something beyond ASCII. */
function isTrimmed(at: usize): bool {
  return <u32>load<u8>(at) - 0x21 >= 0x5f;
}

/** Units of `unix_auto` by magnitude: below 1e11 seconds, 1e14 milliseconds, 1e17 microseconds, else nanoseconds. */
export function placesOfMagnitude(digits: i32): i32 {
  if (digits <= 11) return 0;
  if (digits <= 14) return 3;
  return digits <= 17 ? 6 : 9;
}

/** Whole digits without leading zeros, and those of a fraction. */
export function readDigits(
  unitPlaces: i32,
  whole: usize,
  wholeEnd: usize,
  fraction: usize,
  fractionEnd: usize,
  isNegative: bool,
  out: usize,
): i32 {
  const length = <i32>(wholeEnd - whole);
  const places = unitPlaces === autoPlaces ? placesOfMagnitude(length) : unitPlaces;
  const secondsDigits = length - places;
  if (secondsDigits > secondsDigitsMax) return unread;
  let at = whole;
  let seconds: i64 = 0;
  for (let left = secondsDigits; left > 0; left--) seconds = seconds * 10 + digitAt(at++);
  let nanoseconds: i64 = 0;
  for (; at < wholeEnd; at++) nanoseconds = nanoseconds * 10 + digitAt(at);
  for (let place = places; place < 9; place++) {
    nanoseconds *= 10;
    if (fraction < fractionEnd) nanoseconds += digitAt(fraction++);
  }
  return writeSigned(isNegative, seconds, <i32>nanoseconds, out);
}

function digitAt(at: usize): i64 {
  return <i64>load<u8>(at) - <i64>zero;
}

/** A time before 1970 is its seconds, rounded down, and nanoseconds after them. */
export function writeSigned(isNegative: bool, seconds: i64, nanoseconds: i32, out: usize): i32 {
  if (!isNegative) return writeTime(seconds, nanoseconds, out);
  if (nanoseconds === 0) return writeTime(-seconds, 0, out);
  return writeTime(-seconds - 1, 1_000_000_000 - nanoseconds, out);
}
