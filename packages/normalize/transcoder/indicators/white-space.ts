const blank: i32 = 0x20;

/**
 * The bytes of the white space, as JavaScript's `trim` and `\s` see it, that starts here; 0 where none does. Of the
 * white space in ASCII only the blank stands in JSON as it is.
 */
function whiteSpaceAt(at: usize): i32 {
  const lead = <i32>load<u8>(at);
  if (lead < 0xc2) return lead === blank ? 1 : 0;
  if (lead === 0xc2) return load<u8>(at, 1) === 0xa0 ? 2 : 0;
  if ((lead < 0xe1 || lead > 0xe3) && lead !== 0xef) return 0;
  return isSpaceUnit(((lead & 15) << 12) | ((load<u8>(at, 1) & 63) << 6) | (load<u8>(at, 2) & 63)) ? 3 : 0;
}

function isSpaceUnit(unit: i32): bool {
  if (unit >= 0x2000 && unit <= 0x200a) return true;
  return (
    unit === 0x1680 ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

/** The bytes of the white space that ends here, in a text that starts there. */
function whiteSpaceBefore(end: usize, start: usize): i32 {
  const last = <i32>load<u8>(end - 1);
  if (last < 0x80) return last === blank ? 1 : 0;
  const length = <i32>(end - start);
  if (length >= 2 && whiteSpaceAt(end - 2) === 2) return 2;
  return length >= 3 && whiteSpaceAt(end - 3) === 3 ? 3 : 0;
}

function isVisibleAscii(byte: i32): bool {
  return <u32>(byte - 0x21) < 0x5e;
}

/** Where a text starts when trimmed; at its end where nothing else is in it. */
export function trimmedStart(start: usize, end: usize): usize {
  while (start < end && !isVisibleAscii(load<u8>(start))) {
    const bytes = whiteSpaceAt(start);
    if (bytes === 0) break;
    start += <usize>bytes;
  }
  return start;
}

/** Where a text ends when trimmed. */
export function trimmedEnd(start: usize, end: usize): usize {
  while (end > start && !isVisibleAscii(load<u8>(end - 1))) {
    const bytes = whiteSpaceBefore(end, start);
    if (bytes === 0) break;
    end -= <usize>bytes;
  }
  return end;
}

/** A bit for each of sixteen bytes that may be white space: blanks, and what is not ASCII. */
function possibleWhiteSpace(block: v128): i32 {
  return i8x16.bitmask(v128.or(i8x16.eq(block, i8x16.splat(0x20)), block));
}

/** Reads whole blocks. */
export function hasWhiteSpace(start: usize, end: usize): bool {
  for (let at = start; at < end; at += 16) {
    let possible = possibleWhiteSpace(v128.load(at));
    const left = <i32>(end - at);
    if (left < 16) possible &= (1 << left) - 1;
    for (; possible !== 0; possible &= possible - 1) if (whiteSpaceAt(at + <usize>ctz(possible)) > 0) return true;
  }
  return false;
}
