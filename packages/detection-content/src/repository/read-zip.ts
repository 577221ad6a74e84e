import { inflateRawSync } from "node:zlib";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localHeaderBytes = 30;
const deflated = 8;

export interface ZipLimits {
  readonly fileBytesMax: number;
  /** Of all wanted files together, unpacked; without it only each file is limited. */
  readonly totalBytesMax?: number;
  readonly filesMax?: number;
}

/** The files of a zip archive whose names `isWanted`. Throws an Error for no archive, and for one beyond the limits. */
export function readZip(archive: Buffer, isWanted: (name: string) => boolean, limits: ZipLimits): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) {
    throw new Error("not a zip archive");
  }
  try {
    return readEntries(archive, archive.readUInt32LE(end + 16), archive.readUInt16LE(end + 10), isWanted, limits);
  } catch (error) {
    throw error instanceof RangeError ? new Error("a damaged zip archive", { cause: error }) : error;
  }
}

function readEntries(
  archive: Buffer,
  directory: number,
  count: number,
  isWanted: (name: string) => boolean,
  { fileBytesMax, totalBytesMax = Number.POSITIVE_INFINITY, filesMax = Number.POSITIVE_INFINITY }: ZipLimits,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let bytesLeft = totalBytesMax;
  let at = directory;
  for (let left = count; left > 0; left--) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error("a damaged zip archive");
    const nameEnd = at + entryBytes + archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + entryBytes, nameEnd).replaceAll("\\", "/");
    if (isWanted(name)) {
      const content = contentOf(archive, at, Math.min(fileBytesMax, bytesLeft), name);
      bytesLeft -= content.length;
      files.set(name, content);
      if (files.size > filesMax) throw new Error(`the archive has more than ${filesMax} files`);
    }
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** `entry`: where the file's entry in the directory begins. */
function contentOf(archive: Buffer, entry: number, bytesMax: number, name: string): Buffer {
  const local = archive.readUInt32LE(entry + 42);
  const start = local + localHeaderBytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  const isDeflated = archive.readUInt16LE(entry + 10) === deflated;
  if (!isDeflated && bytes.length <= bytesMax) return bytes;
  try {
    if (isDeflated) return inflateRawSync(bytes, { maxOutputLength: Math.max(bytesMax, 1) });
  } catch (error) {
    if (!(error instanceof RangeError)) throw new Error(`the file ${name} of the archive is damaged`, { cause: error });
  }
  throw new Error(`the archive is too large: with ${name} it has more than it may unpack to`);
}
