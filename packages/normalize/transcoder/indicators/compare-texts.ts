/**
 * Orders two texts in UTF-8 as JavaScript does, which compares UTF-16 units: below 0, 0 or above it. An escaped
 * backslash stands for one without changing the order: its first byte is that of the character.
 */
export function compareTexts(a: usize, aLength: i32, b: usize, bLength: i32): i32 {
  const common = min(aLength, bLength);
  if (common < 8) return compareShort(a, b, a + <usize>common, aLength - bLength);
  const toB = b - a;
  const last = a + <usize>common - 8;
  for (let at = a; at < last; at += 8) {
    const order = compareWords(load<u64>(at), load<u64>(at + toB));
    if (order !== 0) return order;
  }
  const order = compareWords(load<u64>(last), load<u64>(last + toB));
  return order !== 0 ? order : aLength - bLength;
}

function compareShort(a: usize, b: usize, aEnd: usize, otherwise: i32): i32 {
  for (; a < aEnd; a++, b++) {
    const order = rank(load<u8>(a)) - rank(load<u8>(b));
    if (order !== 0) return order;
  }
  return otherwise;
}

/** The first byte of a text is the lowest of a word. */
function compareWords(a: u64, b: u64): i32 {
  if (a === b) return 0;
  const shift = ctz(a ^ b) & 56;
  return rank(<i32>(a >> shift) & 0xff) - rank(<i32>(b >> shift) & 0xff);
}

/** Characters of four bytes are pairs of surrogates in UTF-16, which come before U+E000 to U+FFFF (lead EE and EF). */
function rank(byte: i32): i32 {
  return (byte | 1) === 0xef ? byte + 0x10 : byte;
}
