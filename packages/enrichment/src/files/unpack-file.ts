import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { lookupFileTooLarge, lookupFileUnreadable } from "@pharos/domain";

/** Bytes of a table's file after decompression. */
export const unpackedBytesMax = 1024 ** 3;

const gzipMagic = Buffer.from([0x1f, 0x8b]);
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/**
 * The file's own bytes, where it is compressed by gzip or zstd.
 * @throws lookupFileUnreadable, lookupFileTooLarge
 */
export function unpackFile(filename: string, bytes: Buffer): Buffer {
  const unpack = unpackerOf(bytes);
  if (unpack === undefined) {
    if (bytes.length > unpackedBytesMax) throw lookupFileTooLarge(filename, unpackedBytesMax);
    return bytes;
  }
  try {
    return unpack(bytes, { maxOutputLength: unpackedBytesMax });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      throw lookupFileTooLarge(filename, unpackedBytesMax);
    }
    throw lookupFileUnreadable(filename, `its compression is damaged (${String((error as Error).message)})`);
  }
}

function unpackerOf(bytes: Buffer) {
  if (bytes.subarray(0, 2).equals(gzipMagic)) return gunzipSync;
  return bytes.subarray(0, 4).equals(zstdMagic) ? zstdDecompressSync : undefined;
}
