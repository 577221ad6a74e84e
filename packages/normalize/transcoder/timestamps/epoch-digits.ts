import { writeTime } from "./calendar.ts";
import { zero } from "./digits.ts";
import { unread } from "./outcome.ts";

/** Instead of a number of decimal places: by magnitude. */
export const autoPlaces: i32 = -1;
const secondsDigitsMax: i32 = 12;

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
