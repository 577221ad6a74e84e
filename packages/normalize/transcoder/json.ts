import { skipBlanks } from "./blanks.ts";
import { firstBytes, hashOf, lastBytes } from "./keys.ts";
import { booleanEnd, nullEnd } from "./literals.ts";
import { valueStart } from "./members.ts";
import { copyNumber, exponentEnd, numberEnd } from "./numbers.ts";
import { copyString, escapesSeen, Plain, skipString } from "./strings.ts";
import { hasRoom, outputPlace, put, putBytes, slack } from "./text/output.ts";

const depthMax: i32 = 32;
/** Whole numbers of so many digits are below 1e21, up to which JavaScript prints none with an exponent. */
const wholeDigitsMax: i32 = 20;
/** Objects with more keys are left to the general way. */
const keysMax: i32 = 64;
const keyHashes = memory.data((32 + 1) * 64 * 8);

/** Copies any JSON value without white space, as JavaScript would print it; 0 for what it can't. */
export function copyJson(at: usize, depth: i32): usize {
  if (!hasRoom(slack)) return 0;
  const byte = <i32>load<u8>(at);
  if (byte === 0x22) return copyString(at + 1);
  if (byte === 0x7b) return depth < depthMax ? copyObject(at + 1, depth) : 0;
  if (byte === 0x5b) return depth < depthMax ? copyArray(at + 1, depth) : 0;
  const literal = byte === 0x6e ? nullEnd(at) : booleanEnd(at);
  if (literal === 0) return copyNumber(at, wholeDigitsMax);
  putBytes(at, literal - at);
  return literal;
}

function copyObject(from: usize, depth: i32): usize {
  let keys: i32 = 0;
  let filter: u64 = 0;
  const hashes = keyHashes + ((<usize>depth) << 9);
  put(0x7b);
  let at = skipBlanks(from);
  if (load<u8>(at) === 0x7d) return end(at, 0x7d);
  while (true) {
    if (load<u8>(at) !== 0x22 || keys === keysMax) return 0;
    const start = outputPlace() + 1;
    at = copyString(at + 1);
    if (at === 0 || escapesSeen() !== Plain) return 0;
    // Of two members of one name only the last counts: the general way sees to it.
    const hash = keyHash(start, <i32>(outputPlace() - 1 - start));
    const bit = (<u64>1) << (hash >> 58);
    if ((filter & bit) !== 0 && isAmong(hashes, keys, hash)) return 0;
    filter |= bit;
    store<u64>(hashes + ((<usize>keys) << 3), hash);
    keys++;
    at = skipBlanks(at);
    if (load<u8>(at) !== 0x3a) return 0;
    put(0x3a);
    at = copyJson(skipBlanks(at + 1), depth + 1);
    if (at === 0) return 0;
    at = skipBlanks(at);
    const byte = <i32>load<u8>(at);
    if (byte === 0x7d) return end(at, byte);
    if (byte !== 0x2c) return 0;
    put(byte);
    at = skipBlanks(at + 1);
  }
}

function end(at: usize, bracket: i32): usize {
  put(bracket);
  return at + 1;
}

function copyArray(from: usize, depth: i32): usize {
  put(0x5b);
  let at = skipBlanks(from);
  if (load<u8>(at) === 0x5d) return end(at, 0x5d);
  while (true) {
    at = copyJson(at, depth + 1);
    if (at === 0) return 0;
    at = skipBlanks(at);
    const byte = <i32>load<u8>(at);
    if (byte === 0x5d) return end(at, byte);
    if (byte !== 0x2c) return 0;
    put(byte);
    at = skipBlanks(at + 1);
  }
}

/** Keys with the same hash are taken for the same: that costs time where it is wrong, nothing else. */
function keyHash(start: usize, length: i32): u64 {
  let hash = hashOf(firstBytes(start, length), lastBytes(start, length), length);
  for (let at = 8; at < length - 8; at += 8) hash = hashOf(hash, load<u64>(start + <usize>at), length);
  return hash;
}

function isAmong(hashes: usize, count: i32, hash: u64): bool {
  for (let i = 0; i < count; i++) if (load<u64>(hashes + ((<usize>i) << 3)) === hash) return true;
  return false;
}

/** The place behind a value of which nothing is kept; 0 when it is broken. */
export function skipJson(at: usize, depth: i32): usize {
  const byte = <i32>load<u8>(at);
  if (byte === 0x22) return skipString(at + 1);
  if (byte === 0x7b || byte === 0x5b) return depth < depthMax ? skipMembers(at + 1, depth, byte + 2) : 0;
  const literal = byte === 0x6e ? nullEnd(at) : booleanEnd(at);
  if (literal !== 0) return literal;
  const number = numberEnd(at);
  return number === 0 ? exponentEnd(at) : number;
}

function skipMembers(from: usize, depth: i32, bracket: i32): usize {
  let at = skipBlanks(from);
  if (<i32>load<u8>(at) === bracket) return at + 1;
  while (true) {
    if (bracket === 0x7d) {
      at = skipKey(at);
      if (at === 0) return 0;
    }
    at = skipJson(at, depth + 1);
    if (at === 0) return 0;
    at = skipBlanks(at);
    const byte = <i32>load<u8>(at);
    if (byte === bracket) return at + 1;
    if (byte !== 0x2c) return 0;
    at = skipBlanks(at + 1);
  }
}

function skipKey(at: usize): usize {
  const behind = load<u8>(at) === 0x22 ? skipString(at + 1) : 0;
  return behind === 0 ? 0 : valueStart(behind - 1);
}
