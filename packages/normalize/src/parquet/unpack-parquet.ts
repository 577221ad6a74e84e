import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, constants, createZstdCompress, gunzipSync, zstdDecompressSync } from "node:zlib";
import { deliveryBytesMax, describeError, PharosError } from "@pharos/domain";
import { type Compressors, type FileMetaData, parquetMetadata, parquetReadObjects, snappyUncompress } from "hyparquet";
import { chunkCorrupt, chunkTooLarge } from "../decompress/errors.ts";
import { parquetTooWide } from "./errors.ts";

/** PAR1 */
const magic = [0x50, 0x41, 0x52, 0x31];
/** The first field of a page. */
const pageHeader = 0x15;
/** Of a row, counting those within others. */
export const parquetColumnsMax = 2_000;
/** A group of rows is in memory as a whole. */
const groupRowsMax = 1_000_000;
const groupBytesMax = 512 * 1024 * 1024;
const pageBytesMax = 64 * 1024 * 1024;
const pieceLines = 1_000;

/** True for a file of Parquet, known by its magic number and what follows it: one that was cut short has no other at its end. */
export function isParquet(bytes: Uint8Array): boolean {
  return bytes[magic.length] === pageHeader && magic.every((byte, at) => bytes[at] === byte);
}

/**
 * Returns the rows of a file of Parquet as lines of JSON, compressed with zstd: they are several times as long as the file.
 * The same file gives the same bytes.
 * @throws PharosError InvalidInput where the file is damaged, TooLarge where it unpacks to more than a delivery may have
 */
export async function unpackParquet(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const packed: Buffer[] = [];
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
    await pipeline(readPieces(bytes), zstd, async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) packed.push(piece);
    });
    return Buffer.concat(packed);
  } catch (error) {
    throw error instanceof PharosError ? error : chunkCorrupt("Parquet", describeError(error));
  }
}

async function* readPieces(bytes: Uint8Array): AsyncGenerator<Buffer> {
  const metadata = readMetadata(bytes);
  const file = {
    byteLength: bytes.byteLength,
    slice: (start: number, end?: number) => Uint8Array.from(bytes.subarray(start, end)).buffer,
  };
  let written = 0;
  let rowStart = 0;
  for (const { num_rows } of metadata.row_groups) {
    const rowEnd = rowStart + Number(num_rows);
    const rows = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd });
    for (let at = 0; at < rows.length; at += pieceLines) {
      const piece = Buffer.from(
        rows
          .slice(at, at + pieceLines)
          .map(toLine)
          .join(""),
      );
      written += piece.byteLength;
      if (written > deliveryBytesMax) throw chunkTooLarge(deliveryBytesMax);
      yield piece;
    }
    rowStart = rowEnd;
  }
}

/** Refuses what could not be read within the memory of a worker, before anything of it is read. */
function readMetadata(bytes: Uint8Array): FileMetaData {
  const metadata = parquetMetadata(bytes);
  const columns = metadata.schema.filter(({ num_children }) => num_children === undefined).length;
  if (columns > parquetColumnsMax) throw parquetTooWide(columns, parquetColumnsMax);
  for (const { num_rows, total_byte_size } of metadata.row_groups) {
    if (num_rows < 0 || num_rows > groupRowsMax) throw new Error(`a row group says that it has ${num_rows} rows`);
    if (total_byte_size > groupBytesMax) throw chunkTooLarge(groupBytesMax);
  }
  return metadata;
}

/** What says how long a page is comes from the file. */
function withLimit(unpack: (input: Uint8Array, length: number) => Uint8Array) {
  return (input: Uint8Array, length: number): Uint8Array => {
    if (length > pageBytesMax) throw chunkTooLarge(pageBytesMax);
    // Of a column without values.
    return length === 0 ? new Uint8Array() : unpack(input, length);
  };
}

const compressors: Compressors = {
  GZIP: withLimit((input, maxOutputLength) => gunzipSync(input, { maxOutputLength })),
  ZSTD: withLimit((input, maxOutputLength) => zstdDecompressSync(input, { maxOutputLength })),
  BROTLI: withLimit((input, maxOutputLength) => brotliDecompressSync(input, { maxOutputLength })),
  SNAPPY: withLimit((input, length) => {
    const page = new Uint8Array(length);
    snappyUncompress(input, page);
    return page;
  }),
};

function toLine(row: object): string {
  return `${JSON.stringify(row, toJson)}\n`;
}

/** Numbers keep all their digits, bytes become hexadecimal, and columns without a value are left out. */
function toJson(this: unknown, _name: string, value: unknown): unknown {
  if (value === null) return Array.isArray(this) ? null : undefined;
  if (typeof value === "bigint") return rawJson(value.toString());
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;
}

/** The library of TypeScript does not know it yet. */
const { rawJSON: rawJson } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };
