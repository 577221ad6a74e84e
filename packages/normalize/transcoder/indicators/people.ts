import { findByte } from "./byte-search.ts";
import { Emails, Usernames } from "./indicator-field.ts";
import { addValue } from "./value-lists.ts";

const atSign: i32 = 0x40;

export function scanEmail(start: usize, end: usize): bool {
  const at = findByte(atSign, start, end);
  if (at >= end) return true;
  return addValue(Emails, start, end) && (at === start || addValue(Usernames, start, at));
}

/** The name of an STS session: a person where it is an e-mail address. */
export function scanSessionName(start: usize, end: usize): bool {
  return <i32>load<u8>(start) === atSign || scanEmail(start, end);
}
