import { randomUUID } from "node:crypto";
import { addReceipts, type Detection, emptyReceipt, type IngestReceipt, sliceBytes } from "@pharos/domain";
import { type Chunk, isCompressed } from "@pharos/normalize";
import type { Store } from "@pharos/store";
import { repeatedCounts } from "../commit/delivery-counts.ts";
import { inSpan } from "../tracing/in-span.ts";
import type { ProcessedSlice } from "../worker/protocol.ts";
import type { ChunkInWorker, OnOpened } from "../worker/worker-pool.ts";
import { rowIdPrefixAt } from "../works/row-id-prefix.ts";
import type { WorkToCommit } from "../works/work-to-commit.ts";
import { checkSameBody } from "./check-same-body.ts";
import type { Delivery } from "./delivery.ts";
import { countReceived, nameByContent, StoredSlices, sliceToken } from "./delivery-name.ts";
import type { SliceTurns } from "./slice-turns.ts";

export interface DeliveryEngines {
  readonly store: Store;
  readonly turns: SliceTurns;
  readonly process: (chunk: Chunk, onOpened?: OnOpened) => Promise<ChunkInWorker>;
  readonly commit: (work: WorkToCommit) => Promise<void>;
  readonly detections: () => ReadonlyMap<string, Detection>;
  /** Names of deliveries that are being stored, by what `nameByContent` gave them. */
  readonly namesUnderWay: Set<string>;
}

/** A delivery of which the first slice is less than this is long. */
const longShare = 1 / 4;
/** Bodies of logs seldom unpack to more; what a slice measures is known when it is processed. */
const unpackedShare = 20;

/**
 * Stores a delivery slice by slice, each as a work of its own: the next is processed while one is committed. Resolves
 * when the last is durable. What was stored of one that was cut short is not stored again.
 */
export async function storeDelivery(engines: DeliveryEngines, delivery: Delivery): Promise<IngestReceipt> {
  const { source, bytes, unreadable, receivedAt } = delivery;
  const expected = Math.min(sliceBytes, isCompressed(bytes) ? bytes.byteLength * unpackedShare : bytes.byteLength);
  using turn = await inSpan("wait for room", {}, async () => engines.turns.take(source.id, expected));
  const rowIdPrefix = rowIdPrefixAt(receivedAt);
  const read = {
    bytes,
    unreadable,
    streamType: source.streamType,
    streamOptions: source.streamOptions,
    logTypes: source.logTypes,
    sourceId: source.id,
    sourceLabel: source.label,
    sourceFile: delivery.sourceFile,
    receivedAtMs: receivedAt.getTime(),
    rowIdPrefix,
  };
  const chunk = await engines.process(read, (firstShare) => {
    if (firstShare < longShare) delivery.onLong?.();
  });
  turn.resize(chunk.first.bytes);
  if (!chunk.first.isLast) return await storeSlices(engines, delivery, chunk, rowIdPrefix, turn);
  await engines.commit(workOf(engines, delivery, delivery.token ?? randomUUID(), rowIdPrefix, chunk.first));
  delivery.onProgress?.(1);
  return receiptOf(chunk.first);
}

async function storeSlices(
  engines: DeliveryEngines,
  delivery: Delivery,
  chunk: ChunkInWorker,
  firstPrefix: string,
  firstTurn: Disposable,
): Promise<IngestReceipt> {
  const { store, turns, namesUnderWay } = engines;
  const { source, receivedAt } = delivery;
  const find = (tokens: readonly string[]) => store.ingest.chunks.findCommitted(tokens);
  let name = delivery.token;
  let receipt = emptyReceipt;
  let slice = chunk.first;
  let rowIdPrefix = firstPrefix;
  let turn = firstTurn;
  const isLong = slice.share < longShare;
  try {
    name ??= await nameByContent(source.id, chunk.first.contentHash ?? "", namesUnderWay, find);
    const stored = new StoredSlices(name, find);
    const began = await store.ingest.chunks.find(sliceToken(name, 1));
    if (began) checkSameBody(began, delivery);
    for (let number = 1; ; number++) {
      const token = slice.isLast ? name : sliceToken(name, number);
      const held = turn;
      // Given back at once: deliveries that hold room while they wait for more of it would wait for each other.
      const storing = storeSlice(engines, delivery, token, rowIdPrefix, slice, await stored.has(number)).finally(() =>
        held[Symbol.dispose](),
      );
      // Heard below, after the next slice was asked for.
      storing.catch(() => undefined);
      if (slice.isLast) return addReceipts(receipt, await storing);
      const nextTurn = await turns.take(source.id, sliceBytes, { isLater: isLong });
      try {
        const nextPrefix = rowIdPrefixAt(receivedAt);
        const [newlyStored, next] = await Promise.all([storing, chunk.next(nextPrefix)]);
        turn = nextTurn;
        nextTurn.resize(next.bytes);
        receipt = addReceipts(receipt, newlyStored);
        [slice, rowIdPrefix] = [next, nextPrefix];
      } catch (error) {
        nextTurn[Symbol.dispose]();
        throw error;
      }
    }
  } catch (error) {
    chunk.abandon();
    throw error;
  } finally {
    turn[Symbol.dispose]();
    if (name !== undefined) namesUnderWay.delete(name);
  }
}

async function storeSlice(
  engines: DeliveryEngines,
  delivery: Delivery,
  token: string,
  rowIdPrefix: string,
  slice: ProcessedSlice,
  isStored: boolean,
): Promise<IngestReceipt> {
  if (!isStored) {
    await engines.commit(workOf(engines, delivery, token, rowIdPrefix, slice));
    delivery.onProgress?.(slice.share);
    return receiptOf(slice);
  }
  const { received } = slice;
  delivery.onProgress?.(slice.share);
  await engines.store.ingest.counts.add([repeatedCounts(delivery.source.id, received, delivery.receivedAt)]);
  return { ...emptyReceipt, received, repeated: received };
}

/**
 * The events of a delivery that is stored already; undefined where it is not.
 * @throws PharosError AlreadyExists where another body has its name
 */
export async function findRepeat(store: Store, delivery: Delivery): Promise<number | undefined> {
  const { token } = delivery;
  const stored = token === undefined ? undefined : await store.ingest.chunks.find(token);
  if (token === undefined || stored === undefined) return undefined;
  checkSameBody(stored, delivery);
  return countReceived(token, stored.received, (tokens) => store.ingest.chunks.findCommitted(tokens));
}

/** Counts a delivery that is stored already. */
export async function acknowledgeRepeat(
  store: Store,
  { source, receivedAt }: Pick<Delivery, "source" | "receivedAt">,
  received: number,
): Promise<IngestReceipt> {
  await store.ingest.counts.add([repeatedCounts(source.id, received, receivedAt)]);
  return { ...emptyReceipt, received, repeated: received };
}

function workOf(
  { detections }: DeliveryEngines,
  { source, sourceFile, bodyDigest, receivedAt }: Delivery,
  token: string,
  rowIdPrefix: string,
  slice: ProcessedSlice,
): WorkToCommit {
  const { received, bytes, tables, failures, matches, ruleErrors: errors } = slice;
  return {
    token,
    at: receivedAt,
    rowIdPrefix,
    detections: detections(),
    matches,
    errors,
    delivered: {
      received,
      bytes,
      tables,
      failures,
      sourceId: source.id,
      sourceLabel: source.label,
      sourceFile,
      bodyDigest,
    },
  };
}

function receiptOf({ received, failures: { length: failed } }: ProcessedSlice): IngestReceipt {
  return { received, stored: received - failed, failed, dropped: 0, repeated: 0 };
}
