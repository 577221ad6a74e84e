export function isDigit(byte: i32): bool {
  return <u32>(byte - 0x30) < 10;
}

export function isLetter(byte: i32): bool {
  return <u32>((byte | 0x20) - 0x61) < 26;
}

export function isHexDigit(byte: i32): bool {
  return isDigit(byte) || <u32>((byte | 0x20) - 0x61) < 6;
}
