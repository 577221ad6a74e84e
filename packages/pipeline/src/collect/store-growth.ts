import { createHash } from "node:crypto";
import {
  type BucketObject,
  type BucketSettings,
  bucketAddress,
  CollectionFailure,
  type LogSource,
  matchPrefix,
  objectBytesMax,
  sourceFileOf,
} from "@pharos/domain";
import type { CollectorEngines } from "./collector-engines.ts";
import { endOfRecords } from "./end-of-records.ts";

/**
 * Stores what an object has grown by since it was read last, up to its last whole line. Where that ends is kept before, so
 * that another process that goes on stores the same under the same token.
 */
export async function storeGrowth(
  { pipeline, store, holder, clock, clientOf }: CollectorEngines,
  object: BucketObject & { readonly readBytes: number },
  source: LogSource,
  settings: BucketSettings,
): Promise<void> {
  const { id, key, identity, readBytes: from, readingBytes } = object;
  const row = matchPrefix(settings.prefixes, key);
  if (!row) throw new CollectionFailure("gone", "No prefix of the source covers this object any more.");
  const until = readingBytes ?? from + objectBytesMax;
  const expectedBytes = Math.min(until, Math.max(object.bytes, from + 1)) - from;
  const sender = { source: source.id, address: bucketAddress(settings), isProven: true, expectedBytes };
  using reservation = pipeline.admission.open(sender);
  reservation.cover(expectedBytes);
  const client = await clientOf(source, settings);
  const read = await client.read(object, objectBytesMax, { from, until });
  const length = readingBytes === undefined ? endOfRecords(read.content) : read.content.byteLength;
  const readTo = from + length;
  // What lies beyond the longest part is found as growth by the next listing.
  const seen = { readBytes: readTo, bytes: Math.min(read.bytes, from + read.content.byteLength) };
  if (length === 0 && read.content.byteLength >= objectBytesMax) {
    throw new CollectionFailure("tooLarge", `A line of the object is longer than ${objectBytesMax / 1024 ** 2} MB.`);
  }
  if (length === 0) return store.buckets.endPart(id, holder, seen, clock());
  if (readingBytes === undefined && !(await store.buckets.beginPart(id, holder, readTo))) return;
  reservation.cover(read.content.byteLength);
  reservation.begin();
  await pipeline.ingest({
    source: { ...source, logTypes: row.logTypes },
    bytes: read.content.subarray(0, length),
    sourceFile: sourceFileOf(settings, key),
    token: createHash("sha256").update(`bucket ${source.id} ${identity} from ${from}`).digest("hex"),
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });
  await store.buckets.endPart(id, holder, seen, clock());
}
