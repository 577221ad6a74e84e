import { inflateRawSync } from "node:zlib";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localHeaderBytes = 30;
const deflated = 8;

/** The files of a zip archive whose names `isWanted`; none may be larger than `bytesMax`. Throws an Error for no archive. */
export function readZip(archive: Buffer, isWanted: (name: string) => boolean, bytesMax: number): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) {
    throw new Error("not a zip archive");
  }
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error("a damaged zip archive");
    const nameEnd = at + entryBytes + archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + entryBytes, nameEnd);
    if (isWanted(name)) files.set(name, contentOf(archive, at, bytesMax));
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

/** `entry`: where the file's entry in the directory begins. */
function contentOf(archive: Buffer, entry: number, bytesMax: number): Buffer {
  const local = archive.readUInt32LE(entry + 42);
  const start = local + localHeaderBytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const bytes = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
  if (bytes.length > bytesMax) throw new Error("a file of the archive is too large");
  return archive.readUInt16LE(entry + 10) === deflated ? inflateRawSync(bytes, { maxOutputLength: bytesMax }) : bytes;
}
