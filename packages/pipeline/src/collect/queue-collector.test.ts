import { gzipSync } from "node:zlib";
import { CollectionFailure, type QueueClient, type QueueSettings, queueHoldSeconds } from "@pharos/domain";
import { askUntil, openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { BackPressureError } from "../ingest/admission.ts";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import { QueueCollector } from "./queue-collector.ts";
import type { QueueCollectorOptions } from "./queue-engines.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
let sourceId: string;
/** Goes on from test to test: they share a pipeline, whose clock never goes back. */
let time = now;
const passSeconds = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};

interface Waiting {
  readonly id: string;
  readonly body: Uint8Array;
  visibleAt: number;
  deliveries: number;
}

/** A queue outside of Pharos: what nobody acknowledges comes again. */
let queue: Waiting[] = [];
let failure: CollectionFailure | undefined;
let ackFailure: CollectionFailure | undefined;
let acknowledged: string[] = [];
const client: QueueClient = {
  receive: async () => {
    if (failure) throw failure;
    const due = queue.filter(({ visibleAt }) => visibleAt <= time.getTime()).slice(0, 10);
    return due.map((message) => {
      message.visibleAt = time.getTime() + queueHoldSeconds * 1000;
      message.deliveries += 1;
      return { id: message.id, receipt: `${message.id}/${message.deliveries}`, body: message.body };
    });
  },
  acknowledge: async (receipts) => {
    if (ackFailure) throw ackFailure;
    acknowledged.push(...receipts);
    queue = queue.filter(({ id, deliveries }) => !receipts.includes(`${id}/${deliveries}`));
  },
  countWaiting: async () => queue.length,
  check: async () => [],
};
const put = (id: string, body: string | Uint8Array = JSON.stringify(opened(id))) =>
  queue.push({ id, body: Buffer.from(body), visibleAt: 0, deliveries: 0 });

function startCollector(change: Partial<QueueCollectorOptions> = {}): QueueCollector {
  return new QueueCollector({
    store: testStore.store,
    pipeline: doors.pipeline,
    open: () => client,
    holder: "one",
    clock: () => time,
    findIntakeProblem: () => undefined,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...change,
  });
}

/** Ingests what it is given, and dies before it hears of it. */
function dyingPipeline(): QueueCollectorOptions["pipeline"] {
  return {
    admission: doors.pipeline.admission,
    ingest: async (delivery) => {
      await doors.pipeline.ingest(delivery);
      return new Promise<never>(() => undefined);
    },
  };
}

const settings: QueueSettings = {
  kind: "Sqs",
  queueUrl: "https://sqs.eu-west-1.amazonaws.com/123456789012/doors",
  region: "eu-west-1",
  accessKeyId: "AKIA",
  externalId: "e1",
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
  [queue, acknowledged, failure, ackFailure] = [[], [], undefined, undefined];
  const { id, ...source } = { ...doors.source, label: `Queue ${++sources}`, type: "Sqs" as const };
  sourceId = (await testStore.store.sources.create(source, time)).id;
  await testStore.store.queues.put(sourceId, settings, "open-sesame", time);
});
afterEach(() => testStore.store.sources.delete(sourceId));

const state = () => testStore.store.queues.get(sourceId);
const counts = () => testStore.store.queues.counts(sourceId);
const failed = async () => (await testStore.store.queues.pageFailed(sourceId, { pageSize: 10 })).items;
const totals = () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 30 * 86_400_000) },
    sourceId,
  );

test("stores what waits and acknowledges it, once", async () => {
  for (let at = 0; at < 25; at++) put(`door-${at}`);
  const collector = startCollector();
  await collector.poll();
  expect(queue).toEqual([]);
  expect(new Set(acknowledged).size).toBe(25);
  expect(await totals()).toMatchObject({ received: 25, stored: 25, failed: 0, repeated: 0 });
  expect(await state()).toMatchObject({ problem: undefined, lastPollAt: time, waiting: 0, repeated: 0 });
  expect(await counts()).toEqual({ inFlight: 0, failed: 0, retryable: 0 });
});

test("a message that is delivered again changes nothing, also days later", async () => {
  put("vault");
  const collector = startCollector();
  await collector.poll();
  for (let day = 0; day < 2; day++) {
    passSeconds(8 * 86_400);
    put("vault");
    await collector.poll();
  }
  expect(queue).toEqual([]);
  expect(await state()).toMatchObject({ repeated: 2 });
  expect(await totals()).toMatchObject({ received: 1, stored: 1, repeated: 0 });
});

test("nothing is acknowledged before its events are durable", async () => {
  put("vault");
  const seen: number[] = [];
  const pipeline: QueueCollectorOptions["pipeline"] = {
    admission: doors.pipeline.admission,
    ingest: async (delivery) => {
      seen.push(acknowledged.length);
      const receipt = await doors.pipeline.ingest(delivery);
      seen.push(acknowledged.length);
      return receipt;
    },
  };
  await startCollector({ pipeline }).poll();
  expect(seen).toEqual([0, 0]);
  expect(acknowledged).toEqual(["vault/1"]);
});

test("what a killed process had received is taken over within 30 seconds, and stored once", async () => {
  for (const door of ["vault", "lobby", "gate"]) put(door);
  const killedAt = time;
  // Its clock stands still, so that it renews no lease.
  void startCollector({ pipeline: dyingPipeline(), clock: () => killedAt, onProblem: () => undefined }).poll();
  await askUntil(async () => (await totals()).stored || undefined);
  const other = startCollector({ holder: "two" });
  passSeconds(29);
  await other.poll();
  expect(await counts()).toEqual({ inFlight: 3, failed: 0, retryable: 0 });
  passSeconds(2);
  await other.poll();
  expect(await counts()).toEqual({ inFlight: 0, failed: 0, retryable: 0 });
  // Nobody acknowledged them: they come again, and are known.
  expect(queue).toHaveLength(3);
  passSeconds(120);
  await other.poll();
  expect(queue).toEqual([]);
  expect(await totals()).toMatchObject({ stored: 3, failed: 0 });
  expect(await state()).toMatchObject({ repeated: 3 });
});

test("what a process had received that was killed before it stored anything is stored by another", async () => {
  put("vault");
  const killedAt = time;
  const dying = { admission: doors.pipeline.admission, ingest: () => new Promise<never>(() => undefined) };
  void startCollector({ pipeline: dying, clock: () => killedAt, onProblem: () => undefined }).poll();
  await askUntil(async () => (await counts()).inFlight || undefined);
  passSeconds(31);
  await startCollector({ holder: "two" }).poll();
  expect(await totals()).toMatchObject({ received: 1, stored: 1 });
});

test("two processes share the queues, and neither stores what the other does", async () => {
  for (let at = 0; at < 40; at++) put(`door-${at}`);
  await Promise.all([startCollector().poll(), startCollector({ holder: "two" }).poll()]);
  await startCollector({ holder: "three" }).poll();
  expect(queue).toEqual([]);
  expect(await totals()).toMatchObject({ received: 40, stored: 40, repeated: 0 });
});

test("a message that cannot be read is kept with its reason and holds up nobody", async () => {
  put("damaged", gzipSync(JSON.stringify(opened("vault"))).subarray(0, 30));
  put("lobby");
  const collector = startCollector();
  await collector.poll();
  expect(queue).toEqual([]);
  expect(await totals()).toMatchObject({ stored: 1 });
  expect(await failed()).toMatchObject([{ messageId: "damaged", messages: 1, reason: expect.stringMatching(/gzip/i) }]);
  const [message] = await failed();
  expect(await testStore.store.queues.retry(sourceId, [message?.id ?? 0], time)).toBe(1);
  await collector.poll();
  expect(await counts()).toEqual({ inFlight: 0, failed: 1, retryable: 1 });
  expect(await testStore.store.queues.dismiss(sourceId, undefined)).toBe(1);
  expect(await counts()).toEqual({ inFlight: 0, failed: 0, retryable: 0 });
  put("damaged", "x");
  passSeconds(5);
  await collector.poll();
  expect(await state()).toMatchObject({ repeated: 1 });
});

test("an event that no schema takes is counted as failed beside its neighbours", async () => {
  put("odd", `{"no":"door"}`);
  put("lobby");
  await startCollector().poll();
  expect(await totals()).toMatchObject({ received: 2, stored: 1, failed: 1 });
  expect(queue).toEqual([]);
});

test("revoked access pauses the source, which goes on by itself", async () => {
  put("vault");
  failure = new CollectionFailure("denied", "sqs:ReceiveMessage on the queue was refused.");
  const collector = startCollector();
  await collector.poll();
  expect(await state()).toMatchObject({
    problemKind: "denied",
    problem: expect.stringContaining("sqs:ReceiveMessage"),
  });
  failure = undefined;
  passSeconds(29);
  await collector.poll();
  expect(queue).toHaveLength(1);
  passSeconds(2);
  await collector.poll();
  expect(await state()).toMatchObject({ problem: undefined });
  expect(await totals()).toMatchObject({ received: 1, stored: 1 });
});

test("without the right to acknowledge, events are stored once and the right is named", async () => {
  put("vault");
  ackFailure = new CollectionFailure("denied", "sqs:DeleteMessage on the queue was refused.");
  const collector = startCollector();
  await collector.poll();
  expect(await state()).toMatchObject({ problem: expect.stringContaining("sqs:DeleteMessage") });
  ackFailure = undefined;
  passSeconds(121);
  await collector.poll();
  expect(queue).toEqual([]);
  expect(await totals()).toMatchObject({ received: 1, stored: 1, repeated: 0 });
});

test("while Pharos has no room nothing more is received, and what was received waits", async () => {
  put("vault");
  let isBusy = true;
  const admission: QueueCollectorOptions["pipeline"]["admission"] = Object.create(doors.pipeline.admission);
  admission.open = (sender) => {
    if (isBusy) throw new BackPressureError(10);
    return doors.pipeline.admission.open(sender);
  };
  const collector = startCollector({ pipeline: { admission, ingest: (delivery) => doors.pipeline.ingest(delivery) } });
  await collector.poll();
  expect(await state()).toMatchObject({ problem: undefined, nextPollAt: new Date(time.getTime() + 10_000) });
  put("lobby");
  passSeconds(11);
  await collector.poll();
  expect(queue.map(({ id, deliveries }) => [id, deliveries])).toEqual([
    ["vault", 1],
    ["lobby", 0],
  ]);
  isBusy = false;
  passSeconds(120);
  await collector.poll();
  expect(queue).toEqual([]);
  expect(await totals()).toMatchObject({ received: 2, stored: 2 });
});

test("a source that is disabled is left alone", async () => {
  put("vault");
  await testStore.store.sources.update(sourceId, 1, { enabled: false }, time);
  await startCollector().poll();
  expect(queue).toHaveLength(1);
});
