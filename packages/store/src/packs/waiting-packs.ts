import { findPackLogTypes, findPacksInUse, findWaitingItems } from "@pharos/domain";
import type { Store } from "../store.ts";

/**
 * Lets these packs wait until a log source sends one of their log types. A pack without log types is for any
 * installation, and does not wait.
 */
export async function holdPacks(tx: Store, ids: readonly string[], now: Date): Promise<void> {
  const [packs, detections] = await Promise.all([tx.packs.getMany(ids), readDetections(tx)]);
  await tx.packs.hold(packs.filter((pack) => findPackLogTypes(pack, detections).length > 0).map(({ id }) => id));
  await holdDetections(tx, now);
}

/** Brings detections in line with their packs: those of packs that wait are off, unless a person enabled them. */
export async function holdDetections(tx: Store, now: Date): Promise<void> {
  const [packs, switches] = await Promise.all([tx.packs.all(), tx.packs.switches()]);
  const waiting = [...switches].filter(([, { waitsForLogs }]) => waitsForLogs).map(([id]) => id);
  await tx.detections.setWaiting(findWaitingItems(packs, new Set(waiting)), now);
}

/**
 * Enables the packs that waited for log types which a source sends now; they stay enabled. Those that a person disabled
 * go on waiting.
 * @returns their ids
 */
export async function enablePacksInUse(store: Store, now: Date): Promise<readonly string[]> {
  const switches = await store.packs.switches();
  const waiting = [...switches].filter(([, one]) => one.waitsForLogs && one.enabledByUser === null).map(([id]) => id);
  if (waiting.length === 0) return [];
  const [packs, detections, sources] = await Promise.all([
    store.packs.getMany(waiting),
    readDetections(store),
    store.sources.list(),
  ]);
  const sent = new Set(sources.flatMap(({ logTypes }) => logTypes));
  const ids = findPacksInUse(packs, detections, sent).map(({ id }) => id);
  if (ids.length === 0) return [];
  await store.transaction(async (tx) => {
    await tx.packs.release(ids, now);
    await holdDetections(tx, now);
  });
  return ids;
}

async function readDetections({ detections }: Store) {
  return new Map((await detections.all()).map((detection) => [detection.id, detection]));
}
