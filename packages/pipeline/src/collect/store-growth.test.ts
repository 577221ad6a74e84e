import { type BucketClient, CollectionFailure } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import { BucketCollector } from "./bucket-collector.ts";
import type { CollectorEngines } from "./collector-engines.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
let sourceId: string;
let time = now;
const key = "doors/PT1H.json";
/** The blob, outside of Pharos, and the parts that were asked for. */
let blob = "";
let parts: { readonly from: number; readonly until?: number | undefined }[] = [];

const client: BucketClient = {
  receiveNotices: async () => [],
  deleteNotices: async () => undefined,
  list: async () => {
    const object = { key, etag: `e${blob.length}`, bytes: Buffer.byteLength(blob), isAppended: true };
    return { objects: [object], keys: 1, after: undefined };
  },
  probe: async () => undefined,
  read: async (object, _bytesMax, range = { from: 0 }) => {
    parts.push(range);
    const bytes = Buffer.from(blob);
    if (range.from >= bytes.byteLength) throw new CollectionFailure("gone", "The blob is shorter.");
    return { content: bytes.subarray(range.from, range.until), etag: object.etag, bytes: bytes.byteLength };
  },
  check: async () => [],
};
const lineOf = (door: string) => `${JSON.stringify(opened(door))}\r\n`;

function startCollector(holder: string, pipeline: CollectorEngines["pipeline"] = doors.pipeline): BucketCollector {
  return new BucketCollector({
    store: testStore.store,
    pipeline,
    open: () => client,
    holder,
    clock: () => time,
    findIntakeProblem: () => undefined,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

async function collect(holder = "one", pipeline?: CollectorEngines["pipeline"]): Promise<void> {
  time = new Date(time.getTime() + 200_000);
  const collector = startCollector(holder, pipeline);
  await collector.look();
  await collector.read();
}

const stored = async () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 86_400_000) },
    sourceId,
  );

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  [blob, parts, time] = ["", [], now];
  doors = await startDoors({ store: testStore.store, lake: testLake.lake, cacheFolder: testCacheFolder, rules: [] });
  sourceId = doors.source.id;
  const prefixes = [{ prefix: "doors/", logTypes: ["Custom.Door"], excludedPrefixes: [] }];
  const settings = {
    kind: "AzureBlob",
    bucket: "acmelogs",
    containers: ["doors"],
    tenantId: "t",
    clientId: "c",
    prefixes,
  } as const;
  await testStore.store.buckets.put(sourceId, settings, "secret", now);
});
afterEach(() => doors.stop());

test("reads what an object has grown by, each line once", async () => {
  blob = lineOf("a") + lineOf("b");
  await collect();
  expect(await stored()).toMatchObject({ received: 2, stored: 2 });
  const readFirst = blob.length;
  blob += lineOf("c");
  await collect();
  await collect();
  expect(await stored()).toMatchObject({ received: 3, stored: 3, repeated: 0 });
  expect(parts.map(({ from }) => from)).toEqual([0, readFirst]);
  expect(await testStore.store.buckets.counts(sourceId)).toEqual({ waiting: 0, done: 1, failed: 0 });
});

test("leaves a line that is not complete for the time when it is", async () => {
  const line = lineOf("b");
  blob = lineOf("a") + line.slice(0, 5);
  await collect();
  expect(await stored()).toMatchObject({ received: 1, failed: 0 });
  blob += line.slice(5);
  await collect();
  expect(await stored()).toMatchObject({ received: 2, stored: 2, failed: 0 });
});

test("what a killed process began is ended as it was begun, and not stored twice", async () => {
  blob = lineOf("a");
  const { pipeline } = doors;
  const killing = Promise.withResolvers<never>();
  const dying = {
    admission: pipeline.admission,
    ingest: async (delivery: Parameters<CollectorEngines["pipeline"]["ingest"]>[0]) => {
      await pipeline.ingest(delivery);
      return killing.promise;
    },
  };
  time = new Date(time.getTime() + 200_000);
  const killed = startCollector("killed", dying);
  await killed.look();
  const reading = killed.read();
  await expect.poll(async () => (await stored()).stored).toBe(1);
  blob += lineOf("b");
  await collect("heir");
  await collect("heir");
  expect(await stored()).toMatchObject({ stored: 2, repeated: 1 });
  expect(parts.map(({ from, until }) => [from, until]).slice(1)).toEqual([
    [0, lineOf("a").length],
    [lineOf("a").length, expect.any(Number)],
  ]);
  // It holds a lease that it would renew for ever; what it still writes changes nothing.
  killing.reject(new CollectionFailure("transient", "It was killed."));
  await reading;
  expect(await testStore.store.buckets.counts(sourceId)).toEqual({ waiting: 0, done: 1, failed: 0 });
});
