import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { createGunzip, createZstdDecompress } from "node:zlib";
import { decompressedBytesMax, describeError, PharosError, type StreamType } from "@pharos/domain";

/** A piece has at least so many bytes, and ends with the last record that ends in what was read by then. */
export const pieceBytesMin = 8 * 1024 * 1024;

const blockBytes = 64 * 1024;

/**
 * Where one record has surely ended and another begins: at each line's end; where a line that ends in `}` is followed
 * by one that begins with `{`; or nowhere (a JSON array and XML are one value that must stay whole).
 */
type Cut = "line" | "object" | "never";

/**
 * The decompressed bytes of a file (`-` is standard input) in pieces that each hold whole records, so that a file may be
 * larger than memory. The same bytes give the same pieces each time. What comes out of damaged gzip or zstd before the damage is yielded before the error.
 * @throws PharosError when the file cannot be read or decompressed, or one record is too large
 */
export async function* logPieces(
  file: string,
  streamType: StreamType,
  bytesMin = pieceBytesMin,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  let cut: Cut | undefined;
  let problem: unknown;
  try {
    for await (const part of inBlocks(unpackFile(file))) {
      cut ??= cutOf(part, streamType);
      const end = size + part.length >= bytesMin ? cutPlace(part, cut) : 0;
      if (end > 0) {
        yield Buffer.concat([...parts, part.subarray(0, end)]);
        parts = [];
        size = 0;
      }
      parts.push(part.subarray(end));
      size += part.length - end;
      if (size > decompressedBytesMax) throw new Error(`no record ends within ${decompressedBytesMax} bytes`);
    }
  } catch (error) {
    problem = error;
  }
  if (size > 0 && size <= decompressedBytesMax) yield Buffer.concat(parts);
  if (problem !== undefined) throw unreadable(problem);
}

/** How much a stream gives at once is chance; where pieces are cut must not be. */
async function* inBlocks(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of parts) {
      waiting.push(part);
      size += part.length;
      if (size < blockBytes) continue;
      const bytes = Buffer.concat(waiting);
      const whole = bytes.length - (bytes.length % blockBytes);
      for (let at = 0; at < whole; at += blockBytes) yield bytes.subarray(at, at + blockBytes);
      waiting = [bytes.subarray(whole)];
      size = bytes.length - whole;
    }
  } catch (error) {
    if (size > 0) yield Buffer.concat(waiting);
    throw error;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** The decompressed bytes of a file (`-` is standard input), as they come. */
export async function* unpackFile(file: string): AsyncGenerator<Buffer> {
  const parts = (file === "-" ? process.stdin : createReadStream(file))[Symbol.asyncIterator]();
  const first = await parts.next();
  if (first.done) return;
  const raw = Readable.from(startingWith(first.value as Buffer, parts));
  const unpack = decompressorOf(first.value as Buffer);
  // Errors of either stream reach the loop of the caller through the second.
  for await (const part of unpack ? pipeline(raw, unpack, () => undefined) : raw) yield part as Buffer;
}

async function* startingWith(first: Buffer, rest: AsyncIterator<unknown>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value as Buffer;
}

function decompressorOf(bytes: Buffer) {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return createGunzip();
  return bytes.length >= 4 && bytes.readUInt32BE(0) === 0x28b52ffd ? createZstdDecompress() : undefined;
}

function cutOf(bytes: Buffer, streamType: StreamType): Cut {
  if (streamType === "Lines") return "line";
  if (streamType === "XML" || streamType === "JsonArray") return "never";
  const head = bytes.toString("latin1", 0, 4096).replace(/^\xef\xbb\xbf/, "");
  if (/^\s*\{/.test(head)) return "object";
  // A bracket also begins `[Wed Oct 11 14:32:52] text`, a `<` the priority of a syslog line.
  return /^\s*(?:\[\s*(?:[[{\]]|$)|<[?!A-Za-z])/.test(head) ? "never" : "line";
}

/** The last place in the bytes where a record begins; 0 when there is none. */
function cutPlace(bytes: Buffer, cut: Cut): number {
  if (cut === "never") return 0;
  if (cut === "line") return bytes.lastIndexOf(0x0a) + 1;
  const unix = bytes.lastIndexOf("}\n{");
  const windows = bytes.lastIndexOf("}\r\n{");
  return Math.max(unix < 0 ? 0 : unix + 2, windows < 0 ? 0 : windows + 3);
}

function unreadable(error: unknown): PharosError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = describeError(error);
  const isTruncated = code === "Z_BUF_ERROR" || code === "ZSTD_error_srcSize_wrong";
  const reason = isTruncated ? "the compressed data is truncated: it ends before its last block does" : message;
  return new PharosError("command.unreadable", "InvalidInput", reason);
}
