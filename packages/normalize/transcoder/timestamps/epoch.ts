import { digitsEnd, zero } from "./digits.ts";
import { readDigits } from "./epoch-digits.ts";
import { readFractionalNumber } from "./epoch-number.ts";
import { cannotTell, unread } from "./outcome.ts";

/** The general way reads no more; a JSON number of more digits is too large for any unit. */
const wholeDigitsMax: usize = 30;

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
