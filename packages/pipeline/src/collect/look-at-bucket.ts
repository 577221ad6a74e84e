import {
  type BucketClient,
  type BucketSettings,
  collectionProblemKind,
  describeError,
  type FoundObject,
  matchPrefix,
  noticesFrom,
} from "@pharos/domain";
import type { Bucket } from "@pharos/store";
import type { CollectorEngines } from "./collector-engines.ts";

/** Within one look, which others wait for; what is left is found by the next one. */
const roundsMax = 20;
const idleQueueMs = 20_000;
const listEveryMs = 60_000;

/** Where a look ended. */
interface LookEnd {
  readonly hasMore: boolean;
  readonly listAfter: string | undefined;
}

/** Finds the new objects of a bucket, by its queue or by listing it. A bucket that cannot be read is left alone for a while. */
export async function lookAtBucket(engines: CollectorEngines, bucket: Bucket, signal: AbortSignal): Promise<void> {
  const { store, holder, clock, clientOf } = engines;
  const { sourceId, settings } = bucket;
  try {
    const source = await store.sources.get(sourceId);
    if (!source) return;
    const client = await clientOf(source, settings);
    const { hasMore, listAfter } = await (noticesFrom(settings) !== undefined
      ? readQueue(engines, bucket, client, signal)
      : listBucket(engines, bucket, client, signal));
    if (bucket.problem !== undefined) await probeWaiting(engines, sourceId, client);
    const pauseMs = noticesFrom(settings) !== undefined ? idleQueueMs : listEveryMs;
    const nextLookAt = new Date(clock().getTime() + (hasMore ? 0 : pauseMs));
    await store.buckets.endLook(sourceId, holder, { nextLookAt, listAfter });
  } catch (error) {
    await store.buckets.pause(sourceId, collectionProblemKind(error), describeError(error), clock());
  }
}

/** A right to list is none to read: before a problem is over, an object that waits has to be readable. */
async function probeWaiting({ store }: CollectorEngines, sourceId: string, client: BucketClient): Promise<void> {
  const waiting = await store.buckets.nextWaiting(sourceId);
  if (waiting) await client.probe(waiting);
}

/** A message is deleted when its objects are in the store, and comes again if that fails. */
async function readQueue(
  { store, clock }: CollectorEngines,
  { sourceId, settings }: Bucket,
  client: BucketClient,
  signal: AbortSignal,
): Promise<LookEnd> {
  for (let round = 0; round < roundsMax && !signal.aborted; round++) {
    const notices = await client.receiveNotices();
    if (notices.length === 0) return { hasMore: false, listAfter: undefined };
    const found = notices.flatMap(({ objects }) => objects);
    await store.buckets.addFound(sourceId, settings.bucket, wantedObjects(settings, found), clock());
    await client.deleteNotices(notices.map(({ receipt }) => receipt));
  }
  return { hasMore: true, listAfter: undefined };
}

async function listBucket(
  { store, clock }: CollectorEngines,
  { sourceId, settings, listAfter }: Bucket,
  client: BucketClient,
  signal: AbortSignal,
): Promise<LookEnd> {
  let after = listAfter;
  for (let round = 0; round < roundsMax && !signal.aborted; round++) {
    const page = await client.list(after);
    await store.buckets.addFound(sourceId, settings.bucket, wantedObjects(settings, page.objects), clock());
    after = page.after;
    if (after === undefined) return { hasMore: false, listAfter: undefined };
  }
  return { hasMore: true, listAfter: after };
}

/** Returns those below the prefixes of the source. Empty objects stand for folders. */
export function wantedObjects({ prefixes }: BucketSettings, found: readonly FoundObject[]): FoundObject[] {
  return found.filter(({ key, bytes }) => bytes > 0 && matchPrefix(prefixes, key) !== undefined);
}
