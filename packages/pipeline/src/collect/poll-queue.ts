import {
  CollectionFailure,
  collectionProblemKind,
  describeError,
  type LogSource,
  PharosError,
  type QueueClient,
  type QueueMessage,
} from "@pharos/domain";
import type { Queue } from "@pharos/store";
import { planBatches } from "./plan-batches.ts";
import type { QueueCollectorOptions } from "./queue-engines.ts";
import { type Settled, settleBatches } from "./settle-batches.ts";

export interface QueueToPoll {
  readonly source: LogSource;
  readonly queue: Queue;
  readonly client: QueueClient;
}

/** Within one poll, so that other queues have their turns. */
const roundsMax = 50;
/** As many messages are received before they are stored together, as long as there are more. */
const messagesAtOnce = 500;
const bytesAtOnce = 4 * 1024 * 1024;
const idleMs = 1_000;

/**
 * Receives messages until none waits. A message is kept in the store before it is stored in the lake, so that whoever takes
 * over stores the same under the same token, and is acknowledged when its events are durable.
 */
export async function pollQueue(
  options: QueueCollectorOptions,
  polled: QueueToPoll,
  signal: AbortSignal,
): Promise<void> {
  const { store, holder, clock, findIntakeProblem } = options;
  const { source, queue, client } = polled;
  try {
    for (let round = 0; round < roundsMax && !signal.aborted && findIntakeProblem() === undefined; round++) {
      // Left by a process that died, by one that stopped, or to be read again.
      const left = await settleBatches(options, source);
      if (left.retryAfterMs !== undefined) return await postpone(left);
      const messages = await gather(client, signal);
      if (messages.length === 0) return await end(idleMs);
      const settled = await receive(options, polled, messages);
      if (settled.retryAfterMs !== undefined) return await postpone(settled);
    }
    await end(0);
  } catch (error) {
    // Somebody stopped it, not the queue.
    if (signal.aborted) return await store.queues.postpone(queue.sourceId, holder, clock());
    if (!(error instanceof CollectionFailure) && !(error instanceof PharosError)) throw error;
    const problem = { kind: collectionProblemKind(error), message: describeError(error) };
    await store.queues.pause(queue.sourceId, holder, problem, clock());
  }

  function postpone({ retryAfterMs = 0 }: Settled): Promise<void> {
    return store.queues.postpone(queue.sourceId, holder, new Date(clock().getTime() + retryAfterMs));
  }

  async function end(restMs: number): Promise<void> {
    const waiting = await countWaiting(client);
    const polledAt = clock();
    const nextPollAt = new Date(polledAt.getTime() + restMs);
    await store.queues.endPoll(queue.sourceId, holder, { nextPollAt, polledAt, waiting });
  }
}

/** A right that only counting takes is no reason to stop. */
async function countWaiting(client: QueueClient): Promise<number | undefined> {
  try {
    return await client.countWaiting();
  } catch (error) {
    if (error instanceof CollectionFailure) return undefined;
    throw error;
  }
}

async function gather(client: QueueClient, signal: AbortSignal): Promise<QueueMessage[]> {
  const messages = await client.receive(signal);
  let bytes = bytesOf(messages);
  let isEmpty = messages.length === 0;
  while (!isEmpty && messages.length < messagesAtOnce && bytes < bytesAtOnce && !signal.aborted) {
    const more = await client.receive(signal);
    messages.push(...more);
    bytes += bytesOf(more);
    isEmpty = more.length === 0;
  }
  return messages;
}

function bytesOf(messages: readonly QueueMessage[]): number {
  return messages.reduce((sum, { body }) => sum + body.byteLength, 0);
}

/** Stores the messages that are new, and acknowledges those whose events are durable. */
async function receive(
  options: QueueCollectorOptions,
  { source, queue: { sourceId, settings }, client }: QueueToPoll,
  messages: readonly QueueMessage[],
): Promise<Settled> {
  const { store, holder, clock } = options;
  const ids = [...new Set(messages.map(({ id }) => id))];
  const known = await store.queues.findKnown(sourceId, ids);
  const fresh = [...new Map(messages.map((message) => [message.id, message])).values()].filter(
    ({ id }) => !known.has(id),
  );
  const repeated = messages.length - fresh.length;
  if (repeated > 0) await store.queues.countRepeated(sourceId, repeated);
  if (fresh.length > 0) await store.queues.hold(sourceId, holder, planBatches(fresh, settings.kind, source), clock());
  const settled = await settleBatches(options, source);
  const durable = await store.queues.findKnown(sourceId, ids);
  const receipts = messages.filter(({ id }) => durable.get(id) === true).map(({ receipt }) => receipt);
  if (receipts.length > 0) await client.acknowledge(receipts);
  return settled;
}
