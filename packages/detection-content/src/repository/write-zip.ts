import { crc32, deflateRawSync } from "node:zlib";

const deflated = 8;
const utf8Names = 0x0800;
/** 1980-01-01: archives of the same files are the same. */
const dosDate = 0x21;

/** A zip archive of the files, by their paths with forward slashes. */
export function writeZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes);
    const facts = factsOf(name, bytes, packed);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), u16(20), facts, u16(0), name]);
    const entry = [Buffer.from([0x50, 0x4b, 1, 2]), u16(20), u16(20), facts, u16(0), u16(0), u16(0), u16(0)];
    directory.push(...entry, u32(0), u32(offset), name);
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const counts = [u16(0), u16(0), u16(files.size), u16(files.size)];
  return Buffer.concat([
    ...parts,
    entries,
    Buffer.from([0x50, 0x4b, 5, 6]),
    ...counts,
    u32(entries.length),
    u32(offset),
    u16(0),
  ]);
}

/** What the header of a file and its entry in the directory both say. */
function factsOf(name: Buffer, bytes: Buffer, packed: Buffer): Buffer {
  const sizes = [u32(crc32(bytes)), u32(packed.length), u32(bytes.length)];
  return Buffer.concat([u16(utf8Names), u16(deflated), u16(0), u16(dosDate), ...sizes, u16(name.length)]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
