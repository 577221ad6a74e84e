import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** The fastest: rows stay for a second, and senders wait meanwhile. */
const params = { [constants.ZSTD_c_compressionLevel]: 1 };

/** JSON lines as the outbox keeps them. */
export interface PackedRows {
  readonly body: Buffer;
  /** Of the lines. */
  readonly bytes: number;
}

export async function packLines(lines: Buffer): Promise<PackedRows> {
  return { body: await compress(lines, { params }), bytes: lines.length };
}

export function unpackLines(body: Buffer): Promise<Buffer> {
  return decompress(body);
}
