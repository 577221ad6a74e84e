import { gzipSync } from "node:zlib";
import { type BucketClient, type BucketNotice, CollectionFailure, type FoundObject } from "@pharos/domain";
import { askUntil, openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import { BucketCollector } from "./bucket-collector.ts";
import type { CollectorEngines } from "./collector-engines.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
let sourceId: string;
let time = now;
const passSeconds = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};

/** A bucket in memory, outside of Pharos. */
const bucket = new Map<string, Uint8Array>();
/** Of objects that were overwritten. */
const etags = new Map<string, string>();
let notices: BucketNotice[] = [];
let isDenied = false;
let isListDenied = false;
let reads: string[] = [];
let listPageSize = 1000;
const denied = () => new CollectionFailure("denied", "s3:GetObject on s3://logs was refused. Grant s3:GetObject.");
const client: BucketClient = {
  receiveNotices: async () => notices.slice(0, 10),
  deleteNotices: async (receipts) => {
    notices = notices.filter(({ receipt }) => !receipts.includes(receipt));
  },
  list: async (after = "") => {
    if (isListDenied) throw denied();
    const keys = [...bucket.keys()].sort().filter((key) => key > after);
    const page = keys.slice(0, listPageSize);
    const isLast = page.length === keys.length;
    return { objects: page.map(anObject), keys: page.length, after: isLast ? undefined : page.at(-1) };
  },
  probe: async () => {
    if (isDenied) throw denied();
  },
  read: async ({ key }) => {
    if (isDenied) throw denied();
    reads.push(key);
    const bytes = bucket.get(key);
    if (!bytes) throw new CollectionFailure("gone", "The object is no longer in the bucket.");
    return { content: bytes, etag: etags.get(key) ?? "e1", bytes: bytes.byteLength };
  },
  check: async () => [],
};
const anObject = (key: string): FoundObject => ({
  key,
  etag: etags.get(key) ?? "e1",
  bytes: bucket.get(key)?.byteLength ?? 1,
});
const announce = (...keys: string[]) => notices.push({ receipt: String(notices.length), objects: keys.map(anObject) });

function startCollector(
  holder: string,
  pipeline: CollectorEngines["pipeline"],
  change: Partial<CollectorEngines> = {},
): BucketCollector {
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
    ...change,
  });
}

const counts = () => testStore.store.buckets.counts(sourceId);
const problem = async () => (await testStore.store.buckets.get(sourceId))?.problem;
const totals = () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 86_400_000) },
    sourceId,
  );
const linesOf = (...doorNames: string[]) => doorNames.map((door) => `${JSON.stringify(opened(door))}\n`).join("");

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
  bucket.clear();
  etags.clear();
  notices = [];
  reads = [];
  listPageSize = 1000;
  isDenied = false;
  isListDenied = false;
  time = now;
  doors = await startDoors({ store: testStore.store, lake: testLake.lake, cacheFolder: testCacheFolder, rules: [] });
  sourceId = doors.source.id;
  await putBucket({});
});
afterEach(() => doors.stop());

async function putBucket(change: { readonly queueUrl?: string }): Promise<void> {
  const prefixes = [{ prefix: "doors/", logTypes: ["Custom.Door"], excludedPrefixes: ["doors/tmp/"] }];
  const settings = { kind: "S3", bucket: "logs", region: "eu-west-1", externalId: "e1", prefixes, ...change } as const;
  await testStore.store.buckets.put(sourceId, settings, undefined, now);
}

test("reads what a listing finds below its prefixes, once", async () => {
  bucket.set("doors/1.gz", gzipSync(linesOf("vault", "lobby")));
  bucket.set("doors/2", Buffer.from(linesOf("gate")));
  bucket.set("doors/tmp/3", Buffer.from(linesOf("gate")));
  bucket.set("other/4", Buffer.from(linesOf("gate")));
  const collector = startCollector("one", doors.pipeline);
  for (let round = 0; round < 2; round++) {
    await collector.look();
    await collector.read();
    passSeconds(60);
  }
  expect(reads).toEqual(expect.arrayContaining(["doors/1.gz", "doors/2"]));
  expect(reads).toHaveLength(2);
  expect(await counts()).toEqual({ waiting: 0, done: 2, failed: 0 });
  expect(await totals()).toMatchObject({ received: 3, stored: 3 });
  const { rows } = await doors.lake.query(
    "SELECT DISTINCT p_source_file FROM pharos_logs.public.custom_door WHERE p_source_file.aws_s3_key LIKE '%.gz'",
  );
  expect(rows).toEqual([[{ aws_s3_bucket: "logs", aws_s3_key: "doors/1.gz" }]]);
});

test("a notice that is delivered again changes nothing", async () => {
  await putBucket({ queueUrl: "https://queue.example/1/notices" });
  bucket.set("doors/1", Buffer.from(linesOf("vault")));
  const collector = startCollector("one", doors.pipeline);
  for (let round = 0; round < 2; round++) {
    announce("doors/1");
    await collector.look();
    await collector.read();
    passSeconds(60);
  }
  expect(notices).toEqual([]);
  expect(reads).toEqual(["doors/1"]);
  expect(await totals()).toMatchObject({ received: 1, stored: 1, repeated: 0 });
});

test("what a killed collector held is taken over, and its events are not stored twice", async () => {
  bucket.set("doors/1", Buffer.from(linesOf("vault")));
  await startCollector("one", doors.pipeline).look();
  // Killed after the events were durable and before the object was done.
  const dying: CollectorEngines["pipeline"] = {
    admission: doors.pipeline.admission,
    ingest: async (delivery) => {
      await doors.pipeline.ingest(delivery);
      return new Promise<never>(() => undefined);
    },
  };
  void startCollector("one", dying, { clock: () => now, onProblem: () => undefined }).read();
  await askUntil(async () => (await totals()).stored || undefined);
  const other = startCollector("two", doors.pipeline);
  await other.read();
  expect(await counts()).toEqual({ waiting: 1, done: 0, failed: 0 });
  passSeconds(121);
  await other.read();
  expect(await counts()).toEqual({ waiting: 0, done: 1, failed: 0 });
  expect(await totals()).toMatchObject({ stored: 1, repeated: 1 });
});

test("revoked access pauses the source and blames no object", async () => {
  bucket.set("doors/1", Buffer.from(linesOf("vault")));
  const collector = startCollector("one", doors.pipeline);
  await collector.look();
  isDenied = true;
  await collector.read();
  expect(await problem()).toContain("Grant s3:GetObject");
  expect(await counts()).toEqual({ waiting: 1, done: 0, failed: 0 });
  // The right to list is left.
  passSeconds(31);
  await collector.look();
  expect(await problem()).toContain("Grant s3:GetObject");
  isDenied = false;
  passSeconds(61);
  await collector.look();
  await collector.read();
  expect(await problem()).toBeUndefined();
  expect(await counts()).toEqual({ waiting: 0, done: 1, failed: 0 });
});

test("keeps an object that is not what it claims with the reason, and reads the others", async () => {
  bucket.set("doors/1.gz", gzipSync(linesOf("vault")).subarray(0, 30));
  bucket.set("doors/2.gz", gzipSync(linesOf("lobby")));
  const collector = startCollector("one", doors.pipeline);
  await collector.look();
  await collector.read();
  expect(await counts()).toEqual({ waiting: 0, done: 1, failed: 1 });
  const [failed] = (await testStore.store.buckets.page(sourceId, "FAILED", { pageSize: 10 })).items;
  expect(failed).toMatchObject({ key: "doors/1.gz", reason: expect.stringMatching(/gzip/i) });
  bucket.set("doors/1.gz", gzipSync(linesOf("vault")));
  await testStore.store.buckets.retry(sourceId, undefined, time);
  await collector.read();
  expect(await counts()).toEqual({ waiting: 0, done: 2, failed: 0 });
});

test("an object that was mended by overwriting it is read once, by a retry or by a listing", async () => {
  const collector = startCollector("one", doors.pipeline);
  const look = async () => {
    passSeconds(60);
    await collector.look();
    await collector.read();
  };
  for (const key of ["doors/1", "doors/2"]) bucket.set(key, gzipSync(linesOf("vault")).subarray(0, 30));
  await look();
  expect(await counts()).toEqual({ waiting: 0, done: 0, failed: 2 });
  for (const key of ["doors/1", "doors/2"]) {
    bucket.set(key, gzipSync(linesOf("vault")));
    etags.set(key, "e2");
  }
  const [second] = (await testStore.store.buckets.page(sourceId, "FAILED", { pageSize: 1 })).items;
  await testStore.store.buckets.retry(sourceId, [second?.id ?? 0], time);
  await collector.read();
  expect(await counts()).toEqual({ waiting: 0, done: 1, failed: 1 });
  await look();
  expect(await counts()).toEqual({ waiting: 0, done: 2, failed: 1 });
  await testStore.store.buckets.retry(sourceId, undefined, time);
  await collector.read();
  const [first] = (await testStore.store.buckets.page(sourceId, "FAILED", { pageSize: 1 })).items;
  expect(first?.reason).toBe("The object was overwritten since. Its new content is read by itself.");
  expect(await totals()).toMatchObject({ received: 2, stored: 2 });
});

test("refuses an object over the limit without reading it, and one that is gone", async () => {
  announce("doors/gone");
  notices.push({ receipt: "large", objects: [{ key: "doors/large", etag: "e1", bytes: 65 * 1024 * 1024 }] });
  await putBucket({ queueUrl: "https://queue.example/1/notices" });
  const collector = startCollector("one", doors.pipeline);
  await collector.look();
  await collector.read();
  const { items } = await testStore.store.buckets.page(sourceId, "FAILED", { pageSize: 10 });
  expect(items.map(({ key, reason }) => [key, reason])).toEqual([
    ["doors/large", "The object has 65 MB, more than the 64 MB that Pharos reads at once."],
    ["doors/gone", "The object is no longer in the bucket."],
  ]);
  expect(reads).toEqual(["doors/gone"]);
});

describe("a back-fill", () => {
  const queueUrl = "https://queue.example/1/notices";
  const start = (bytesPerSecond?: number) =>
    testStore.store.backfills.start({ sourceId, modifiedSince: undefined, bytesPerSecond, createdBy: "ada" }, time);
  const latest = () => testStore.store.backfills.latest(sourceId);
  const change = (state: "RUNNING" | "PAUSED" | "CANCELLED") =>
    testStore.store.backfills.change(sourceId, { state }, time);
  beforeEach(async () => {
    await putBucket({ queueUrl });
    for (const door of ["a", "b", "c"]) bucket.set(`doors/${door}`, Buffer.from(linesOf(door)));
  });

  test("reads what was there before, page by page, after live objects, and once", async () => {
    listPageSize = 2;
    await start();
    const collector = startCollector("one", doors.pipeline);
    await collector.backfill();
    bucket.set("doors/live", Buffer.from(linesOf("live")));
    announce("doors/live", "doors/c");
    await collector.look();
    await collector.read();
    await collector.backfill();
    expect(reads.slice(0, 2)).toContain("doors/live");
    expect([...reads].sort()).toEqual(["doors/a", "doors/b", "doors/c", "doors/live"]);
    expect(await latest()).toMatchObject({ state: "DONE", isListed: true, listedKeys: 3 });
    expect(await totals()).toMatchObject({ received: 4, stored: 4 });
  });

  test("waits while it is paused, and forgets what it has not read when it is cancelled", async () => {
    const { id } = await start();
    const collector = startCollector("one", doors.pipeline);
    await collector.backfill();
    await change("PAUSED");
    await collector.read();
    expect(reads).toEqual([]);
    expect(await testStore.store.backfills.progress(id)).toMatchObject({ waiting: 3, done: 0 });
    await change("CANCELLED");
    await collector.read();
    expect(reads).toEqual([]);
    expect(await counts()).toEqual({ waiting: 0, done: 0, failed: 0 });
    await expect(change("RUNNING")).rejects.toMatchObject({ code: "sources.backfill_not_found" });
  });

  test("keeps to its speed, which live objects do not have to", async () => {
    const bytes = bucket.get("doors/a")?.byteLength ?? 1;
    await start(Math.round(bytes / 10));
    const collector = startCollector("one", doors.pipeline);
    await collector.backfill();
    await collector.read();
    expect(reads).toHaveLength(1);
    announce("doors/live");
    bucket.set("doors/live", Buffer.from(linesOf("live")));
    await collector.look();
    await collector.read();
    expect(reads.slice(1)).toEqual(["doors/live"]);
    passSeconds(30);
    await collector.read();
    expect(reads).toHaveLength(3);
  });

  test("waits with a bucket that is denied, and goes on where it was", async () => {
    listPageSize = 2;
    await start();
    isListDenied = true;
    const collector = startCollector("one", doors.pipeline);
    await collector.backfill();
    expect(await problem()).toContain("Grant");
    isListDenied = false;
    await collector.backfill();
    expect(await latest()).toMatchObject({ listedKeys: 0 });
    passSeconds(31);
    await collector.look();
    await collector.backfill();
    await collector.read();
    await collector.backfill();
    expect(await latest()).toMatchObject({ state: "DONE", listedKeys: 3 });
    expect(await totals()).toMatchObject({ stored: 3 });
  });
});
