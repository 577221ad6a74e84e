import { describeError, type HeldBatch, type LogSource, PharosError } from "@pharos/domain";
import { BackPressureError } from "../ingest/admission.ts";
import type { QueueCollectorOptions } from "./queue-engines.ts";

export interface Settled {
  /** Pharos had no room for a batch: when to come back; undefined where all are settled. */
  readonly retryAfterMs: number | undefined;
}

type SettleOptions = Pick<QueueCollectorOptions, "store" | "pipeline" | "clock">;

/** Stores what a source has received of a stream, the oldest first; what cannot be read is kept with its reason. */
export async function settleBatches(options: SettleOptions, source: LogSource, stream = ""): Promise<Settled> {
  const { queues } = options.store;
  const next = () => queues.nextBatch(source.id, stream);
  for (let batch = await next(); batch; batch = await next()) {
    try {
      await storeBatch(options, source, batch);
      await queues.markDone(batch.id);
    } catch (error) {
      if (error instanceof BackPressureError) return { retryAfterMs: error.retryAfterSeconds * 1000 };
      if (!isFinal(error)) throw error;
      await queues.markFailed(batch.id, describeError(error));
    }
  }
  return { retryAfterMs: undefined };
}

async function storeBatch(
  { pipeline, clock }: SettleOptions,
  source: LogSource,
  { content, streamType, streamOptions, token }: HeldBatch,
): Promise<void> {
  const size = content.byteLength;
  const sender = { source: source.id, address: `queue://${source.id}`, isProven: true, expectedBytes: size };
  using reservation = pipeline.admission.open(sender);
  reservation.cover(size);
  reservation.begin();
  await pipeline.ingest({
    source: { ...source, streamType, streamOptions },
    bytes: content,
    token,
    receivedAt: clock(),
    onProgress: (share) => reservation.progress(share),
    onLong: () => reservation.isLong(),
  });
}

/** Reading these bytes again would end the same way. */
function isFinal(error: unknown): boolean {
  return error instanceof PharosError && (error.category === "InvalidInput" || error.category === "TooLarge");
}
