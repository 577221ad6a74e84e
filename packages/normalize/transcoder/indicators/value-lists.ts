import { copyBlocks } from "../text/output.ts";
import { compareTexts } from "./compare-texts.ts";
import { openingBytes, writeOpening } from "./field-openings.ts";

// The values of each field as (address, length), always sorted and unique. Records have few; those behind a field's
// count are of earlier records.
const valuesMax: i32 = 256;
const lists: usize = memory.data(17 * 256 * 8, 8);
const counts: usize = memory.data(17 * 4, 4);
/** Copies write whole blocks behind the end of a value. */
const blockBytes: i32 = 16;

/** A bit for each field that has values: few do, and the others are not looked at. */
let used: i32 = 0;
let bytes: i32 = 0;

export function beginValues(): void {
  used = 0;
  bytes = 0;
}

/** At most so many bytes does `writeValues` write now. */
export function valueBytes(): i32 {
  return bytes;
}

/** False when the field has too many values. */
export function addValue(field: i32, start: usize, end: usize): bool {
  const bit = 1 << field;
  const length = <i32>(end - start);
  if ((used & bit) !== 0) return insert(field, start, length);
  used |= bit;
  store<i32>(countOf(field), 1);
  put(listOf(field), start, length);
  bytes += openingBytes + blockBytes;
  return true;
}

function listOf(field: i32): usize {
  return lists + ((<usize>field) << 11);
}

function countOf(field: i32): usize {
  return counts + ((<usize>field) << 2);
}

function put(entry: usize, start: usize, length: i32): void {
  store<u32>(entry, <u32>start);
  store<i32>(entry, length, 4);
  bytes += length + 3;
}

function insert(field: i32, start: usize, length: i32): bool {
  const list = listOf(field);
  const count = load<i32>(countOf(field));
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = list + ((<usize>middle) << 3);
    const order = compareTexts(start, length, load<u32>(entry), load<i32>(entry, 4));
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  if (count === valuesMax) return false;
  const place = list + ((<usize>low) << 3);
  for (let at = list + ((<usize>count) << 3); at > place; at -= 8) store<u64>(at, load<u64>(at - 8));
  put(place, start, length);
  store<i32>(countOf(field), count + 1);
  return true;
}

/** Writes `,"p_any_x":["a","b"]` for each field that has values; answers the place after it. */
export function writeValues(out: usize): usize {
  for (let rest = used; rest !== 0; rest &= rest - 1) out = writeField(ctz(rest), out);
  return out;
}

function writeField(field: i32, out: usize): usize {
  out = writeOpening(field, out);
  let entry = listOf(field);
  const end = entry + ((<usize>load<i32>(countOf(field))) << 3);
  while (true) {
    const length = <usize>load<u32>(entry, 4);
    copyBlocks(out, load<u32>(entry), length);
    out += length;
    entry += 8;
    if (entry >= end) break;
    store<u32>(out, 0x222c22);
    out += 3;
  }
  store<u16>(out, 0x5d22);
  return out + 2;
}
