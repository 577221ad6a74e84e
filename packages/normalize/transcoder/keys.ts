import { KeyAddress, KeyBytes, KeyFirst, KeyLast, KeyLength } from "./layout.ts";

const firstFactor: u64 = ((<u64>0x9e3779b9) << 32) | 0x7f4a7c15;
const lastFactor: u64 = ((<u64>0xc2b2ae3d) << 32) | 0x27d4eb4f;

/** The first eight bytes of a key, or as many as it has. */
export function firstBytes(start: usize, length: i32): u64 {
  const bytes = load<u64>(start);
  return length >= 8 ? bytes : bytes & (((<u64>1) << ((<u64>length) << 3)) - 1);
}

/** The last eight bytes of a key of more than eight; those overlap the first in a key of less than sixteen. */
export function lastBytes(start: usize, length: i32): u64 {
  return length > 8 ? load<u64>(start + <usize>length - 8) : 0;
}

export function hashOf(first: u64, last: u64, length: i32): u64 {
  const mixed = first * firstFactor + (last ^ <u64>length) * lastFactor;
  return mixed ^ (mixed >> 29);
}

function isSame(entry: usize, start: usize, first: u64, last: u64, length: i32): bool {
  if (load<u64>(entry, KeyFirst) !== first || load<u64>(entry, KeyLast) !== last) return false;
  if (<i32>load<u32>(entry, KeyLength) !== length) return false;
  const address = <usize>load<u32>(entry, KeyAddress);
  for (let at = 8; at < length - 8; at += 8) {
    if (load<u64>(address + <usize>at) !== load<u64>(start + <usize>at)) return false;
  }
  return true;
}

/** The entry of a key in a table; an empty one, whose length is 0xffffffff, where it has none. */
export function entryOf(table: usize, mask: u32, start: usize, length: i32): usize {
  const first = firstBytes(start, length);
  const last = lastBytes(start, length);
  let place = <u32>(hashOf(first, last, length) >> 20) & mask;
  while (true) {
    const entry = table + <usize>place * KeyBytes;
    if (isEmpty(entry) || isSame(entry, start, first, last, length)) return entry;
    place = (place + 1) & mask;
  }
}

export function isEmpty(entry: usize): bool {
  return load<u32>(entry, KeyLength) === 0xffffffff;
}

/** Puts a key into a table that has room for it, or finds it there; answers its entry. */
export function addKey(table: usize, mask: u32, start: usize, length: i32): usize {
  const entry = entryOf(table, mask, start, length);
  store<u64>(entry, firstBytes(start, length), KeyFirst);
  store<u64>(entry, lastBytes(start, length), KeyLast);
  store<u32>(entry, length, KeyLength);
  store<u32>(entry, <u32>start, KeyAddress);
  return entry;
}
