import { isDigit, isLetter } from "../text/characters.ts";
import { areDigits, findByte } from "./byte-search.ts";
import { DomainNames, IpAddresses } from "./indicator-field.ts";
import { isIpAddress } from "./ip-address.ts";
import { addValue } from "./value-lists.ts";
import { hasWhiteSpace } from "./white-space.ts";

const colon: i32 = 0x3a;
const slash: i32 = 0x2f;
const questionMark: i32 = 0x3f;
const numberSign: i32 = 0x23;
const atSign: i32 = 0x40;
const openingBracket: i32 = 0x5b;
const closingBracket: i32 = 0x5d;
/** `xn--` */
const punycodeMark: u32 = 0x2d2d6e78;

export function scanIp(start: usize, end: usize): bool {
  return !isIpAddress(start, end) || addValue(IpAddresses, start, end);
}

/** What is written in Punycode only the general way can read. */
export function scanDomain(start: usize, end: usize): bool {
  if (hasWhiteSpace(start, end)) return true;
  if (end - start >= 4 && load<u32>(start) === punycodeMark) return false;
  return addValue(DomainNames, start, end);
}

export function scanHostname(start: usize, end: usize): bool {
  return isIpAddress(start, end) ? addValue(IpAddresses, start, end) : scanDomain(start, end);
}

/** `https://user@host:443/path` → host; a text without a scheme names no host. */
export function scanUrl(start: usize, end: usize): bool {
  const schemeEnd = endOfScheme(start, end);
  if (schemeEnd === start || end - schemeEnd < 3) return true;
  if (<i32>load<u8>(schemeEnd) !== colon || load<u16>(schemeEnd, 1) !== 0x2f2f) return true;
  let host = schemeEnd + 3;
  let at = host;
  for (; at < end; at++) {
    const byte = <i32>load<u8>(at);
    if (byte === slash || byte === questionMark || byte === numberSign) break;
    if (byte === atSign) host = at + 1;
  }
  return scanNetworkAddress(host, at);
}

/** The place behind a letter and the letters, digits, `+`, `-` and `.` that follow it. */
function endOfScheme(start: usize, end: usize): usize {
  let at = start;
  if (!isLetter(load<u8>(at))) return start;
  while (at < end && isSchemePart(load<u8>(at))) at++;
  return at;
}

function isSchemePart(byte: i32): bool {
  return isLetter(byte) || isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
}

/** `host:port`, `[ipv6]:port`, or a host alone. */
export function scanNetworkAddress(start: usize, end: usize): bool {
  if (start >= end) return true;
  if (<i32>load<u8>(start) === openingBracket) {
    const close = findByte(closingBracket, start, end);
    if (close > start + 1 && close < end && isPortOrNothing(close + 1, end)) return scanHostname(start + 1, close);
  }
  const at = findByte(colon, start, end);
  const hasPort = at < end && findByte(colon, at + 1, end) === end;
  const hostEnd = hasPort ? at : end;
  return hostEnd === start || scanHostname(start, hostEnd);
}

function isPortOrNothing(start: usize, end: usize): bool {
  return start === end || (<i32>load<u8>(start) === colon && areDigits(start + 1, end));
}
