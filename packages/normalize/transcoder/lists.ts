import { skipBlanks } from "./blanks.ts";
import { skipJson } from "./json.ts";
import { Closed, Cut, Refused } from "./list-end.ts";

let place: usize = 0;

/** Where reading stopped: behind a comma, or at the closing bracket. */
export function skippedTo(): usize {
  return place;
}

/**
 * Reads over the objects of a list, up to its closing bracket or to the end, where a line feed must stand; answers a
 * number of list-end.ts.
 */
export function skipObjects(start: usize, end: usize): i32 {
  place = start;
  while (true) {
    const at = skipSpace(place, end);
    if (at >= end) return Cut;
    if (load<u8>(at) !== 0x7b) return Refused;
    const behind = skipJson(at, 0);
    if (behind === 0) return Cut;
    const next = skipSpace(behind, end);
    if (next >= end) return Cut;
    const byte = load<u8>(next);
    if (byte === 0x5d) {
      place = next;
      return Closed;
    }
    if (byte !== 0x2c) return Refused;
    place = next + 1;
  }
}

/** Whether the next object of the list ends within the bytes, or is none at all. */
export function endsWithin(start: usize, end: usize): bool {
  const at = skipSpace(start, end);
  return at < end && load<u8>(at) === 0x7b && skipJson(at, 0) !== 0;
}

/** The first byte from here on that is no white space. */
export function skipSpace(from: usize, end: usize): usize {
  let at = skipBlanks(from);
  while (at < end && load<u8>(at) === 0x0a) at = skipBlanks(at + 1);
  return at;
}
