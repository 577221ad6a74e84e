import { createHash } from "node:crypto";
import {
  type BucketObject,
  type BucketSettings,
  backOffMs,
  bucketAddress,
  CollectionFailure,
  collectionProblemKind,
  describeError,
  type LogSource,
  matchPrefix,
  objectBytesMax,
  PharosError,
  sourceFileOf,
} from "@pharos/domain";
import { BackPressureError } from "../ingest/admission.ts";
import type { CollectorEngines } from "./collector-engines.ts";
import { storeGrowth } from "./store-growth.ts";

/** After so many it is the object's own fault. */
const attemptsMax = 20;

/** Reads an object that this process holds and stores its events; it is done when they are durable. */
export async function readObject(engines: CollectorEngines, object: BucketObject): Promise<void> {
  const { store, holder, clock } = engines;
  const [source, bucket] = await Promise.all([store.sources.get(object.sourceId), store.buckets.get(object.sourceId)]);
  if (!source || !bucket) return;
  try {
    if (object.readBytes === undefined) {
      await storeObject(engines, object, source, bucket.settings);
      await store.buckets.markDone(object.id, holder, clock());
    } else await storeGrowth(engines, { ...object, readBytes: object.readBytes }, source, bucket.settings);
  } catch (error) {
    await settleFailure(engines, object, error);
  }
}

async function storeObject(
  { pipeline, store, holder, clock, clientOf }: CollectorEngines,
  object: BucketObject,
  source: LogSource,
  settings: BucketSettings,
): Promise<void> {
  const row = matchPrefix(settings.prefixes, object.key);
  if (!row) throw new CollectionFailure("gone", "No prefix of the source covers this object any more.");
  if (object.bytes > objectBytesMax) throw tooLarge(object.bytes);
  const sender = { source: source.id, address: bucketAddress(settings), isProven: true, expectedBytes: object.bytes };
  using reservation = pipeline.admission.open(sender);
  reservation.cover(object.bytes);
  const client = await clientOf(source, settings);
  const { content, ...current } = await client.read(object, objectBytesMax);
  const isOverwritten = object.versionId === undefined && object.etag !== "" && current.etag !== object.etag;
  const { identity } = isOverwritten ? await replaceObject() : object;
  reservation.cover(content.byteLength);
  reservation.begin();
  await pipeline.ingest({
    source: { ...source, logTypes: row.logTypes },
    bytes: content,
    sourceFile: sourceFileOf(settings, object.key),
    token: createHash("sha256").update(`bucket ${source.id} ${identity}`).digest("hex"),
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });

  async function replaceObject(): Promise<BucketObject> {
    const replaced = await store.buckets.replace(object.id, holder, settings.bucket, { key: object.key, ...current });
    if (replaced) return replaced;
    throw new CollectionFailure("gone", "The object was overwritten since. Its new content is read by itself.");
  }
}

function tooLarge(bytes: number): CollectionFailure {
  const [size, limit] = [bytes, objectBytesMax].map((one) => `${Math.ceil(one / 1024 ** 2)} MB`);
  return new CollectionFailure("tooLarge", `The object has ${size}, more than the ${limit} that Pharos reads at once.`);
}

async function settleFailure(engines: CollectorEngines, object: BucketObject, error: unknown): Promise<void> {
  const { store, holder, clock } = engines;
  const now = clock();
  const postpone = (ms: number, countsAttempt: boolean) =>
    store.buckets.postpone(object.id, holder, new Date(now.getTime() + ms), countsAttempt);
  if (error instanceof BackPressureError) return postpone(error.retryAfterSeconds * 1000, false);
  if (isFinal(error) || object.attempts + 1 >= attemptsMax) {
    return store.buckets.markFailed(object.id, holder, describeError(error), now);
  }
  if (isOfBucket(error)) {
    await store.buckets.pause(object.sourceId, collectionProblemKind(error), describeError(error), now);
  }
  await postpone(backOffMs(object.attempts + 1), true);
}

/** Reading this object again would end the same way. */
function isFinal(error: unknown): boolean {
  if (error instanceof CollectionFailure) return ["gone", "archived", "tooLarge"].includes(error.kind);
  return error instanceof PharosError && (error.category === "InvalidInput" || error.category === "TooLarge");
}

/** No object of the bucket can be read. */
function isOfBucket(error: unknown): boolean {
  return error instanceof CollectionFailure && (error.kind === "denied" || error.kind === "missing");
}
