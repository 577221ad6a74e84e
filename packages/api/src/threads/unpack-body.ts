import { inflateRawSync, inflateSync } from "node:zlib";
import { defineError, unpackedWholeBytesMax } from "@pharos/domain";
import { decompress } from "@pharos/normalize";
import { unpackSnappy } from "./unpack-snappy.ts";

export interface PackedBody {
  readonly bytes: Uint8Array;
  readonly encoding: "deflate" | "snappy" | undefined;
  readonly isFirehose: boolean;
}

export const bodyNotUnpacked = defineError(
  "ingest.body_not_unpacked",
  "InvalidInput",
  (encoding: string) => `The header Content-Encoding says ${encoding}, but the body cannot be unpacked`,
);
const unpackedTooLarge = defineError(
  "ingest.unpacked_too_large",
  "TooLarge",
  () =>
    `The body is larger than ${unpackedWholeBytesMax / 1024 ** 2} MB unpacked. Send it in parts, or packed with gzip or zstd.`,
);
const notFirehose = defineError(
  "ingest.not_firehose",
  "InvalidInput",
  () => "This is not a delivery of Amazon Data Firehose: its body must be JSON with records that have data in base64",
);

/** The records as they were before they were packed. @throws PharosError */
export function unpackBody({ bytes, encoding, isFirehose }: PackedBody): Uint8Array {
  const body = encoding === "deflate" ? inflate(bytes) : encoding === "snappy" ? unsnap(bytes) : bytes;
  return isFirehose ? recordsOf(decompress(body, unpackedWholeBytesMax)) : body;
}

/** With zlib's header, as it is specified, or without, as some send it. */
function inflate(bytes: Uint8Array): Uint8Array {
  const limit = { maxOutputLength: unpackedWholeBytesMax };
  const hasHeader = (bytes[0] ?? 0) % 16 === 8 && (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) % 31 === 0;
  try {
    return hasHeader ? inflateSync(bytes, limit) : inflateRawSync(bytes, limit);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE"
      ? unpackedTooLarge()
      : bodyNotUnpacked("deflate");
  }
}

function unsnap(bytes: Uint8Array): Uint8Array {
  const unpacked = unpackSnappy(bytes, unpackedWholeBytesMax);
  if (unpacked === "too large") throw unpackedTooLarge();
  if (unpacked === "damaged") throw bodyNotUnpacked("snappy");
  return unpacked;
}

/** Each record on lines of its own; a record may be packed by itself, as those of CloudWatch Logs are. */
function recordsOf(body: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const text of dataOf(body)) {
    const record = decompress(Buffer.from(text, "base64"), unpackedWholeBytesMax - length);
    parts.push(record);
    if (record.at(-1) !== lineFeed[0]) parts.push(lineFeed);
    length += record.byteLength + 1;
  }
  return Buffer.concat(parts);
}

const lineFeed = Buffer.from("\n");

function dataOf(body: Uint8Array): string[] {
  let records: unknown;
  try {
    ({ records } = JSON.parse(new TextDecoder().decode(body)) as { records?: unknown });
  } catch {
    throw notFirehose();
  }
  if (!Array.isArray(records)) throw notFirehose();
  return records.map((record: { data?: unknown } | null) => {
    if (typeof record?.data !== "string") throw notFirehose();
    return record.data;
  });
}
