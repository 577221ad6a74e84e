import { eventDepthMax } from "@pharos/domain";
import { isBlank } from "./byte-text.ts";

const isObjectAt = new Uint8Array(eventDepthMax);

export interface ScannedValue {
  /** The byte after the value; where the fault is; or the end of the bytes when the value is not closed. */
  readonly end: number;
  readonly outcome: "closed" | "fault" | "unclosed";
}

function skipString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  for (; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x22) return at + 1;
    if (byte === 0x5c) at++;
    else if (byte === 0x0a) return -at;
  }
  return bytes.length + 1;
}

/**
 * Finds where an object or array that begins at `start` ends, by brackets and strings; it does not check all of
 * JSON's grammar, but enough to notice that a value was broken off and another begins (`{"a":1⏎{"b":2}`): a line
 * feed in a string, a bracket where no value may stand, a closing bracket of the other kind. Reads each byte once.
 */
export function scanValue(bytes: Uint8Array, start: number): ScannedValue {
  let depth = 0;
  let previous = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === undefined || isBlank(byte)) continue;
    if (byte === 0x22) {
      const after = skipString(bytes, at);
      if (after < 0) return { end: -after, outcome: "fault" };
      if (after > bytes.length) break;
      at = after - 1;
    } else if (byte === 0x7b || byte === 0x5b) {
      if (depth > 0 && depth <= eventDepthMax && !mayOpenAfter(previous, isObjectAt[depth - 1] === 1)) {
        return { end: at, outcome: "fault" };
      }
      if (depth < eventDepthMax) isObjectAt[depth] = byte === 0x7b ? 1 : 0;
      depth++;
    } else if (byte === 0x7d || byte === 0x5d) {
      depth--;
      if (depth < eventDepthMax && (isObjectAt[depth] === 1) !== (byte === 0x7d)) return { end: at, outcome: "fault" };
      if (depth === 0) return { end: at + 1, outcome: "closed" };
    }
    previous = byte;
  }
  return { end: bytes.length, outcome: "unclosed" };
}

/** A value stands after a colon in objects, at the beginning or after a comma in arrays. */
function mayOpenAfter(previous: number, isInObject: boolean): boolean {
  return isInObject ? previous === 0x3a : previous === 0x2c || previous === 0x5b;
}
