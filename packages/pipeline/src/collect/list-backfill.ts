import { type Backfill, collectionProblemKind, describeError } from "@pharos/domain";
import type { CollectorEngines } from "./collector-engines.ts";
import { wantedObjects } from "./look-at-bucket.ts";

/** Within one turn, which live objects wait for. */
const pagesMax = 5;

/** Lists on what a back-fill reads, a few pages at a time. A bucket that cannot be listed is left alone for a while. */
export async function listBackfill(engines: CollectorEngines, backfill: Backfill, signal: AbortSignal): Promise<void> {
  const { store, holder, clock, clientOf } = engines;
  const { id, sourceId, modifiedSince: since, modifiedBefore: before } = backfill;
  try {
    const [source, bucket] = await Promise.all([store.sources.get(sourceId), store.buckets.get(sourceId)]);
    if (!source || !bucket) return;
    const { settings } = bucket;
    const client = await clientOf(source, settings);
    let after = backfill.listAfter;
    for (let page = 0; page < pagesMax && !signal.aborted; page++) {
      const listed = await client.list(after, { since, before });
      await store.buckets.addFound(sourceId, settings.bucket, wantedObjects(settings, listed.objects), clock(), id);
      await store.backfills.endPage(id, holder, listed);
      after = listed.after;
      if (after === undefined) break;
    }
  } catch (error) {
    await store.buckets.pause(sourceId, collectionProblemKind(error), describeError(error), clock());
  } finally {
    await store.backfills.release(id, holder);
  }
}
