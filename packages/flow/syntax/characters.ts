export function isDigit(unit: i32): bool {
  return <u32>(unit - 0x30) < 10;
}

export function isHexDigit(unit: i32): bool {
  return isDigit(unit) || <u32>((unit | 0x20) - 0x61) < 6;
}

/** A letter, `_`, `$`, or a letter of another script (spaces, punctuation and symbols beyond ASCII are told apart). */
export function isNameStart(unit: i32): bool {
  return <u32>((unit | 0x20) - 0x61) < 26 || unit === 0x5f || unit === 0x24 || (unit >= 0xaa && isForeignLetter(unit));
}

export function isNamePart(unit: i32): bool {
  return isNameStart(unit) || isDigit(unit);
}

function isForeignLetter(unit: i32): bool {
  if (unit < 0xc0) return unit === 0xaa || unit === 0xb5 || unit === 0xba;
  if (unit === 0xd7 || unit === 0xf7) return false;
  if (unit >= 0x2000 && unit <= 0x206f) return false;
  if (unit >= 0x2190 && unit <= 0x2bff) return false;
  if (unit >= 0x3000 && unit <= 0x3004) return false;
  return unit !== 0x1680 && unit !== 0xfeff && unit < 0xfff0;
}

/** What stands between tokens and means nothing. */
export function isSpace(unit: i32): bool {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit >= 0xa0 && isForeignSpace(unit));
}

function isForeignSpace(unit: i32): bool {
  if (unit >= 0x2000 && unit <= 0x200a) return true;
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

export function isLineEnd(unit: i32): bool {
  return unit === 0x0a || unit === 0x0d;
}
