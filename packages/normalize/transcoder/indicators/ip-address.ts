import { isDigit, isHexDigit } from "../text/characters.ts";
import { findByte } from "./byte-search.ts";

const dot: i32 = 0x2e;
const colon: i32 = 0x3a;
const percent: i32 = 0x25;

/** Four decimal numbers up to 255, without leading zeros. Reads a whole block. */
function isIpv4(start: usize, end: usize): bool {
  const length = <i32>(end - start);
  if (length < 7 || length > 15) return false;
  const block = v128.load(start);
  const inside = (1 << length) - 1;
  const digits = i8x16.bitmask(i8x16.lt_u(i8x16.sub(block, i8x16.splat(0x30)), i8x16.splat(10)));
  const dots = i8x16.bitmask(i8x16.eq(block, i8x16.splat(0x2e))) & inside;
  if (((digits | dots) & inside) !== inside || popcnt(dots) !== 3) return false;
  let at = start;
  for (let ends = dots | (1 << length); ends !== 0; ends &= ends - 1) {
    const numberEnd = start + <usize>ctz(ends);
    if (!isByteNumber(at, numberEnd - at)) return false;
    at = numberEnd + 1;
  }
  return true;
}

/** Of so many digits. */
function isByteNumber(at: usize, length: usize): bool {
  if (length === 1) return true;
  const first = <i32>load<u8>(at);
  if (length === 0 || length > 3 || first === 0x30) return false;
  return length === 2 || first * 100 + <i32>load<u8>(at, 1) * 10 + <i32>load<u8>(at, 2) <= 0x30 * 111 + 255;
}

/** Where the zone of an IPv6 address starts (`%eth0`); 0 where a text can be none for its length or its zone. */
function ipv6End(start: usize, textEnd: usize): usize {
  const end = findByte(percent, start, textEnd);
  const length = <i32>(end - start);
  return length < 2 || length > 45 || end + 1 === textEnd ? 0 : end;
}

/** IPv6 in any spelling of RFC 4291, with `::`, an embedded IPv4 tail or a zone. */
function isIpv6(start: usize, textEnd: usize): bool {
  const end = ipv6End(start, textEnd);
  if (end === 0) return false;
  let groups = 0;
  let hasGap = false;
  let at = start;
  if (<i32>load<u8>(at) === colon) {
    if (<i32>load<u8>(at, 1) !== colon) return false;
    hasGap = true;
    at += 2;
  }
  while (at < end) {
    if (groups === 8) return false;
    const first = at;
    while (at < end && at - first < 5 && isHexDigit(load<u8>(at))) at++;
    if (at < end && <i32>load<u8>(at) === dot) {
      if (groups > 6 || !isIpv4(first, end)) return false;
      groups += 2;
      break;
    }
    if (at === first || at - first > 4) return false;
    groups++;
    if (at === end) break;
    if (<i32>load<u8>(at++) !== colon || at === end) return false;
    if (<i32>load<u8>(at) === colon) {
      if (hasGap) return false;
      hasGap = true;
      at++;
    }
  }
  return hasGap ? groups < 8 : groups === 8;
}

/** Of a text that is not empty. */
export function isIpAddress(start: usize, end: usize): bool {
  const first = <i32>load<u8>(start);
  if (isDigit(first) && isIpv4(start, end)) return true;
  // Most host names are told apart by their first character or by having no colon.
  return (isHexDigit(first) || first === colon) && findByte(colon, start, end) < end && isIpv6(start, end);
}
