import { writeTime } from "./calendar.ts";
import { zero } from "./digits.ts";
import { autoPlaces, placesOfMagnitude, readDigits, writeSigned } from "./epoch-digits.ts";
import { cannotTell, unread } from "./outcome.ts";

// A JSON number with a fraction is a double to the general way, which then rounds it to microseconds. Here it becomes
// the same double where that takes but one exact step; what follows is the same arithmetic.

const wholeDigitsMax: usize = 15;
/** More are too many for 64 bits, with 22 bits after them. */
const fractionDigitsMax: usize = 12;
/** More are too many for 53 bits, and a double holds every whole number up to 2^53. */
const digitsMax: usize = 16;
const exactMax: u64 = 1 << 53;
/** The year 2106: from then on the general way goes by digits. */
const fractionalSecondsMax: f64 = 4_294_967_296;
/** From here on, 44 bits after the point hold a double. */
const fixedPointMin: f64 = 256;

/** Whole digits without leading zeros, a point and digits. */
export function readFractionalNumber(
  places: i32,
  whole: usize,
  wholeEnd: usize,
  fractionEnd: usize,
  isNegative: bool,
  out: usize,
): i32 {
  let end = fractionEnd;
  while (load<u8>(end - 1) === zero) end--;
  if (end === wholeEnd + 1) {
    if (wholeEnd - whole > wholeDigitsMax) return cannotTell;
    return readDigits(places, whole, wholeEnd, wholeEnd, wholeEnd, isNegative, out);
  }
  const size = doubleOf(whole, wholeEnd, end);
  if (size < 0) return cannotTell;
  if (places === 0 && size < fractionalSecondsMax) return writeSeconds(isNegative ? -size : size, out);
  return size < fixedPointMin ? cannotTell : writeFixedPoint(places, size, isNegative, out);
}

/** The double that is next to the number in the text; -1 when that is not plain to see. */
function doubleOf(whole: usize, wholeEnd: usize, fractionEnd: usize): f64 {
  const fractionDigits = fractionEnd - wholeEnd - 1;
  if (wholeEnd - whole > wholeDigitsMax || fractionDigits > fractionDigitsMax) return -1;
  const wholeValue = wholeNumber(whole, wholeEnd);
  const fraction = wholeNumber(wholeEnd + 1, fractionEnd);
  const power = powerOfTen(<i32>fractionDigits);
  if (fractionEnd - whole - 1 <= digitsMax) {
    const digits = wholeValue * power + fraction;
    // One division of two numbers without error is rounded once, as the text would be.
    if (digits <= exactMax) return <f64>digits / <f64>power;
  }
  return wholeValue >> 30 === 1 ? ofCurrentSeconds(wholeValue, fraction, power) : -1;
}

function wholeNumber(from: usize, end: usize): u64 {
  let value: u64 = 0;
  for (let at = from; at < end; at++) value = value * 10 + <u64>load<u8>(at) - <u64>zero;
  return value;
}

/** The years 2004 to 2038, in which a double has 22 bits after the point. */
function ofCurrentSeconds(whole: u64, fraction: u64, power: u64): f64 {
  const scaled = fraction << 22;
  let bits = scaled / power;
  const twiceRest = (scaled - bits * power) << 1;
  if (twiceRest > power || (twiceRest === power && (bits & 1) === 1)) bits++;
  return <f64>((whole << 22) + bits) / 4_194_304;
}

/** Rounded to microseconds as `Math.round` does: halves up. */
function writeSeconds(value: f64, out: usize): i32 {
  const exact = value * 1_000_000;
  const below = Math.floor(exact);
  const microseconds = <i64>below + (exact - below >= 0.5 ? 1 : 0);
  let seconds = microseconds / 1_000_000;
  if (seconds * 1_000_000 > microseconds) seconds--;
  return writeTime(seconds, <i32>(microseconds - seconds * 1_000_000) * 1000, out);
}

/** As its text with six decimal places, `toFixed(6)`, would be read: halves away from zero. */
function writeFixedPoint(unitPlaces: i32, size: f64, isNegative: bool, out: usize): i32 {
  let whole = <u64>size;
  const bits = <u64>((size - <f64>whole) * 17_592_186_044_416);
  let millionths = (bits * 1_000_000 + (1 << 43)) >> 44;
  if (millionths === 1_000_000) {
    whole++;
    millionths = 0;
  }
  const places = unitPlaces === autoPlaces ? placesOfMagnitude(digitCount(whole)) : unitPlaces;
  const unit = powerOfTen(places);
  const seconds = whole / unit;
  if (seconds >> 40 !== 0) return unread;
  const nanoseconds = (whole - seconds * unit) * powerOfTen(9 - places) + millionthsOf(millionths, places);
  return writeSigned(isNegative, <i64>seconds, <i32>nanoseconds, out);
}

/** Millionths of a unit in nanoseconds; what is finer is cut off. */
function millionthsOf(millionths: u64, places: i32): u64 {
  return places === 0 ? millionths * 1000 : millionths / powerOfTen(places - 3);
}

function digitCount(value: u64): i32 {
  let digits = 1;
  for (let rest = value / 10; rest > 0; rest /= 10) digits++;
  return digits;
}

function powerOfTen(exponent: i32): u64 {
  let power: u64 = 1;
  for (let left = exponent; left > 0; left--) power *= 10;
  return power;
}
