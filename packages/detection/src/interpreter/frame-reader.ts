import { type FrameKind, frameHeaderBytes } from "../sandbox/frames.ts";

export interface ReceivedFrame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

export interface FrameReaderOptions {
  readonly receive: (frame: ReceivedFrame) => void;
  /** How many bytes a frame of this kind may have now; undefined for one that is not expected here. */
  readonly bytesMax: (kind: string) => number | undefined;
  /** Told once, of a frame that is not expected here or is too large; nothing is read after it. */
  readonly refuse: (reason: string) => void;
}

/** Cuts a stream's pieces into frames; a large frame is put together once, whatever the pieces' size. */
export function createFrameReader({ receive, bytesMax, refuse }: FrameReaderOptions): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  let wanted = frameHeaderBytes;
  let isRefused = false;

  function problemOf(header: Buffer): string | undefined {
    const kind = String.fromCharCode(header[4] ?? 0);
    const payloadBytes = header.readUInt32LE(0) - 1;
    const most = bytesMax(kind);
    if (most === undefined || payloadBytes < 0)
      return `it sent a frame ${JSON.stringify(kind)} that is not expected here`;
    if (payloadBytes > most) return `it sent ${payloadBytes} bytes where at most ${most} may come`;
    return undefined;
  }

  return (piece) => {
    if (isRefused) return;
    pieces.push(piece);
    held += piece.length;
    if (held < wanted) return;
    let bytes = pieces.length === 1 ? piece : Buffer.concat(pieces);
    wanted = frameHeaderBytes;
    while (bytes.length >= frameHeaderBytes) {
      const problem = problemOf(bytes);
      if (problem !== undefined) {
        isRefused = true;
        pieces = [];
        return refuse(problem);
      }
      const end = 4 + bytes.readUInt32LE(0);
      if (bytes.length < end) {
        wanted = end;
        break;
      }
      receive({
        kind: String.fromCharCode(bytes[4] ?? 0) as FrameKind,
        payload: bytes.subarray(frameHeaderBytes, end),
      });
      bytes = bytes.subarray(end);
    }
    pieces = [bytes];
    held = bytes.length;
  };
}
