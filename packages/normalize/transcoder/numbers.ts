import { printNumber } from "./host.ts";
import { isDigit } from "./text/characters.ts";
import { hasRoom, outputPlace, putBytes, setOutputPlace, slack } from "./text/output.ts";

const minus: i32 = 0x2d;
const zero: i32 = 0x30;
/** A number of so many digits that count is printed with just these. */
const sureDigits: i32 = 15;
/** Numbers with more zeros behind the point are printed with an exponent. */
const leadingZerosMax: i32 = 5;

let whole: i32 = 0;
let fraction: i32 = 0;
let isNegative: bool = false;

/** Digits before the point of the number that was read last. */
export function wholeDigits(): i32 {
  return whole;
}

/** Digits behind the point. */
export function fractionDigits(): i32 {
  return fraction;
}

function digitsFrom(start: usize): usize {
  let at = start;
  while (isDigit(load<u8>(at))) at++;
  return at;
}

/** The place behind a number's token; 0 where it breaks the grammar or has an exponent. */
export function numberEnd(from: usize): usize {
  isNegative = <i32>load<u8>(from) === minus;
  const start = from + (isNegative ? 1 : 0);
  let at = digitsFrom(start);
  whole = <i32>(at - start);
  fraction = 0;
  if (whole === 0 || (whole > 1 && <i32>load<u8>(start) === zero)) return 0;
  if (load<u8>(at) === 0x2e) {
    const end = digitsFrom(at + 1);
    fraction = <i32>(end - at) - 1;
    if (fraction === 0) return 0;
    at = end;
  }
  return (load<u8>(at) | 0x20) === 0x65 ? 0 : at;
}

/**
 * Copies a number as JavaScript prints it, a whole one of up to so many digits as it stands; answers the place behind
 * it, 0 for what it can't.
 */
export function copyNumber(from: usize, wholeMax: i32): usize {
  if (!hasRoom(slack)) return 0;
  const end = numberEnd(from);
  if (end === 0) return copyWithExponent(from);
  const start = from + (isNegative ? 1 : 0);
  const isBelowOne = <i32>load<u8>(start) === zero;
  if (fraction === 0) {
    if (whole > wholeMax || (isNegative && isBelowOne)) return 0;
    putBytes(from, end - from);
    return end;
  }
  return copyFraction(from, start, end, isBelowOne) ? end : 0;
}

/** The place behind a number that has an exponent; 0 where it has none, or breaks the grammar. */
export function exponentEnd(from: usize): usize {
  const start = from + (<i32>load<u8>(from) === minus ? 1 : 0);
  let at = digitsFrom(start);
  if (at === start || (at > start + 1 && <i32>load<u8>(start) === zero)) return 0;
  if (load<u8>(at) === 0x2e) {
    const point = at + 1;
    at = digitsFrom(point);
    if (at === point) return 0;
  }
  if ((load<u8>(at) | 0x20) !== 0x65) return 0;
  const sign = load<u8>(at, 1);
  const digits = at + (sign === 0x2b || sign === 0x2d ? 2 : 1);
  const end = digitsFrom(digits);
  return end === digits ? 0 : end;
}

/** Longer ones may be whole numbers of which not all digits are printed. */
const printedMax: i32 = 16;

function copyWithExponent(from: usize): usize {
  const end = exponentEnd(from);
  if (end === 0) return 0;
  // For the general way it is no whole number as it stands.
  fraction = 1;
  const length = printNumber(from, end, outputPlace());
  // What is too large for a double is printed as null.
  if (length > printedMax || load<u8>(outputPlace()) === 0x6e) return 0;
  setOutputPlace(outputPlace() + <usize>length);
  return end;
}

function copyFraction(from: usize, start: usize, end: usize, isBelowOne: bool): bool {
  const point = start + <usize>whole;
  let last = end;
  while (<i32>load<u8>(last - 1) === zero) last--;
  if (last === point + 1) {
    // Nothing but zeros behind the point: a whole number.
    if (whole > sureDigits || (isNegative && isBelowOne)) return false;
    putBytes(from, point - from);
    return true;
  }
  let first = point + 1;
  if (isBelowOne) while (<i32>load<u8>(first) === zero) first++;
  const zeros = <i32>(first - point) - 1;
  if (isBelowOne && zeros > leadingZerosMax) return false;
  const counting = (isBelowOne ? 0 : whole) + <i32>(last - first);
  if (counting <= sureDigits) putBytes(from, last - from);
  // So large that a double of it may be a whole number, of which all digits are kept.
  else if (whole > sureDigits) return false;
  else setOutputPlace(outputPlace() + <usize>printNumber(from, end, outputPlace()));
  return true;
}

/** Copies a whole number between two bounds; 0 for any other. */
export function copyInteger(from: usize, min: i32, max: i32): usize {
  const end = numberEnd(from);
  if (end === 0 || fraction !== 0 || whole > 10 || !hasRoom(slack)) return 0;
  const start = from + (isNegative ? 1 : 0);
  if (isNegative && <i32>load<u8>(start) === zero) return 0;
  let value: i64 = 0;
  for (let at = start; at < end; at++) value = value * 10 + <i64>load<u8>(at) - zero;
  if (isNegative) value = -value;
  if (value < <i64>min || value > <i64>max) return 0;
  putBytes(from, end - from);
  return end;
}

/** True for digits that make a number which is printed the same: no zero before others, at most fifteen. */
export function arePlainDigits(start: usize, end: usize): bool {
  const length = end - start;
  if (length === 0 || length > 15 || (length > 1 && <i32>load<u8>(start) === zero)) return false;
  return digitsFrom(start) >= end;
}
