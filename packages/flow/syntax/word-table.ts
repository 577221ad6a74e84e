import { unitAt } from "./text.ts";
import { spellings } from "./word.ts";

// An open hash table: 512 places of word, start and length of its spelling.
const places: i32 = 512;
const table: usize = memory.data(512 * 12, 4);
const letters: usize = changetype<usize>(spellings);
export const hashSeed: i32 = 0x11c9dc5;

export function hashed(hash: i32, unit: i32): i32 {
  return (hash ^ unit) * 0x01000193;
}

/** The number of the word that stands in the text from start to end; 0 where the grammar does not know it. */
export function wordAt(start: i32, end: i32, hash: i32): i32 {
  let place = firstPlace(hash);
  while (true) {
    const at = table + <usize>(place * 12);
    const word = load<i32>(at);
    if (word === 0) return 0;
    if (load<i32>(at, 8) === end - start && spells(load<i32>(at, 4), start, end)) return word;
    place = (place + 1) & (places - 1);
  }
}

function spells(spelling: i32, start: i32, end: i32): bool {
  for (let offset = start; offset < end; offset++) {
    if (<i32>load<u16>(letters + ((<usize>(spelling + offset - start)) << 1)) !== unitAt(offset)) return false;
  }
  return true;
}

function firstPlace(hash: i32): i32 {
  return (hash ^ (hash >>> 15)) & (places - 1);
}

/** Fills the table; once, before the first text. */
export function fillWordTable(): void {
  const length = spellings.length;
  let word = 1;
  let start = 0;
  let hash = hashSeed;
  for (let offset = 0; offset <= length; offset++) {
    const unit = offset < length ? <i32>load<u16>(letters + ((<usize>offset) << 1)) : 0x20;
    if (unit > 0x20) {
      hash = hashed(hash, unit);
      continue;
    }
    put(word++, start, offset - start, hash);
    start = offset + 1;
    hash = hashSeed;
  }
}

function put(word: i32, start: i32, length: i32, hash: i32): void {
  let place = firstPlace(hash);
  while (load<i32>(table + <usize>(place * 12)) !== 0) place = (place + 1) & (places - 1);
  const at = table + <usize>(place * 12);
  store<i32>(at, word);
  store<i32>(at, start, 4);
  store<i32>(at, length, 8);
}
