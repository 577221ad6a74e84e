import { zero } from "./digits.ts";

/** The nanoseconds that the digits of a fraction say; what is finer is cut off. */
export function nanosecondsOf(from: usize, end: usize): i32 {
  let nanoseconds = 0;
  for (let at = from; at < from + 9; at++) {
    nanoseconds = nanoseconds * 10 + (at < end ? <i32>load<u8>(at) - zero : 0);
  }
  return nanoseconds;
}

/** Writes the nine digits of the fraction whose digits are these, without making a number of them. */
export function writeFraction(from: usize, end: usize, out: usize): void {
  for (let at: usize = 0; at < 9; at++) {
    store<u8>(out + at, from + at < end ? load<u8>(from + at) : zero, 20);
  }
}
