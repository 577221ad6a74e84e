const tru: u32 = 0x65757274;
const fals: u32 = 0x736c6166;
const nul: u32 = 0x6c6c756e;

/** The place behind `null`; 0 when there is something else. */
export function nullEnd(at: usize): usize {
  return load<u32>(at) === nul ? at + 4 : 0;
}

/** The place behind `true`, `false`; 0 when there is something else. */
export function booleanEnd(at: usize): usize {
  const word = load<u32>(at);
  if (word === tru) return at + 4;
  return word === fals && load<u8>(at, 4) === 0x65 ? at + 5 : 0;
}
