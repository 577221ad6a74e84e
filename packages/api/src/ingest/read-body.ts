import type { Readable } from "node:stream";
import { defineError, PharosError } from "@pharos/domain";

const bodyTooLarge = defineError(
  "ingest.body_too_large",
  "TooLarge",
  (max: number) => `A request has at most ${max} bytes; send the data in several`,
);

const bodyIncomplete = defineError(
  "ingest.body_incomplete",
  "InvalidInput",
  () => "The connection ended before the body did",
);

/**
 * The whole body. `onBytes` hears how many bytes there are before each piece is kept, and refuses by throwing when
 * too many are on their way in all requests together. Nothing is kept of a body that is refused.
 * @throws ingest.body_too_large, ingest.body_incomplete, and what `onBytes` throws
 */
export async function readBody(body: Readable, bytesMax: number, onBytes: (total: number) => void): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      const buffer: Buffer = piece;
      bytes += buffer.byteLength;
      if (bytes > bytesMax) throw bodyTooLarge(bytesMax);
      onBytes(bytes);
      pieces.push(buffer);
    }
  } catch (error) {
    throw error instanceof PharosError ? error : bodyIncomplete();
  }
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, bytes);
}

/** Refuses by the announced length, before anything is read. @throws ingest.body_too_large */
export function checkAnnouncedLength(contentLength: string | undefined, bytesMax: number): void {
  if (contentLength !== undefined && Number(contentLength) > bytesMax) throw bodyTooLarge(bytesMax);
}
