import { copyBlocks } from "./text/output.ts";

/** What somebody looks at of each record: a JSON array of objects with only those columns. */
let place: usize = 0;
/** The end of the records that were written whole. */
let whole: usize = 0;

/** Where it is written; 0 when nobody looks. */
export function beginGlance(start: usize): void {
  place = start;
  if (place !== 0) store<u8>(place++, 0x5b);
  whole = place;
}

export function openGlance(): void {
  if (place !== 0) store<u8>(place++, 0x7b);
}

/** Takes over members of the row, each with a comma behind it. */
export function addToGlance(start: usize, end: usize): void {
  if (place === 0) return;
  copyBlocks(place, start, end - start);
  place += end - start;
}

export function closeGlance(): void {
  if (place === 0) return;
  if (load<u8>(place - 1) === 0x2c) place--;
  store<u16>(place, 0x2c7d);
  place += 2;
}

/** The record was written. */
export function keepGlance(): void {
  whole = place;
}

/** It was not: it may not even have been begun. */
export function dropGlance(): void {
  place = whole;
}

/** Ends the array; answers its end. */
export function endGlance(): usize {
  if (load<u8>(place - 1) === 0x2c) place--;
  store<u8>(place, 0x5d);
  return place + 1;
}
