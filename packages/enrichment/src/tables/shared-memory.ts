/** The numbers in memory that threads share. */
export function sharedUint32(values: Uint32Array): Uint32Array {
  const shared = new Uint32Array(new SharedArrayBuffer(values.byteLength));
  shared.set(values);
  return shared;
}

export function sharedFloat64(values: Float64Array): Float64Array {
  const shared = new Float64Array(new SharedArrayBuffer(values.byteLength));
  shared.set(values);
  return shared;
}

export function sharedBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(pieces.reduce((bytes, piece) => bytes + piece.length, 0)));
  let at = 0;
  for (const piece of pieces) {
    shared.set(piece, at);
    at += piece.length;
  }
  return shared;
}
