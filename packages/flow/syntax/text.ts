import { aligned, reserve } from "./memory.ts";

const start: usize = aligned(__heap_base);
let length: i32 = 0;

/** Room for a text of so many UTF-16 units, with a zero after them; the host writes it there. */
export function allocateText(units: i32): usize {
  length = units;
  reserve(textEnd());
  store<u16>(start + ((<usize>units) << 1), 0);
  return start;
}

export function textLength(): i32 {
  return length;
}

/** The first address behind the text. */
export function textEnd(): usize {
  return aligned(start + ((<usize>length + 1) << 1));
}

/** The unit at this offset; 0 at the end. */
export function unitAt(offset: i32): i32 {
  return load<u16>(start + ((<usize>offset) << 1));
}
