import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { decompressedBytesMax } from "@pharos/domain";
import { chunkCorrupt, chunkTooLarge, chunkTruncated } from "../errors.ts";

const formats = [
  { name: "gzip", magic: [0x1f, 0x8b], decompress: gunzipSync },
  { name: "zstd", magic: [0x28, 0xb5, 0x2f, 0xfd], decompress: zstdDecompressSync },
] as const;

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/**
 * Decompresses gzip and zstd, known by their magic numbers; other bytes pass as they are.
 * Throws TooLarge once more than `bytesMax` bytes have come out, InvalidInput when the data is truncated or damaged.
 */
export function decompress(bytes: Uint8Array, bytesMax = decompressedBytesMax): Uint8Array {
  const format = formats.find(({ magic }) => magic.every((byte, i) => bytes[i] === byte));
  if (!format) {
    if (bytes.byteLength > bytesMax) throw chunkTooLarge(bytesMax);
    return bytes;
  }
  try {
    return format.decompress(bytes, { maxOutputLength: bytesMax });
  } catch (error) {
    const code = codeOf(error);
    if (code === "ERR_BUFFER_TOO_LARGE") throw chunkTooLarge(bytesMax);
    if (code === "Z_BUF_ERROR" || code === "ZSTD_error_srcSize_wrong") throw chunkTruncated(format.name);
    throw chunkCorrupt(format.name, error instanceof Error ? error.message : String(error));
  }
}
