/** `u32 length | u8 kind | payload`, little-endian; the length counts kind and payload. The same in both directions. */
export const frameHeaderBytes = 5;

/**
 * First letter of what a frame carries. To the sandbox: C(onditions), L(oad), I(mage), F(iles), E(valuate), T(est), M(easure), S(cript), D(escribe a project), A(nswer).
 * From it: R(esult), which answers a request, P(rogress) and K(ey), which asks for what the host keeps.
 */
export type FrameKind = "C" | "L" | "I" | "F" | "E" | "T" | "M" | "S" | "D" | "A" | "R" | "P" | "K";

export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Uint8Array<ArrayBuffer>;
}

/** What both ends of a pipe can do, and block while they do it. */
export interface BlockingPipe {
  /** Reads at least one byte; null at the end of the stream. */
  readonly readSync: (into: Uint8Array) => number | null;
  readonly writeSync: (bytes: Uint8Array) => number;
}

export function frameHeader(kind: FrameKind, payloadBytes: number): Uint8Array {
  const header = new Uint8Array(frameHeaderBytes);
  new DataView(header.buffer).setUint32(0, payloadBytes + 1, true);
  header[4] = kind.charCodeAt(0);
  return header;
}

/** Blocks until all of it is written. */
export function writeFrameSync(pipe: BlockingPipe, kind: FrameKind, payload: Uint8Array): void {
  writeAllSync(pipe, frameHeader(kind, payload.length));
  writeAllSync(pipe, payload);
}

/** Blocks until a whole frame is there; undefined at the end of the stream. */
export function readFrameSync(pipe: BlockingPipe): Frame | undefined {
  const header = readExactlySync(pipe, frameHeaderBytes);
  if (header === undefined) return undefined;
  const payload = readExactlySync(pipe, new DataView(header.buffer).getUint32(0, true) - 1);
  if (payload === undefined) return undefined;
  return { kind: String.fromCharCode(header[4] ?? 0) as FrameKind, payload };
}

function writeAllSync(pipe: BlockingPipe, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += pipe.writeSync(bytes.subarray(at));
}

function readExactlySync(pipe: BlockingPipe, length: number): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; ) {
    const got = pipe.readSync(bytes.subarray(at));
    if (got === null || got === 0) return undefined;
    at += got;
  }
  return bytes;
}
