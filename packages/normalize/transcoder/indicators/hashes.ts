import { areHexDigits, findByte } from "./byte-search.ts";
import { addValue } from "./value-lists.ts";
import { trimmedEnd, trimmedStart } from "./white-space.ts";

const equalsSign: i32 = 0x3d;
const comma: i32 = 0x2c;
const backslash: i32 = 0x5c;
/** `md5`, `sha1` and `sha256` as their bytes stand in memory. */
export const Md5Name: u64 = 0x35646d;
export const Sha1Name: u64 = 0x31616873;
export const Sha256Name: u64 = 0x363532616873;

// Hashes in lower case; whole blocks are read and written.
const lowerBytes: usize = 16384;
const lowerCase: usize = memory.data(16384 + 16, 16);
let lowerEnd: usize = lowerCase;

export function beginHashes(): void {
  lowerEnd = lowerCase;
}

/** A hash of so many digits, alone or in a list of hashes with the names of their algorithms. */
export function scanHash(field: i32, name: u64, digits: usize, start: usize, end: usize): bool {
  if (end - start === digits) return addHash(field, start, end);
  if (findByte(equalsSign, start, end) === end) return true;
  return isPlain(start, end) && scanList(field, name, digits, start, end);
}

/** Whether all is ASCII and no backslash: only then do bytes tell what `trim` and `toUpperCase` make of a name. */
function isPlain(start: usize, end: usize): bool {
  for (let at = start; at < end; at++) {
    const byte = <i32>load<u8>(at);
    if (byte >= 0x80 || byte === backslash) return false;
  }
  return true;
}

/** `SHA1=…,MD5=…`: the first part with this name counts. In a part without `=` its last character is not of the name. */
function scanList(field: i32, name: u64, digits: usize, start: usize, end: usize): bool {
  for (let part = start; part <= end; ) {
    const partEnd = findByte(comma, part, end);
    const equals = findByte(equalsSign, part, partEnd);
    const hasValue = equals < partEnd;
    if (isName(name, part, hasValue ? equals : max(part + 1, partEnd) - 1)) {
      const valueStart = trimmedStart(hasValue ? equals + 1 : part, partEnd);
      const valueEnd = trimmedEnd(valueStart, partEnd);
      return valueEnd - valueStart !== digits || addHash(field, valueStart, valueEnd);
    }
    part = partEnd + 1;
  }
  return true;
}

function isName(name: u64, start: usize, end: usize): bool {
  const from = trimmedStart(start, end);
  const to = trimmedEnd(from, end);
  if (to - from > 6) return false;
  let word: u64 = 0;
  for (let at = to; at > from; at--) word = (word << 8) | <u64>lower(load<u8>(at - 1));
  return word === name;
}

function lower(byte: i32): i32 {
  return <u32>(byte - 0x41) < 26 ? byte | 0x20 : byte;
}

/** False when there is no room for it in lower case. */
function addHash(field: i32, start: usize, end: usize): bool {
  if (!areHexDigits(start, end)) return true;
  const length = end - start;
  if (lowerEnd + length > lowerCase + lowerBytes) return false;
  const to = lowerEnd;
  // The letters and digits of a hash are all made lower case by one bit, which digits have.
  for (let done: usize = 0; done < length; done += 16) {
    v128.store(to + done, v128.or(v128.load(start + done), i8x16.splat(0x20)));
  }
  lowerEnd = to + length;
  return addValue(field, to, lowerEnd);
}
