const streamName = Buffer.from([0xff, 0x06, 0x00, 0x00, ...Buffer.from("sNaPpY")]);

/** Unpacks a block of Snappy, or a stream of framed blocks. Checksums are not looked at: TLS and TCP have theirs. */
export function unpackSnappy(bytes: Uint8Array, bytesMax: number): Uint8Array | "damaged" | "too large" {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return input.subarray(0, streamName.length).equals(streamName)
    ? unpackFrames(input.subarray(streamName.length), bytesMax)
    : unpackBlock(input, bytesMax);
}

function unpackFrames(input: Buffer, bytesMax: number): Uint8Array | "damaged" | "too large" {
  const parts: Uint8Array[] = [];
  let room = bytesMax;
  for (let at = 0; at < input.length; ) {
    if (at + 4 > input.length) return "damaged";
    const kind = input[at] ?? 0;
    const end = at + 4 + input.readUIntLE(at + 1, 3);
    if (end > input.length) return "damaged";
    const part = unpackFrame(kind, input.subarray(at + 4, end), room);
    if (typeof part === "string") return part;
    room -= part.length;
    if (room < 0) return "too large";
    parts.push(part);
    at = end;
  }
  return Buffer.concat(parts);
}

/** Blocks and plain bytes begin with a checksum; what has no data is passed over. */
function unpackFrame(kind: number, frame: Buffer, bytesMax: number): Uint8Array | "damaged" | "too large" {
  if (kind === 0x00) return unpackBlock(frame.subarray(4), bytesMax);
  if (kind === 0x01) return frame.subarray(4);
  return kind >= 0x80 ? frame.subarray(frame.length) : "damaged";
}

function unpackBlock(input: Buffer, bytesMax: number): Uint8Array | "damaged" | "too large" {
  const head = readLength(input);
  if (head === undefined) return "damaged";
  if (head.length > bytesMax) return "too large";
  // A tag of two bytes makes 64 at most: a length that the block cannot hold is not given room.
  if (head.length > (input.length - head.end) * 32 + 64) return "damaged";
  const output = Buffer.alloc(head.length);
  let at = head.end;
  let filled = 0;
  while (at < input.length) {
    const tag = readTag(input, at);
    if (tag === undefined || filled + tag.length > output.length) return "damaged";
    at = tag.end;
    if (tag.offset === undefined) {
      if (at + tag.length > input.length) return "damaged";
      input.copy(output, filled, at, at + tag.length);
      at += tag.length;
      filled += tag.length;
    } else {
      if (tag.offset === 0 || tag.offset > filled) return "damaged";
      // Byte by byte: a copy may read what it writes.
      for (let left = tag.length; left > 0; left--, filled++) output[filled] = output[filled - tag.offset] ?? 0;
    }
  }
  return filled === output.length ? output : "damaged";
}

function readLength(input: Buffer): { length: number; end: number } | undefined {
  let length = 0;
  for (let at = 0; at < 5; at++) {
    const byte = input[at];
    if (byte === undefined) return undefined;
    length += (byte & 0x7f) * 2 ** (7 * at);
    if (byte < 0x80) return { length, end: at + 1 };
  }
  return undefined;
}

interface Tag {
  readonly length: number;
  /** How far back a copy begins; undefined for bytes that follow the tag. */
  readonly offset: number | undefined;
  /** Behind the tag. */
  readonly end: number;
}

function readTag(input: Buffer, at: number): Tag | undefined {
  const tag = input[at] ?? 0;
  const kind = tag & 3;
  const size = tag >> 2;
  const extra = kind === 0 ? Math.max(0, size - 59) : kind === 3 ? 4 : kind;
  const end = at + 1 + extra;
  if (end > input.length) return undefined;
  const number = extra === 0 ? 0 : input.readUIntLE(at + 1, extra);
  if (kind === 0) return { length: (extra === 0 ? size : number) + 1, offset: undefined, end };
  if (kind === 1) return { length: (size & 7) + 4, offset: ((size >> 3) << 8) | number, end };
  return { length: size + 1, offset: number, end };
}
