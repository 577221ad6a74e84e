import { FetchCursor } from "./fetch-cursor.ts";

/** Returns why a batch cannot be unpacked; undefined where it can. */
export type FindBatchProblem = (batch: Buffer) => string | undefined;

/** A batch that cannot be unpacked, as its replacement tells of it. */
export interface UnreadableBatch {
  /** The offset of its first message. */
  readonly first: bigint;
  readonly reason: string;
}

const versionMin = 4;
const versionMax = 17;
const firstFlexibleVersion = 12;
const frameBytes = 12;
const headerBytes = 61;

/**
 * Replaces each batch of a Fetch response that cannot be unpacked by one message, at the offset of the batch's last one,
 * whose only header is `marker` with an UnreadableBatch. A client that fails on such a batch fails on all partitions of
 * the response, again and again. Returns the same bytes where every batch can be unpacked.
 */
export function replaceUnreadableBatches(
  response: Buffer,
  version: number,
  marker: string,
  findProblem: FindBatchProblem,
): Buffer {
  if (version < versionMin || version > versionMax) return response;
  const isFlexible = version >= firstFlexibleVersion;
  const cursor = new FetchCursor(response, isFlexible);
  const pieces: Buffer[] = [];
  let copied = 0;
  cursor.skip(version >= 7 ? 10 : 4);
  cursor.array(() => {
    if (version >= 13) cursor.skip(16);
    else cursor.skip(cursor.textLength());
    cursor.array(() => {
      cursor.skip(6);
      const end = cursor.int64();
      cursor.skip(version >= 5 ? 16 : 8);
      cursor.array(() => {
        cursor.skip(16);
        cursor.tags();
      });
      if (version >= 11) cursor.skip(4);
      const lengthAt = cursor.position;
      const length = cursor.bytesLength();
      const records = response.subarray(cursor.position, cursor.position + length);
      const replaced = replaceBatches(records, end, marker, findProblem);
      cursor.skip(length);
      if (replaced !== records) {
        pieces.push(response.subarray(copied, lengthAt), encodeLength(replaced.length, isFlexible), replaced);
        copied = cursor.position;
      }
      cursor.tags();
    });
    cursor.tags();
  });
  return copied === 0 ? response : Buffer.concat([...pieces, response.subarray(copied)]);
}

function replaceBatches(records: Buffer, end: bigint, marker: string, findProblem: FindBatchProblem): Buffer {
  const batches = splitBatches(records);
  const problems = batches.map(findProblem);
  if (problems.every((problem) => problem === undefined)) return records;
  return Buffer.concat(
    batches.map((batch, at) => {
      const reason = problems[at];
      if (reason === undefined) return batch;
      const first = batch.readBigInt64BE(0);
      const next = batches[at + 1]?.readBigInt64BE(0) ?? end;
      return encodeReplacement({ first, reason }, findLastOffset(batch, first, next), marker);
    }),
  );
}

/** The last batch may be cut off; it comes whole with the next response. */
function splitBatches(records: Buffer): Buffer[] {
  const batches: Buffer[] = [];
  for (let at = 0; records.length - at >= headerBytes; ) {
    const length = frameBytes + records.readInt32BE(at + 8);
    if (length < headerBytes || records.length - at < length) break;
    batches.push(records.subarray(at, at + length));
    at += length;
  }
  return batches;
}

/** The header may be damaged too, so it must not lead past the messages that come next. */
function findLastOffset(batch: Buffer, first: bigint, next: bigint): bigint {
  const isCurrentFormat = batch[16] === 2;
  const claimed = isCurrentFormat ? first + BigInt(Math.max(batch.readInt32BE(23), 0)) : first;
  return claimed >= next && next > first ? next - 1n : claimed;
}

function encodeReplacement({ first, reason }: UnreadableBatch, last: bigint, marker: string): Buffer {
  const value = Buffer.from(JSON.stringify({ first: String(first), reason }));
  const delta = Number(last - first);
  const content = Buffer.concat([
    Buffer.from([0, ...varint(0), ...varint(delta), ...varint(-1), ...varint(-1), ...varint(1)]),
    Buffer.from(varint(Buffer.byteLength(marker))),
    Buffer.from(marker),
    Buffer.from(varint(value.length)),
    value,
  ]);
  const header = Buffer.alloc(headerBytes);
  header.writeBigInt64BE(first, 0);
  header.writeInt8(2, 16);
  header.writeInt32BE(delta, 23);
  header.writeInt32BE(1, 57);
  const batch = Buffer.concat([header, Buffer.from(varint(content.length)), content]);
  batch.writeInt32BE(batch.length - frameBytes, 8);
  return batch;
}

/** Returns what a replacement says of its batch. */
export function decodeReplacement(value: Uint8Array): UnreadableBatch {
  const { first, reason } = JSON.parse(Buffer.from(value).toString()) as { first: string; reason: string };
  return { first: BigInt(first), reason };
}

/** Small numbers, negative ones too, take one byte. */
function varint(value: number): number[] {
  return unsignedVarint(value < 0 ? -2 * value - 1 : 2 * value);
}

function unsignedVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

function encodeLength(length: number, isFlexible: boolean): Buffer {
  if (isFlexible) return Buffer.from(unsignedVarint(length + 1));
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(length);
  return bytes;
}
