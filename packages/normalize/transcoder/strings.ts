import { isHexDigit } from "./text/characters.ts";
import { hasRoom, outputPlace, setOutputPlace, slack } from "./text/output.ts";

const quote: i32 = 0x22;
const backslash: i32 = 0x5c;

/** No escape in the string that was read last. */
export const Plain: i32 = 0;
/** No other escape than that of a backslash. */
export const Backslashes: i32 = 1;

let escapes: i32 = Plain;

/** Which escapes the string has that `copyString` read last. */
export function escapesSeen(): i32 {
  return escapes;
}

export function forgetEscapes(): void {
  escapes = Plain;
}

/** A bit for each of sixteen bytes that ends a string, escapes in it or may not stand there. */
function specialBytes(block: v128): i32 {
  const isQuote = i8x16.eq(block, i8x16.splat(0x22));
  const isBackslash = i8x16.eq(block, i8x16.splat(0x5c));
  const isControl = i8x16.lt_u(block, i8x16.splat(0x20));
  return i8x16.bitmask(v128.or(v128.or(isQuote, isBackslash), isControl));
}

/** The length of an escape; 0 when it is none. */
function escapeLength(at: usize): usize {
  const letter = <i32>load<u8>(at, 1);
  if (letter === 0x75) {
    for (let i: usize = 2; i < 6; i++) if (!isHexDigit(load<u8>(at + i))) return 0;
    return 6;
  }
  const isKnown =
    letter === quote ||
    letter === backslash ||
    letter === 0x2f ||
    letter === 0x62 ||
    letter === 0x66 ||
    letter === 0x6e ||
    letter === 0x72 ||
    letter === 0x74;
  return isKnown ? 2 : 0;
}

/** `\ud83d`: a half of a pair. */
function isSurrogate(at: usize): bool {
  return (load<u8>(at, 2) | 0x20) === 0x64 && <i32>load<u8>(at, 3) > 0x37;
}

/** The first half, `\ud800` to `\udbff`. */
function isHighSurrogate(at: usize): bool {
  const digit = <i32>load<u8>(at, 3) | 0x20;
  return isSurrogate(at) && digit !== 0x63 && digit < 0x64;
}

/** The length of an escape that may be copied, both halves of a pair together; 0 for one that is none or half a character. */
function copiedEscapeLength(at: usize): usize {
  const length = escapeLength(at);
  if (length !== 6 || !isSurrogate(at)) return length;
  const second = at + 6;
  const isPair = isHighSurrogate(at) && load<u8>(second) === backslash && escapeLength(second) === 6;
  return isPair && isSurrogate(second) && !isHighSurrogate(second) ? 12 : 0;
}

/**
 * Copies a string as it stands, from behind its opening quote, with both quotes; answers the place behind it, 0 when
 * it is broken or may hold half a character.
 */
export function copyString(from: usize): usize {
  let at = from;
  let seen: i32 = Plain;
  let to = outputPlace();
  store<u8>(to++, quote);
  while (true) {
    setOutputPlace(to);
    if (!hasRoom(slack)) return 0;
    const block = v128.load(at);
    v128.store(to, block);
    const special = specialBytes(block);
    if (special === 0) {
      at += 16;
      to += 16;
      continue;
    }
    const plain = <usize>ctz(special);
    at += plain;
    to += plain;
    const byte = <i32>load<u8>(at);
    if (byte === quote) break;
    if (byte !== backslash) return 0;
    const length = copiedEscapeLength(at);
    if (length === 0) return 0;
    seen |= <i32>load<u8>(at, 1) === backslash ? 1 : 2;
    v128.store(to, v128.load(at));
    at += length;
    to += length;
  }
  store<u8>(to, quote);
  setOutputPlace(to + 1);
  escapes = seen;
  return at + 1;
}

/** The place behind a string of which nothing is kept, from behind its opening quote; 0 when it is broken. */
export function skipString(from: usize): usize {
  let at = from;
  while (true) {
    const special = specialBytes(v128.load(at));
    if (special === 0) {
      at += 16;
      continue;
    }
    at += <usize>ctz(special);
    const byte = <i32>load<u8>(at);
    if (byte === quote) return at + 1;
    if (byte !== backslash) return 0;
    const length = escapeLength(at);
    if (length === 0) return 0;
    at += length;
  }
}

/** The closing quote of a string without escapes, from behind its opening quote; 0 when there is something else. */
export function plainStringEnd(from: usize): usize {
  let at = from;
  while (true) {
    const special = specialBytes(v128.load(at));
    if (special !== 0) {
      at += <usize>ctz(special);
      return <i32>load<u8>(at) === quote ? at : 0;
    }
    at += 16;
  }
}
