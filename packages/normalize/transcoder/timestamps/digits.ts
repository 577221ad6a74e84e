import { isDigit } from "../text/characters.ts";

export const zero: i32 = 0x30;

export function isDigitAt(address: usize): bool {
  return isDigit(load<u8>(address));
}

/** The number that two characters make which are digits for sure. */
export function pairAt(address: usize): i32 {
  return <i32>load<u8>(address) * 10 + <i32>load<u8>(address, 1) - zero * 11;
}

/** The number that two digits make; -1 when they are none. */
export function twoDigitsAt(address: usize): i32 {
  return isDigitAt(address) && isDigitAt(address + 1) ? pairAt(address) : -1;
}

/** Writes a number below 100 in two digits. */
export function writePair(out: usize, value: u32): void {
  const tens = value / 10;
  store<u16>(out, <u16>((tens | ((value - tens * 10) << 8)) + 0x3030));
}

/** The first end of a run of digits. */
export function digitsEnd(from: usize, end: usize): usize {
  let at = from;
  while (at < end && isDigitAt(at)) at++;
  return at;
}
