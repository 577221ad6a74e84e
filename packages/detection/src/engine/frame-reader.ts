import { type FrameKind, frameHeaderBytes } from "../sandbox/frames.ts";

export interface ReceivedFrame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

/** Cuts a stream's pieces into frames; a large frame is put together once, whatever the pieces' size. */
export function createFrameReader(receive: (frame: ReceivedFrame) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  let wanted = frameHeaderBytes;

  return (piece) => {
    pieces.push(piece);
    held += piece.length;
    if (held < wanted) return;
    let bytes = pieces.length === 1 ? piece : Buffer.concat(pieces);
    while (bytes.length >= frameHeaderBytes) {
      const end = 4 + bytes.readUInt32LE(0);
      if (bytes.length < end) break;
      receive({
        kind: String.fromCharCode(bytes[4] ?? 0) as FrameKind,
        payload: bytes.subarray(frameHeaderBytes, end),
      });
      bytes = bytes.subarray(end);
    }
    pieces = [bytes];
    held = bytes.length;
    wanted = held >= frameHeaderBytes ? 4 + bytes.readUInt32LE(0) : frameHeaderBytes;
  };
}
