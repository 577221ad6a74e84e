import { crc32, inflateRawSync } from "node:zlib";

/** A file of an archive, unpacked. */
export interface UnpackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const endLength = 22;
const entryLength = 46;
const fileLength = 30;
const descriptorLength = 16;
const [endMark, entryMark, fileMark, descriptorMark] = [0x06054b50, 0x02014b50, 0x04034b50, 0x08074b50];
/** Its sizes and checksum stand behind the file instead of before it. */
const hasDescriptor = 0x8;
const isUtf8 = 0x800;
const [stored, deflated] = [0, 8];

/**
 * Reads a ZIP archive of the one form that Pharos writes: files, their directory in the same order, the end; no byte
 * between them or behind them, no comments, no further attributes. Whatever leaves room for two readings is refused,
 * because programs that unpack differ in what they then take.
 * @throws Error that says what is wrong
 */
export function readArchive(archive: Uint8Array): UnpackedFile[] {
  const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = zip.length - endLength;
  if (end < 0 || zip.readUInt32LE(end) !== endMark || zip.readUInt16LE(end + 20) !== 0) {
    throw new Error("It does not end as a ZIP archive without a comment does");
  }
  const [disk, directoryDisk, here, total] = [4, 6, 8, 10].map((at) => zip.readUInt16LE(end + at));
  const [directoryLength, directoryAt] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (disk !== 0 || directoryDisk !== 0 || here !== total) throw new Error("It is a part of several archives");
  if (directoryAt + directoryLength !== end) throw new Error("There is something between its directory and its end");
  const files: UnpackedFile[] = [];
  let fileAt = 0;
  let at = directoryAt;
  while (at < end) {
    const entry = readEntry(zip, at, end);
    if (entry.fileAt !== fileAt) throw new Error(`There is something before the file ${entry.name}`);
    const { bytes, nextAt } = readFile(zip, entry, directoryAt);
    files.push({ name: entry.name, bytes });
    fileAt = nextAt;
    at = entry.nextAt;
  }
  if (files.length !== total) throw new Error(`It has ${files.length} files and says ${total}`);
  if (fileAt !== directoryAt) throw new Error("There is something before its directory");
  return files;
}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedLength: number;
  readonly length: number;
  readonly fileAt: number;
  readonly nextAt: number;
}

function readEntry(zip: Buffer, at: number, end: number): Entry {
  if (at + entryLength > end || zip.readUInt32LE(at) !== entryMark) throw new Error("Its directory is damaged");
  const nameLength = zip.readUInt16LE(at + 28);
  const nextAt = at + entryLength + nameLength;
  if (nextAt > end) throw new Error("Its directory is damaged");
  const name = zip.toString("utf8", at + entryLength, nextAt);
  const [extraLength, commentLength, disk, internal] = [30, 32, 34, 36].map((field) => zip.readUInt16LE(at + field));
  // The attributes make a file a link, a folder or a program.
  if (extraLength || commentLength || disk || internal || zip.readUInt32LE(at + 38) !== 0) {
    throw new Error(`The file ${name} has attributes that Pharos does not write`);
  }
  const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
  if ((flags & ~(hasDescriptor | isUtf8)) !== 0 || (method !== stored && method !== deflated)) {
    throw new Error(`The file ${name} is packed in a way that Pharos does not use`);
  }
  const [checksum = 0, packedLength = 0, length = 0] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field));
  return { name, flags, method, checksum, packedLength, length, fileAt: zip.readUInt32LE(at + 42), nextAt };
}

function readFile(zip: Buffer, entry: Entry, directoryAt: number) {
  const { name, flags, method, fileAt: at, packedLength, length, checksum } = entry;
  const damaged = () => new Error(`The file ${name} is damaged`);
  if (at + fileLength > directoryAt || zip.readUInt32LE(at) !== fileMark) throw damaged();
  const nameLength = zip.readUInt16LE(at + 26);
  const packedAt = at + fileLength + nameLength;
  const packedEnd = packedAt + packedLength;
  const isDescribed = (flags & hasDescriptor) !== 0;
  const nextAt = packedEnd + (isDescribed ? descriptorLength : 0);
  if (nextAt > directoryAt || zip.readUInt16LE(at + 28) !== 0) throw damaged();
  const isSame =
    zip.toString("utf8", at + fileLength, packedAt) === name &&
    zip.readUInt16LE(at + 6) === flags &&
    zip.readUInt16LE(at + 8) === method;
  const factsAt = isDescribed ? packedEnd + 4 : at + 14;
  const facts = [0, 4, 8].map((field) => zip.readUInt32LE(factsAt + field));
  const isMarked = !isDescribed || zip.readUInt32LE(packedEnd) === descriptorMark;
  if (!isSame || !isMarked || facts.join() !== [checksum, packedLength, length].join()) throw damaged();
  const packed = zip.subarray(packedAt, packedEnd);
  let bytes: Uint8Array = packed;
  if (method === deflated) {
    try {
      const unpacked = inflateWhole(packed, length);
      // Behind its end there may be bytes that are no part of it.
      if (unpacked.usedLength !== packedLength) throw damaged();
      bytes = unpacked.bytes;
    } catch {
      throw damaged();
    }
  }
  if (bytes.length !== length || crc32(bytes) !== checksum) throw damaged();
  return { bytes, nextAt };
}

/** @throws Error for more than `length` bytes */
function inflateWhole(packed: Uint8Array, length: number) {
  const options = { maxOutputLength: Math.max(1, length), info: true };
  // The types of Node.js do not know what `info` answers.
  const { buffer, engine } = inflateRawSync(packed, options) as unknown as {
    readonly buffer: Uint8Array;
    readonly engine: { readonly bytesWritten: number };
  };
  return { bytes: buffer, usedLength: engine.bytesWritten };
}
