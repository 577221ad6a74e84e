import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { isIP } from "node:net";
import type { KafkaSettings, StreamClient, StreamOffset, StreamRecord } from "@pharos/domain";
import type { Consumer, ConsumerOptions, Message, MessagesStream } from "@platformatic/kafka";
import { runChecks } from "../check/run-checks.ts";
import { createGuardedConsumer, type GuardedConsumerOptions } from "./guarded-consumer.ts";
import { isOfRebalance, judgeKafkaFailure } from "./judge-kafka-failure.ts";
import { decodeReplacement } from "./replace-unreadable-batches.ts";

export interface KafkaOptions extends GuardedConsumerOptions {
  readonly settings: KafkaSettings;
  readonly password: string;
  /** Shorter in tests. */
  readonly heartbeatMs?: number;
}

type BytesConsumer = Consumer<Buffer, Buffer, Buffer, Buffer>;
type BytesStream = MessagesStream<Buffer, Buffer, Buffer, Buffer>;

/** The group gives the partitions of a member that dies to others after this. */
const sessionMs = 20_000;
const recordsMax = 1_000;
const bytesMax = 4 * 1024 * 1024;

/** Opens topics of Kafka, or of a service that speaks its protocol. Nothing is sent before it is used. */
export function openKafka({ settings, password, heartbeatMs = 3_000, ...guard }: KafkaOptions): StreamClient {
  const { brokers, topics, groupId, usesTls, certificateAuthority, mechanism, username = "", startAt } = settings;
  // Clouds tell clusters apart by the name that TLS asks for, which cannot be an address.
  const areNames = !brokers.some((broker) => isIP(broker.replace(/:\d+$/, "").replace(/^\[|\]$/g, "")) !== 0);
  // No sender knows it, so that no message can pass for a batch that cannot be unpacked.
  const unreadableMarker = randomUUID();
  const options: ConsumerOptions<Buffer, Buffer, Buffer, Buffer> = {
    clientId: "pharos",
    groupId,
    bootstrapBrokers: [...brokers],
    connectTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 5_000,
    retries: 1,
    retryDelay: 500,
    autocreateTopics: false,
    sessionTimeout: sessionMs,
    rebalanceTimeout: sessionMs,
    heartbeatInterval: heartbeatMs,
    maxBytes: bytesMax,
    maxWaitTime: 1_000,
    highWaterMark: recordsMax,
    ...(usesTls && {
      tls: certificateAuthority === undefined ? {} : { ca: certificateAuthority },
      tlsServerName: areNames,
    }),
    ...(mechanism !== undefined && { sasl: { mechanism, username, password } }),
  };

  /** Runs something with a consumer that is closed afterwards. */
  async function withConsumer<T>(run: (consumer: BytesConsumer) => Promise<T>): Promise<T> {
    const consumer = await createGuardedConsumer(options, guard, unreadableMarker);
    try {
      return await run(consumer);
    } catch (error) {
      throw judgeKafkaFailure(error, settings);
    } finally {
      await consumer.close(true).catch(() => undefined);
    }
  }

  const listEnds = () =>
    withConsumer(async (consumer) => {
      const ends = await consumer.listOffsets({ topics: [...topics], timestamp: -1n });
      return [...ends].flatMap(([topic, offsets]) =>
        offsets.map((offset, partition): StreamOffset => ({ topic, partition, offset })),
      );
    });

  return {
    listEnds,
    join: async () => {
      const consumer = await createGuardedConsumer(options, guard, unreadableMarker);
      try {
        const stream = await consumer.consume({
          topics: [...topics],
          autocommit: false,
          mode: "committed",
          fallbackMode: startAt === "EARLIEST" ? "earliest" : "latest",
        });
        return openReader(consumer, stream, settings);
      } catch (error) {
        await consumer.close(true).catch(() => undefined);
        throw judgeKafkaFailure(error, settings);
      }
    },
    check: () =>
      runChecks([
        {
          name: "Brokers",
          isFirst: true,
          run: () =>
            withConsumer(async (consumer) => {
              const { brokers: found } = await consumer.metadata({ topics: [] });
              return found.size === 1
                ? "Pharos could reach 1 broker."
                : `Pharos could reach the cluster of ${found.size} brokers.`;
            }),
        },
        {
          name: "Topics",
          isFirst: true,
          run: async () => {
            const ends = await listEnds();
            return ends.length === 1
              ? "Pharos could read 1 partition."
              : `Pharos could read ${ends.length} partitions.`;
          },
        },
        {
          name: "Group",
          run: () =>
            withConsumer(async (consumer) => {
              await consumer.findGroupCoordinator();
              const partitions = (await listEnds()).filter(({ topic }) => topic === topics[0]);
              await consumer.listCommittedOffsets({
                topics: [{ topic: topics[0] ?? "", partitions: partitions.map(({ partition }) => partition) }],
              });
              return `Pharos could look at the group ${groupId}.`;
            }),
        },
      ]),
  };

  function openReader(
    consumer: BytesConsumer,
    stream: BytesStream,
    of: KafkaSettings,
  ): Awaited<ReturnType<StreamClient["join"]>> {
    let failure: unknown;
    // Without a listener an error would end the process.
    stream.on("error", (error) => {
      failure ??= error;
    });
    // The library fetches only while somebody listens; without a listener it never begins again.
    stream.on("readable", () => undefined);
    const end = new AbortController();
    stream.once("close", () => end.abort());
    const take = (): StreamRecord[] => {
      const records: StreamRecord[] = [];
      let bytes = 0;
      while (records.length < recordsMax && bytes < bytesMax) {
        const message = stream.read() as Message<Buffer, Buffer, Buffer, Buffer> | null;
        if (message === null) break;
        const { topic, partition, offset, value = Buffer.alloc(0), headerEntries } = message;
        bytes += value.byteLength;
        const mark = headerEntries.find(([name]) => name.toString() === unreadableMarker)?.[1];
        const unreadable = mark && decodeReplacement(mark);
        records.push({ topic, partition, offset, value, unreadable });
      }
      return records;
    };
    return {
      read: async (waitMs, signal) => {
        const waiting = AbortSignal.any([AbortSignal.timeout(waitMs), signal, end.signal]);
        for (;;) {
          const records = take();
          if (records.length > 0) return records;
          if (failure !== undefined) throw judgeKafkaFailure(failure, of);
          if (end.signal.aborted) throw judgeKafkaFailure(new Error("The stream was closed"), of);
          if (waiting.aborted) return [];
          await once(stream, "readable", { signal: waiting }).catch(() => undefined);
        }
      },
      commit: async (offsets) => {
        try {
          await consumer.commit({ offsets: offsets.map((offset) => ({ ...offset, leaderEpoch: -1 })) });
        } catch (error) {
          // The group gave the partitions to others: they read these messages again, and recognise them.
          if (!isOfRebalance(error)) throw judgeKafkaFailure(error, of);
        }
      },
      close: async () => {
        await consumer.close(true).catch(() => undefined);
      },
    };
  }
}
