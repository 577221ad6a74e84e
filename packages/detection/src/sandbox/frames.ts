import { readSync, writeSync } from "node:fs";

/** `u32 length | u8 kind | payload`, little-endian; the length counts kind and payload. The same in both directions. */
export const frameHeaderBytes = 5;

/** First letter of what a frame carries. Requests: L(oad), E(valuate), T(est), S(cript); R(esult) answers them. */
export type FrameKind = "L" | "E" | "T" | "S" | "R" | "X" | "P" | "K" | "A";

export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Uint8Array;
}

export function frameHeader(kind: FrameKind, payloadBytes: number): Buffer {
  const header = Buffer.allocUnsafe(frameHeaderBytes);
  header.writeUInt32LE(payloadBytes + 1, 0);
  header[4] = kind.charCodeAt(0);
  return header;
}

/** Blocks until all of it is written. */
export function writeFrameSync(fd: number, kind: FrameKind, payload: Uint8Array): void {
  writeAllSync(fd, frameHeader(kind, payload.length));
  writeAllSync(fd, payload);
}

/** Blocks until a whole frame is there; undefined at the end of the stream. */
export function readFrameSync(fd: number): Frame | undefined {
  const header = readExactlySync(fd, frameHeaderBytes);
  if (header === undefined) return undefined;
  const payload = readExactlySync(fd, header.readUInt32LE(0) - 1);
  if (payload === undefined) return undefined;
  return { kind: String.fromCharCode(header[4] ?? 0) as FrameKind, payload };
}

function writeAllSync(fd: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at, bytes.length - at);
}

function readExactlySync(fd: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length; ) {
    const got = readSync(fd, bytes, at, length - at, null);
    if (got === 0) return undefined;
    at += got;
  }
  return bytes;
}
