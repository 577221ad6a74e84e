import { setTimeout } from "node:timers/promises";
import {
  CollectionFailure,
  type KafkaSettings,
  type LogSource,
  type QueueBatch,
  type StreamClient,
  type StreamOffset,
  type StreamReader,
  type StreamRecord,
} from "@pharos/domain";
import { planBatches } from "./plan-batches.ts";
import type { StreamCollectorOptions } from "./queue-engines.ts";
import { settleBatches } from "./settle-batches.ts";

interface OpenedStream {
  readonly source: LogSource;
  readonly settings: KafkaSettings;
  readonly client: StreamClient;
}

const readWaitMs = 1_000;
const reachedEveryMs = 15_000;
/** Each look connects anew. */
const endsEveryMs = 60_000;

const nameOf = ({ topic, partition }: Pick<StreamRecord, "topic" | "partition">) => `${topic}/${partition}`;

/**
 * Reads as a member of the source's group until the signal says so. Messages are kept in the store before they are stored
 * in the lake, so that whoever gets the partition next stores the same under the same token; the group's offset moves
 * behind them when their events are durable. @throws CollectionFailure
 */
export async function readStream(
  options: StreamCollectorOptions,
  { source, settings, client }: OpenedStream,
  signal: AbortSignal,
): Promise<void> {
  const { store, clock, findIntakeProblem } = options;
  for (const end of await client.listEnds()) await store.queues.restartStream(source.id, nameOf(end), end.offset);
  const reader = await client.join();
  let reachedAt = 0;
  let endsAt = clock().getTime();
  try {
    while (!signal.aborted && findIntakeProblem() === undefined) {
      // What somebody asked to be read again.
      await settle("");
      const records = await reader.read(readWaitMs, signal);
      if (clock().getTime() - reachedAt >= reachedEveryMs) {
        reachedAt = clock().getTime();
        await store.queues.markReached(source.id, clock());
      }
      if (clock().getTime() - endsAt >= endsEveryMs) {
        endsAt = clock().getTime();
        await noteEnds();
      }
      await storeRecords(reader, records);
    }
  } finally {
    await reader.close();
  }

  async function noteEnds(): Promise<void> {
    try {
      const ends = await client.listEnds();
      await store.queues.noteEnds(
        source.id,
        ends.map((end) => ({ stream: nameOf(end), offset: end.offset })),
        clock(),
      );
    } catch (error) {
      // What keeps messages from being read is told when they are.
      if (!(error instanceof CollectionFailure)) throw error;
    }
  }

  async function storeRecords(reader: StreamReader, records: readonly StreamRecord[]): Promise<void> {
    const partitions = Map.groupBy(records, nameOf);
    const offsets: StreamOffset[] = [];
    for (const [stream, some] of partitions) {
      const [first] = some;
      if (!first) continue;
      const end = some.reduce((last, { offset }) => (offset > last ? offset : last), -1n) + 1n;
      let repeated = some.length;
      const plan = (next: bigint): QueueBatch[] => {
        const fresh = some.filter(({ offset }) => offset >= next);
        repeated = some.length - fresh.length;
        return planRecords(fresh);
      };
      await store.queues.holdRecords(source.id, stream, end, plan, clock());
      if (repeated > 0) await store.queues.countRepeated(source.id, repeated);
      await settle(stream);
      if (signal.aborted) return;
      offsets.push({ topic: first.topic, partition: first.partition, offset: end });
    }
    if (offsets.length > 0) await reader.commit(offsets);
  }

  /** A message without a value says that its key is gone, which is no log. */
  function planRecords(records: readonly StreamRecord[]): QueueBatch[] {
    const messages = records
      .filter(({ value }) => value.byteLength > 0)
      .map((record) => ({ id: `${nameOf(record)}@${record.offset}`, receipt: "", body: record.value }));
    const unreadable = records.flatMap((record) => planUnreadable(record, source) ?? []);
    return [...planBatches(messages, settings.kind, source), ...unreadable];
  }

  /** Waits while Pharos has no room; the group hears of this member all the while. */
  async function settle(stream: string): Promise<void> {
    for (;;) {
      const { retryAfterMs } = await settleBatches(options, source, stream);
      if (retryAfterMs === undefined || signal.aborted) return;
      await setTimeout(retryAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The messages stay in the topic, and nothing of them is kept but where they are and why they cannot be read. */
function planUnreadable(record: StreamRecord, { streamType, streamOptions }: LogSource): QueueBatch | undefined {
  if (!record.unreadable) return undefined;
  const { first, reason } = record.unreadable;
  const messages = Number(record.offset - first) + 1;
  const range =
    messages === 1 ? `The message at offset ${first}` : `The messages at offsets ${first} to ${record.offset}`;
  return {
    ids: [`${nameOf(record)}@${first}`],
    messages,
    content: new Uint8Array(),
    streamType,
    streamOptions,
    reason:
      `${range} of topic ${record.topic}, partition ${record.partition}, could not be unpacked: ${reason}. ` +
      "Pharos continued with the next message. Fix the producer, then send what is missing again.",
  };
}
