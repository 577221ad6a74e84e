import { createGunzip, createZstdDecompress, gunzipSync, zstdDecompressSync } from "node:zlib";
import { decompressedBytesMax, describeError } from "@pharos/domain";
import { chunkCorrupt, chunkTooLarge, chunkTruncated } from "./errors.ts";

const formats = [
  { name: "gzip", magic: [0x1f, 0x8b], decompress: gunzipSync, open: createGunzip },
  { name: "zstd", magic: [0x28, 0xb5, 0x2f, 0xfd], decompress: zstdDecompressSync, open: createZstdDecompress },
] as const;
type Format = (typeof formats)[number];

const pieceBytes = 256 * 1024;

function formatOf(bytes: Uint8Array): Format | undefined {
  return formats.find(({ magic }) => magic.every((byte, i) => bytes[i] === byte));
}

/** True for gzip and zstd, known by their magic numbers. */
export function isCompressed(bytes: Uint8Array): boolean {
  return formatOf(bytes) !== undefined;
}

/**
 * Decompresses gzip and zstd; other bytes pass as they are.
 * Throws TooLarge once more than `bytesMax` bytes have come out, InvalidInput when the data is truncated or damaged.
 */
export function decompress(bytes: Uint8Array, bytesMax = decompressedBytesMax): Uint8Array {
  const unpacked = decompressUpTo(bytes, bytesMax);
  if (unpacked === undefined) throw chunkTooLarge(bytesMax);
  return unpacked;
}

/** The same; undefined where there are more bytes. Throws InvalidInput when the data is truncated or damaged. */
export function decompressUpTo(bytes: Uint8Array, bytesMax: number): Uint8Array | undefined {
  const format = formatOf(bytes);
  if (!format) return bytes.byteLength > bytesMax ? undefined : bytes;
  try {
    return format.decompress(bytes, { maxOutputLength: bytesMax });
  } catch (error) {
    if (codeOf(error) === "ERR_BUFFER_TOO_LARGE") return undefined;
    throw refusalOf(format, error);
  }
}

/** The decompressed bytes one piece after the other. Throws InvalidInput when the data is truncated or damaged. */
export async function* decompressPieces(bytes: Uint8Array): AsyncGenerator<Buffer> {
  const format = formatOf(bytes);
  if (!format) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return;
  }
  const stream = format.open({ chunkSize: pieceBytes });
  try {
    stream.end(bytes);
    for await (const piece of stream) yield piece;
  } catch (error) {
    throw refusalOf(format, error);
  } finally {
    stream.destroy();
  }
}

/**
 * How many bytes come out, so that nothing of data is stored that cannot be read to its end.
 * Throws TooLarge once there are more than `bytesMax`, InvalidInput when the data is truncated or damaged.
 */
export async function measureDecompressed(bytes: Uint8Array, bytesMax: number): Promise<number> {
  let count = 0;
  for await (const piece of decompressPieces(bytes)) {
    count += piece.length;
    if (count > bytesMax) throw chunkTooLarge(bytesMax);
  }
  return count;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function refusalOf({ name }: Format, error: unknown): Error {
  const code = codeOf(error);
  if (code === "Z_BUF_ERROR" || code === "ZSTD_error_srcSize_wrong") return chunkTruncated(name);
  return chunkCorrupt(name, describeError(error));
}
