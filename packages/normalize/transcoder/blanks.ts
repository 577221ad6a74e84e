/** The first byte from here on that is no white space within a line. */
export function skipBlanks(at: usize): usize {
  let byte = load<u8>(at);
  while (byte === 0x20 || byte === 0x09 || byte === 0x0d) byte = load<u8>(++at);
  return at;
}
