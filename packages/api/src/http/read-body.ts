import type { Readable } from "node:stream";
import { defineError, PharosError } from "@pharos/domain";

const bodyTooLarge = defineError(
  "request.body_too_large",
  "TooLarge",
  (max: number) => `A request can have at most ${max} bytes. Split the data into several requests.`,
);

const bodyIncomplete = defineError(
  "request.body_incomplete",
  "InvalidInput",
  () => "The connection ended before the body did",
);

/**
 * The whole body. `onPiece` hears each piece, and how many bytes there are with it, before the piece is kept; it
 * refuses by throwing when too many are on their way in all requests together. Nothing is kept of a refused body.
 * @throws request.body_too_large, request.body_incomplete, and what `onPiece` throws
 */
export async function readBody(
  body: Readable,
  bytesMax: number,
  onPiece: (piece: Buffer, total: number) => void,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      const buffer: Buffer = piece;
      bytes += buffer.byteLength;
      if (bytes > bytesMax) throw bodyTooLarge(bytesMax);
      onPiece(buffer, bytes);
      pieces.push(buffer);
    }
  } catch (error) {
    throw error instanceof PharosError ? error : bodyIncomplete();
  }
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, bytes);
}

/**
 * Refuses by the announced length, before anything is read. Returns it in bytes, undefined where none was announced.
 * @throws request.body_too_large
 */
export function checkAnnouncedLength(contentLength: string | undefined, bytesMax: number): number | undefined {
  if (contentLength === undefined) return undefined;
  const bytes = Number(contentLength);
  if (bytes > bytesMax) throw bodyTooLarge(bytesMax);
  return bytes;
}
