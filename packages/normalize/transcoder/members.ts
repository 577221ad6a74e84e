import { skipBlanks } from "./blanks.ts";
import { plainStringEnd } from "./strings.ts";

/** The closing quote of a member's key that begins here; 0 for what is no plain key. */
export function keyEnd(at: usize): usize {
  return load<u8>(at) === 0x22 ? plainStringEnd(at + 1) : 0;
}

/** Where the value of a member begins whose key ends with this quote; 0 where no colon comes. */
export function valueStart(quote: usize): usize {
  const colon = skipBlanks(quote + 1);
  return load<u8>(colon) === 0x3a ? skipBlanks(colon + 1) : 0;
}
