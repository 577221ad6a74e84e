import { deliveryBytesMax, eventBytesMax, sliceBytes } from "@pharos/domain";
import { decompressPieces, decompressUpTo, measureDecompressed } from "../decompress/decompress.ts";
import { piecesToUtf8, toUtf8 } from "../decompress/utf16.ts";
import { isParquet, unpackParquet } from "../parquet/unpack-parquet.ts";
import { readSlices } from "../slices/read-slices.ts";
import type { StreamReaders } from "../streams/read-stream.ts";
import type { Slice, SliceLimits } from "../streams/slice.ts";
import type { Chunk } from "./chunk.ts";

/** A chunk as its slices. */
export interface OpenedChunk {
  /** After decompression. */
  readonly bytes: number;
  readonly first: ChunkPart;
  /** Those behind the first; undefined where it is the only one. Each is cut when it is asked for. */
  readonly rest: AsyncGenerator<ChunkPart> | undefined;
}

/** One slice, as a chunk of its own. */
export interface ChunkPart {
  readonly chunk: Chunk;
  /** Bytes of the unpacked chunk up to its end. */
  readonly end: number;
  readonly isLast: boolean;
}

/** However short its records are, a chunk of so few bytes does not fill the memory that a slice may take. */
const wholeBytesMax = 256 * 1024;
const defaultLimits: SliceLimits = {
  bytes: sliceBytes,
  records: 20_000,
  eventBytes: eventBytesMax,
  recordBytes: 2 * eventBytesMax,
};

/** Nobody waits for a small chunk. */
export function openChunk(
  chunk: Chunk,
  readers: StreamReaders,
  limits = defaultLimits,
): OpenedChunk | Promise<OpenedChunk> {
  if (chunk.records || chunk.slice) return whole(chunk);
  if (isParquet(chunk.bytes)) return openParquet(chunk, readers, limits);
  const decompressed = decompressUpTo(chunk.bytes, limits.bytes);
  if (decompressed === undefined) return openLarge(chunk, readers, limits);
  const unpacked = toUtf8(decompressed);
  if (unpacked.byteLength <= wholeBytesMax) return whole({ ...chunk, bytes: unpacked, slice: wholeSlice });
  const bytes = Buffer.from(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
  return openSlices(chunk, bytes.length, readSlices([bytes], { ...chunk, readers }, limits));
}

/** Its rows are read as objects of JSON, whatever the stream type of the source. */
async function openParquet(chunk: Chunk, readers: StreamReaders, limits: SliceLimits): Promise<OpenedChunk> {
  const bytes = await unpackParquet(chunk.bytes);
  return openChunk({ ...chunk, bytes, streamType: "JSON", streamOptions: {} }, readers, limits);
}

const wholeSlice = { format: undefined, headers: [], unreadable: undefined };

function whole(chunk: Chunk): OpenedChunk {
  const bytes = chunk.bytes.byteLength;
  return { bytes, first: { chunk, end: bytes, isLast: true }, rest: undefined };
}

async function openLarge(chunk: Chunk, readers: StreamReaders, limits: SliceLimits): Promise<OpenedChunk> {
  const bytes = await measureDecompressed(chunk.bytes, deliveryBytesMax);
  return openSlices(
    chunk,
    bytes,
    readSlices(piecesToUtf8(decompressPieces(chunk.bytes)), { ...chunk, readers }, limits),
  );
}

async function openSlices(chunk: Chunk, bytes: number, slices: AsyncGenerator<Slice>): Promise<OpenedChunk> {
  const parts = partsOf(chunk, slices);
  const first = await parts.next();
  if (first.done) return { ...whole({ ...chunk, bytes: new Uint8Array(), slice: wholeSlice }), bytes };
  return { bytes, first: first.value, rest: first.value.isLast ? undefined : parts };
}

/** Each slice is told to be the last or not, so the next one is cut before. */
async function* partsOf(chunk: Chunk, slices: AsyncGenerator<Slice>): AsyncGenerator<ChunkPart> {
  let slice = await slices.next();
  while (!slice.done) {
    const next = await slices.next();
    const { bytes, format, unreadable, end } = slice.value;
    const isLast = next.done === true;
    const part = { ...chunk, bytes, slice: { format, headers: [], unreadable } };
    yield { chunk: isLast ? part : { ...part, unreadable: undefined }, end, isLast };
    slice = next;
  }
}
