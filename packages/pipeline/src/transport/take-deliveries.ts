import {
  type DeliveryTransport,
  describeError,
  failureRawBytesMax,
  type IngestReceipt,
  PharosError,
  repeatWhile,
  type TakenMessage,
} from "@pharos/domain";
import { type Admission, BackPressureError } from "../ingest/admission.ts";
import type { Delivery } from "../ingest/delivery.ts";
import { type DeliveryHead, decodeBody, decodeHead } from "./encode-delivery.ts";

export interface TakeOptions {
  readonly transport: Pick<DeliveryTransport, "take" | "sweep">;
  readonly pipeline: {
    readonly admission: Pick<Admission, "open">;
    ingest(delivery: Delivery): Promise<IngestReceipt>;
  };
  readonly clock: () => Date;
  /** Why logs are not taken at the moment; undefined where they are. */
  readonly findIntakeProblem: () => string | undefined;
  readonly onProblem: (what: string, error: unknown) => void;
  /** Resolves when the time is over or the signal says so. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** Deliveries that are stored at once. */
const underWayMax = 32;
const keepEveryMs = 10_000;
const afterFailureMs = 1_000;
const againMs = 5_000;
/** A newer process may take it meanwhile. */
const newerAgainMs = 30_000;

/**
 * Takes deliveries from the transport and stores them, each under its token, until it is disposed. A delivery is
 * acknowledged when its events are durable; one that cannot be read is kept as a failure of its source.
 */
export function takeDeliveries(options: TakeOptions): AsyncDisposable {
  const { transport, clock, findIntakeProblem, onProblem, wait } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();

  async function takeSome(): Promise<void> {
    await transport.sweep(clock().getTime());
    for await (const message of transport.take(underWayMax - underWay.size, signal)) {
      const work = settle(options, message).finally(() => underWay.delete(work));
      underWay.add(work);
    }
    while (underWay.size > underWayMax / 2) await Promise.race(underWay);
  }

  async function takeUntilStopped(): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      if (findIntakeProblem() !== undefined) {
        await wait(afterFailureMs, signal);
        continue;
      }
      try {
        await takeSome();
        isFailing = false;
      } catch (error) {
        if (!isFailing) onProblem("Deliveries could not be taken from the transport", error);
        isFailing = true;
        await wait(afterFailureMs, signal);
      }
    }
  }

  const taking = takeUntilStopped();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await taking;
      await Promise.all(underWay);
    },
  };
}

/** Never throws. */
async function settle({ pipeline, onProblem }: TakeOptions, message: TakenMessage): Promise<void> {
  try {
    const head = decodeHead(message.head);
    if (head === undefined) return message.giveBack(newerAgainMs);
    await repeatWhile(
      () => store(pipeline, head, message),
      async () => message.keep(),
      keepEveryMs,
    );
    await message.acknowledge();
  } catch (error) {
    if (error instanceof BackPressureError) return message.giveBack(error.retryAfterSeconds * 1_000);
    if (isFinal(error)) {
      // Nobody knows whose it is.
      onProblem("A message of the transport is not a delivery, and was removed", error);
      return await message.acknowledge().catch(() => undefined);
    }
    onProblem("A delivery of the transport could not be stored, and is tried again", error);
    message.giveBack(againMs);
  }
}

async function store(pipeline: TakeOptions["pipeline"], head: DeliveryHead, message: TakenMessage): Promise<void> {
  const { id } = head.source;
  const sender = { source: id, address: `transport://${id}`, isProven: true, expectedBytes: message.bytes };
  using reservation = pipeline.admission.open(sender);
  reservation.cover(message.bytes);
  let raw = "";
  try {
    const body = decodeBody(await message.read());
    raw = Buffer.from(body.bytes).toString("utf8", 0, failureRawBytesMax);
    reservation.begin();
    await pipeline.ingest({
      ...head,
      ...body,
      onProgress: (share) => reservation.progress(share),
      onLong: () => reservation.isLong(),
    });
  } catch (error) {
    if (!isFinal(error)) throw error;
    const unreadable = [{ reason: describeError(error), raw }];
    // Under a token of its own: the delivery's may be that of another body.
    const token = `${head.token} refused`;
    await pipeline.ingest({ ...head, token, bodyDigest: undefined, bytes: new Uint8Array(), unreadable });
  }
}

/** Storing the same again would end the same way. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof PharosError)) return false;
  return error.category === "InvalidInput" || error.category === "TooLarge" || error.category === "AlreadyExists";
}
