import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { type TakenMessage, type TransportMessage, transportFull } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import { DeliverySender } from "./delivery-sender.ts";
import { encodeDelivery } from "./encode-delivery.ts";
import { takeDeliveries } from "./take-deliveries.ts";

let testStore: TestStore;
let testLake: TestLake;
let first: DoorPipeline;
let doors: DoorPipeline;

beforeAll(async () => {
  [testStore, testLake] = [await openTestStore(), await openTestLake()];
  const { store } = testStore;
  await testLake.lake.ensureTables([doorSchema]);
  first = await startDoors({ store, lake: testLake.lake, cacheFolder: testCacheFolder, rules: [] });
});
afterAll(async () => {
  await first.stop();
  await testLake.remove();
  await testStore.close();
});
beforeEach(async () => {
  await first.caughtUp();
  await testStore.clear();
  doors = await first.withNewSource();
});

/** Messages as a transport yields them, with what was done to each in its order. */
class Waiting {
  readonly #messages: TakenMessage[] = [];
  readonly done: string[] = [];
  readonly problems: string[] = [];

  put({ head, bytes }: Pick<TransportMessage, "head" | "bytes">): void {
    this.#messages.push({
      head,
      bytes: bytes.byteLength,
      read: async () => bytes,
      keep: () => undefined,
      acknowledge: async () => void this.done.push("acknowledged"),
      giveBack: (delayMs) => void this.done.push(`again in ${delayMs}`),
    });
  }

  /** Takes all, and resolves when each is settled. */
  async settle(pipeline: Pick<DoorPipeline["pipeline"], "admission" | "ingest"> = doors.pipeline): Promise<void> {
    const messages = this.#messages.splice(0);
    const before = this.done.length;
    const taken = Promise.withResolvers<void>();
    const taking = takeDeliveries({
      transport: {
        sweep: async () => undefined,
        take: async function* (_count, signal) {
          yield* messages.splice(0);
          taken.resolve();
          if (!signal.aborted) await once(signal, "abort");
        },
      },
      pipeline,
      clock: () => now,
      findIntakeProblem: () => undefined,
      onProblem: (what) => this.problems.push(what),
      wait: async () => undefined,
    });
    await taken.promise;
    await expect.poll(() => this.done.length).toBeGreaterThan(before);
    await taking[Symbol.asyncDispose]();
  }
}

const deliveryOf = (bytes: Uint8Array, token: string, bodyDigest = "digest") =>
  encodeDelivery({ source: doors.source, bytes, token, bodyDigest, receivedAt: now });
const doorEvents = (...names: string[]) =>
  Buffer.from(names.map((name) => `${JSON.stringify(opened(name))}\n`).join(""));
const counts = () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 3_600_000) },
    doors.source.id,
  );
const failures = () => testStore.store.ingest.failures.list(doors.source.id, 10);

test("stores a delivery and acknowledges it, and a repeat of it changes no row", async () => {
  const waiting = new Waiting();
  const delivery = deliveryOf(doorEvents("a", "b"), "t1");
  waiting.put(delivery);
  await waiting.settle();
  waiting.put(delivery);
  await waiting.settle();
  expect(waiting.done).toEqual(["acknowledged", "acknowledged"]);
  expect(await counts()).toMatchObject({ received: 4, stored: 2, repeated: 2 });
});

test("keeps a delivery that cannot be read as a failure of its source, once", async () => {
  const waiting = new Waiting();
  const damaged = gzipSync(doorEvents("a")).subarray(0, 20);
  for (let time = 0; time < 2; time++) {
    waiting.put(deliveryOf(damaged, "t2"));
    await waiting.settle();
  }
  expect(waiting.done).toEqual(["acknowledged", "acknowledged"]);
  expect(await failures()).toEqual([expect.objectContaining({ failures: 1 })]);
});

test("keeps another body under a token that was used as a failure with that reason", async () => {
  const waiting = new Waiting();
  waiting.put(deliveryOf(doorEvents("a"), "t3", "one"));
  await waiting.settle();
  waiting.put(deliveryOf(doorEvents("b"), "t3", "other"));
  await waiting.settle();
  expect(await failures()).toEqual([expect.objectContaining({ reason: expect.stringContaining("was used for") })]);
  expect(await counts()).toMatchObject({ stored: 1, failed: 1 });
});

test("gives back what could not be stored, and what a newer version sent", async () => {
  const waiting = new Waiting();
  waiting.put(deliveryOf(doorEvents("a"), "t4"));
  await waiting.settle({ admission: doors.pipeline.admission, ingest: () => Promise.reject(new Error("no database")) });
  expect(waiting.done).toEqual(["again in 5000"]);
  waiting.put({ head: Buffer.from('{"version":2}'), bytes: Buffer.alloc(0) });
  await waiting.settle();
  expect(waiting.done).toEqual(["again in 5000", "again in 30000"]);
});

test("removes what is no delivery, and says so", async () => {
  const waiting = new Waiting();
  waiting.put({ head: Buffer.from("nonsense"), bytes: Buffer.alloc(0) });
  await waiting.settle();
  expect(waiting.done).toEqual(["acknowledged"]);
  expect(waiting.problems).toEqual(["A message of the transport is not a delivery, and was removed"]);
});

test("a sender is told that its delivery is queued, and what became of one that is stored already", async () => {
  const sent: TransportMessage[] = [];
  const sender = new DeliverySender({
    store: testStore.store,
    transport: { send: async (message) => void sent.push(message) },
    bytesInFlightMax: 1_000_000,
  });
  const delivery = { source: doors.source, bytes: doorEvents("a", "b"), token: "t5", receivedAt: now };
  expect(await sender.ingest(delivery)).toMatchObject({ isQueued: true, received: 0 });
  const waiting = new Waiting();
  for (const message of sent) waiting.put(message);
  await waiting.settle();
  expect(await sender.ingest(delivery)).toEqual({ received: 2, stored: 0, failed: 0, dropped: 0, repeated: 2 });
  expect(sent).toHaveLength(1);
});

test("a sender is told when to come back while too much waits", async () => {
  const sender = new DeliverySender({
    store: testStore.store,
    transport: { send: () => Promise.reject(transportFull()) },
    bytesInFlightMax: 1_000_000,
  });
  const delivery = { source: doors.source, bytes: doorEvents("a"), receivedAt: now };
  await expect(sender.ingest(delivery)).rejects.toMatchObject({ category: "TooManyRequests", retryAfterSeconds: 10 });
});
