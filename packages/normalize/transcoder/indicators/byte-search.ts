import { isDigit } from "../text/characters.ts";

/** Where a byte occurs first; the end where it does not. */
export function findByte(byte: i32, start: usize, end: usize): usize {
  let at = start;
  while (at < end && <i32>load<u8>(at) !== byte) at++;
  return at;
}

export function areDigits(start: usize, end: usize): bool {
  let at = start;
  while (at < end && isDigit(load<u8>(at))) at++;
  return at >= end;
}

/** Reads whole blocks. */
export function areHexDigits(start: usize, end: usize): bool {
  for (let at = start; at < end; at += 16) {
    const block = v128.load(at);
    const isDigit = i8x16.lt_u(i8x16.sub(block, i8x16.splat(0x30)), i8x16.splat(10));
    const letters = i8x16.sub(v128.or(block, i8x16.splat(0x20)), i8x16.splat(0x61));
    const hexDigits = i8x16.bitmask(v128.or(isDigit, i8x16.lt_u(letters, i8x16.splat(6))));
    const left = <i32>(end - at);
    const inside = left < 16 ? (1 << left) - 1 : 0xffff;
    if ((hexDigits & inside) !== inside) return false;
  }
  return true;
}
