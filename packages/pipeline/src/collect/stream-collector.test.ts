import { gzipSync } from "node:zlib";
import {
  CollectionFailure,
  type KafkaSettings,
  type StreamClient,
  type StreamOffset,
  type StreamReader,
} from "@pharos/domain";
import { askUntil, openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import type { StreamCollectorOptions } from "./queue-engines.ts";
import { StreamCollector } from "./stream-collector.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
let sourceId: string;
let time = now;
const passSeconds = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};

/** Partitions outside of Pharos, and how far its group has committed them. */
let partitions: Uint8Array[][] = [];
let committed: number[] = [];
let failure: CollectionFailure | undefined;
/** Messages that come as a batch that cannot be unpacked, by the offset of the last. */
let unreadable: ReadonlyMap<number, { readonly first: bigint; readonly reason: string }> = new Map();
const put = (partition: number, ...values: (string | Uint8Array)[]) =>
  partitions[partition]?.push(...values.map((value) => Buffer.from(value)));
const door = (name: string) => JSON.stringify(opened(name));

/** A member that owns some partitions; what it has not committed comes again to the next one. */
function clientOf(owned: readonly number[]): StreamClient {
  const join = async (): Promise<StreamReader> => {
    if (failure) throw failure;
    const at = new Map(owned.map((partition) => [partition, committed[partition] ?? 0]));
    return {
      read: async (_waitMs, signal) => {
        const records = owned.flatMap((partition) => {
          const from = at.get(partition) ?? 0;
          const values = (partitions[partition] ?? []).slice(from);
          at.set(partition, from + values.length);
          return values.flatMap((value, index) => {
            const offset = from + index;
            const record = { topic: "doors", partition, offset: BigInt(offset), value };
            return { ...record, unreadable: unreadable.get(offset) };
          });
        });
        if (records.length === 0 && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
        return records;
      },
      commit: async (offsets) => {
        for (const { partition, offset } of offsets) committed[partition] = Number(offset);
      },
      close: async () => undefined,
    };
  };
  const listEnds = async () =>
    partitions.map((log, partition): StreamOffset => ({ topic: "doors", partition, offset: BigInt(log.length) }));
  return { join, listEnds, check: async () => [] };
}

const started: AsyncDisposable[] = [];
function start(owned: readonly number[], change: Partial<StreamCollectorOptions> = {}): AsyncDisposable {
  const collector = new StreamCollector({
    store: testStore.store,
    pipeline: doors.pipeline,
    open: () => clientOf(owned),
    clock: () => time,
    findIntakeProblem: () => undefined,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...change,
  }).start();
  started.push(collector);
  return collector;
}

const settings: KafkaSettings = {
  kind: "Kafka",
  brokers: ["kafka.example:9093"],
  topics: ["doors"],
  groupId: "pharos",
  usesTls: true,
  startAt: "EARLIEST",
};
let sources = 0;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
  doors = await startDoors({ store: testStore.store, lake: testLake.lake, cacheFolder: testCacheFolder, rules: [] });
});
afterAll(async () => {
  await doors.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  [partitions, committed, failure, unreadable] = [[[], []], [0, 0], undefined, new Map()];
  const { id, ...source } = { ...doors.source, label: `Stream ${++sources}`, type: "Kafka" as const };
  sourceId = (await testStore.store.sources.create(source, time)).id;
  await testStore.store.queues.put(sourceId, settings, undefined, time);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one[Symbol.asyncDispose]()));
  await testStore.store.sources.delete(sourceId);
});

const counts = () => testStore.store.queues.counts(sourceId);
const totals = () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 30 * 86_400_000) },
    sourceId,
  );
const untilCommitted = (...offsets: number[]) =>
  askUntil(async () => (JSON.stringify(committed) === JSON.stringify(offsets) ? true : undefined));

test("stores what partitions hold, and commits it when it is durable", async () => {
  put(0, door("a"), door("b"));
  put(1, door("c"));
  start([0, 1]);
  await untilCommitted(2, 1);
  expect(await totals()).toMatchObject({ received: 3, stored: 3, repeated: 0 });
  expect(await testStore.store.queues.get(sourceId)).toMatchObject({
    lastPollAt: time,
    problem: undefined,
    repeated: 0,
  });
});

test("two members store each message of a partition once, even where both believe that it is theirs", async () => {
  for (let at = 0; at < 30; at++) put(at % 2, door(`door-${at}`));
  start([0, 1]);
  start([0, 1]);
  await untilCommitted(15, 15);
  await askUntil(async () => ((await counts()).inFlight === 0 ? true : undefined));
  expect(await totals()).toMatchObject({ stored: 30, failed: 0 });
});

test("what a killed member had received is stored once by the one that gets its partitions", async () => {
  put(0, door("a"), door("b"));
  const dying: StreamCollectorOptions["pipeline"] = {
    admission: doors.pipeline.admission,
    ingest: async (delivery) => {
      await doors.pipeline.ingest(delivery);
      return new Promise<never>(() => undefined);
    },
  };
  const killed = new StreamCollector({
    store: testStore.store,
    pipeline: dying,
    open: () => clientOf([0]),
    clock: () => time,
    findIntakeProblem: () => undefined,
    onProblem: () => undefined,
  });
  await killed.look();
  await askUntil(async () => ((await totals()).stored === 2 ? true : undefined));
  expect(committed).toEqual([0, 0]);
  // More came meanwhile, so that the next member receives other messages at once.
  put(0, door("c"));
  start([0, 1]);
  await untilCommitted(3, 0);
  expect(await totals()).toMatchObject({ stored: 3, failed: 0 });
  expect(await testStore.store.queues.get(sourceId)).toMatchObject({ repeated: 2 });
});

test("a message that cannot be read is kept with its reason, and is read again on request", async () => {
  put(0, gzipSync(door("a")).subarray(0, 20), door("b"), "");
  start([0, 1]);
  await untilCommitted(3, 0);
  expect(await totals()).toMatchObject({ stored: 1 });
  const { items } = await testStore.store.queues.pageFailed(sourceId, { pageSize: 10 });
  expect(items).toMatchObject([{ messageId: "doors/0@0", reason: expect.stringMatching(/gzip/i) }]);
  await testStore.store.queues.retry(sourceId, undefined, time);
  await askUntil(async () => ((await counts()).failed === 1 ? true : undefined));
});

test("a batch that cannot be unpacked is kept with its offsets and reason, and the group goes on behind it", async () => {
  put(0, door("a"), "", "", door("d"));
  unreadable = new Map([[2, { first: 1n, reason: "their checksum is wrong" }]]);
  start([0]);
  await untilCommitted(4, 0);
  expect(await counts()).toEqual({ inFlight: 0, failed: 2, retryable: 0 });
  const { items } = await testStore.store.queues.pageFailed(sourceId, { pageSize: 10 });
  expect(items).toEqual([
    expect.objectContaining({
      messageId: "doors/0@1",
      messages: 2,
      bytes: 0,
      reason:
        "The messages at offsets 1 to 2 of topic doors, partition 0, could not be unpacked: their checksum is wrong. " +
        "Pharos continued with the next message. Fix the producer, then send what is missing again.",
    }),
  ]);
  expect(await testStore.store.queues.retry(sourceId, undefined, time)).toBe(0);
  expect(await counts()).toEqual({ inFlight: 0, failed: 2, retryable: 0 });
  expect((await totals()).stored).toBe(2);
});

test("a topic that was made again is read from its beginning", async () => {
  put(0, door("a"), door("b"));
  const first = start([0, 1]);
  await untilCommitted(2, 0);
  await first[Symbol.asyncDispose]();
  [partitions, committed] = [
    [[], []],
    [0, 0],
  ];
  put(0, door("c"));
  start([0, 1]);
  await untilCommitted(1, 0);
  expect(await totals()).toMatchObject({ stored: 3 });
});

test("a group that is refused pauses the source, which goes on by itself", async () => {
  failure = new CollectionFailure("denied", "The group pharos was refused. Grant Read on the group to the user.");
  put(0, door("a"));
  const collector = new StreamCollector({
    store: testStore.store,
    pipeline: doors.pipeline,
    open: () => clientOf([0]),
    clock: () => time,
    findIntakeProblem: () => undefined,
    onProblem: () => undefined,
  });
  await collector.look();
  const problem = async () => (await testStore.store.queues.get(sourceId))?.problem;
  await askUntil(async () => ((await problem())?.includes("Grant Read") ? true : undefined));
  failure = undefined;
  await collector.look();
  expect(await totals()).toMatchObject({ stored: 0 });
  passSeconds(31);
  start([0]);
  await untilCommitted(1, 0);
  expect(await problem()).toBeUndefined();
});

test("knows how far the group is behind, by topic", async () => {
  put(0, door("a"), door("b"));
  put(1, door("c"));
  start([0]);
  await untilCommitted(2, 0);
  const lags = () => testStore.store.queues.listLags(sourceId);
  expect(await lags()).toEqual([]);
  // Another member owns it, and does not read on.
  committed = [2, 0];
  await testStore.store.queues.holdRecords(sourceId, "doors/1", 1n, () => [], time);
  put(1, door("d"), door("e"));
  passSeconds(60);
  await askUntil(async () => ((await lags()).length > 0 ? true : undefined));
  expect(await lags()).toEqual([{ topic: "doors", partitions: 2, messages: 2 }]);
  expect(await testStore.store.queues.get(sourceId)).toMatchObject({ waiting: 2 });
});
