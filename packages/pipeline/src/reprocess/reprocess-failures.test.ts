import { isBalanced, type LogSource } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { LakeWriter } from "../lake-writer/lake-writer.ts";
import { Pipeline } from "../pipeline.ts";
import { vaultRule } from "../testing/door-pipeline.ts";
import type { ReprocessCounts, ReprocessRequest } from "./reprocess-failures.ts";

const strict = parseSchema(`
schema: Custom.Door
fields:
  - { name: door, type: string, required: true }
  - { name: badge, type: string, required: true }
`);
const mended = parseSchema(`
schema: Custom.Door
fields:
  - { name: door, type: string, required: true }
  - { name: badge, type: string }
`);
const received = new Date("2026-03-01T10:07:12Z");
const later = new Date("2026-03-02T08:00:00Z");
const around = { from: new Date("2026-03-01T00:00:00Z"), to: new Date("2026-03-03T00:00:00Z") };

let testStore: TestStore;
let testLake: TestLake;
let lakeWriter: LakeWriter;
let pipeline: Pipeline;
let source: LogSource;
let schema = strict;
let deletes: (() => void)[] = [];

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([strict]);
  const onProblem = (_what: string, error: unknown) => {
    throw error;
  };
  // The lake loses its connection in the middle where a test says so.
  const lake: Lake = {
    ...testLake.lake,
    deleteRows: (rows) => {
      deletes.pop()?.();
      return testLake.lake.deleteRows(rows);
    },
  };
  lakeWriter = await LakeWriter.start({
    store: testStore.store,
    lake,
    instanceId: "test",
    waitForRowsMsMax: 60_000,
    clock: () => later,
    onProblem,
  });
  // One for all tests, whose worker and Python take seconds to start: each has a source of its own.
  pipeline = await Pipeline.start({
    store: testStore.store,
    lakeWriter,
    workers: 1,
    cacheFolder: testCacheFolder,
    callTimeoutMs: 1_000,
    bytesInFlightMax: 1_000_000,
    loadContent: async () => ({ schemas: [{ schema, revision: 1 }], rules: [vaultRule], globals: [] }),
    clock: () => later,
    onProblem,
  });
});
afterAll(async () => {
  await pipeline.stop();
  await lakeWriter.stop();
  await testStore.close();
  await testLake.remove();
});
beforeEach(async () => {
  await testStore.clear();
  schema = strict;
  await pipeline.reload();
  deletes = [];
  source = await testStore.store.sources.create(
    {
      label: "Doors",
      type: "HTTP",
      logTypes: ["Custom.Door"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "test",
    },
    received,
  );
});
// Otherwise the next test would empty the outbox under the writer.
afterEach(async () => {
  expect(await lakeWriter.caughtUp(60_000)).toBe(true);
});

async function deliver(...records: (object | string)[]): Promise<void> {
  const text = records.map((record) => (typeof record === "string" ? record : JSON.stringify(record))).join("\n");
  await pipeline.ingest({ source, bytes: Buffer.from(text), token: crypto.randomUUID(), receivedAt: received });
}

async function mend(): Promise<void> {
  schema = mended;
  await pipeline.reload();
}

async function reprocess(
  request: Partial<Omit<ReprocessRequest, "logTypeAccess">> = {},
  logTypeAccess?: readonly string[],
): Promise<ReprocessCounts | undefined> {
  let last: ReprocessCounts | undefined;
  const pages = pipeline.reprocess({ source, ...around, ...request, logTypeAccess });
  for await (const counts of pages) last = counts;
  return last;
}

async function rowsOf(table: string): Promise<readonly (readonly unknown[])[]> {
  const where = `WHERE p_source_id = '${source.id}' ORDER BY 1`;
  return (await lakeWriter.lake.query(`SELECT ${table} ${where}`)).rows;
}
const doors = () => rowsOf("door, toString(p_parse_time) FROM pharos_logs.public.custom_door");
const failures = () => rowsOf("raw FROM pharos_monitor.public.classification_failures");
const countsAt = (from: Date, minutes = 1) =>
  testStore.store.ingest.counts.total({ from, to: new Date(from.getTime() + minutes * 60_000) }, source.id);

test("makes events of failures that the mended schema takes, as of when they came in", async () => {
  await deliver({ door: "a" }, { door: "b", badge: "b1" }, { door: "c" }, "nonsense");
  expect(await reprocess()).toEqual({ tried: 3, stored: 0, failed: 3 });
  await mend();
  expect(await reprocess()).toEqual({ tried: 3, stored: 2, failed: 1 });
  expect(await doors()).toEqual(["a", "b", "c"].map((door) => [door, "2026-03-01 10:07:12.000000000"]));
  expect(await failures()).toEqual([["nonsense"]]);
});

test("keeps the object that a failure was read from", async () => {
  const sourceFile = { aws_s3_bucket: "logs", aws_s3_key: "doors/1" };
  const bytes = Buffer.from('{"door":"a"}');
  await pipeline.ingest({ source, bytes, sourceFile, token: "object", receivedAt: received });
  await mend();
  await reprocess();
  expect(await rowsOf("p_source_file FROM pharos_logs.public.custom_door")).toEqual([[sourceFile]]);
});

test("moves the counts from failed to stored in the minute of arrival", async () => {
  await deliver({ door: "a" }, { door: "b", badge: "b1" }, "nonsense");
  await mend();
  await reprocess();
  const minute = await countsAt(new Date("2026-03-01T10:07:00Z"));
  expect(minute).toMatchObject({ received: 3, stored: 2, failed: 1 });
  expect(isBalanced(minute)).toBe(true);
  expect(await countsAt(new Date("2026-03-02T00:00:00Z"), 1_440)).toMatchObject({ received: 0, stored: 0 });
  expect((await testStore.store.ingest.failures.list(source.id, 10)).map(({ failures }) => failures)).toEqual([1]);
});

test("is no receipt, but an event was stored", async () => {
  await deliver({ door: "a" });
  await mend();
  await reprocess();
  expect(await testStore.store.sources.get(source.id)).toMatchObject({ lastReceivedAt: received, lastStoredAt: later });
});

test("has the rules look at what is an event now", async () => {
  await deliver({ door: "vault" });
  await mend();
  await reprocess();
  expect((await testStore.store.alerts.list({ pageSize: 10 })).items.map(({ title }) => title)).toEqual([
    "Vault opened by None",
  ]);
});

test("stores nothing twice, and takes away what a crash left among the failures", async () => {
  await deliver({ door: "a" }, { door: "c" });
  await mend();
  deletes = [
    () => {
      throw new Error("crash");
    },
  ];
  await expect(reprocess()).rejects.toThrow("crash");
  expect([(await doors()).length, (await failures()).length]).toEqual([2, 2]);
  expect(await reprocess()).toEqual({ tried: 2, stored: 2, failed: 0 });
  expect([(await doors()).length, (await failures()).length]).toEqual([2, 0]);
  expect(await countsAt(new Date("2026-03-01T10:07:00Z"))).toMatchObject({ received: 2, stored: 2, failed: 0 });
});

test("tries only the failures that were asked for", async () => {
  await deliver({ door: "a" });
  await mend();
  expect(await reprocess({ logType: "Custom.Other" })).toBeUndefined();
  expect(await reprocess({ from: later })).toBeUndefined();
  expect(await reprocess({ reason: "another one" })).toBeUndefined();
  const [failure = []] = await rowsOf("reason FROM pharos_monitor.public.classification_failures");
  expect(await reprocess({ logType: "Custom.Door", reason: String(failure[0]) })).toEqual({
    tried: 1,
    stored: 1,
    failed: 0,
  });
});

test("leaves failures alone of log types that whoever asks does not see", async () => {
  await deliver({ door: "a" });
  await mend();
  expect(await reprocess({}, ["Custom.Other"])).toBeUndefined();
  expect((await failures()).length).toBe(1);
  expect(await reprocess({}, ["Custom.Door"])).toEqual({ tried: 1, stored: 1, failed: 0 });
});

test("reads a line of a file by the header that the file had", async () => {
  const csv = (badge: string) =>
    parseSchema(`
schema: Custom.Door
parser: { csv: { hasHeader: true } }
fields:
  - { name: door, type: string, required: true }
  - { name: badge, ${badge} }
`);
  schema = csv("type: int");
  await pipeline.reload();
  await deliver("door,badge", "a,b1", "c,2");
  await deliver("badge,door", "b3,d");
  schema = csv("type: string");
  await pipeline.reload();
  expect(await reprocess()).toEqual({ tried: 2, stored: 2, failed: 0 });
  const read = await rowsOf("door, badge FROM pharos_logs.public.custom_door");
  expect(read).toEqual([
    ["a", "b1"],
    ["c", "2"],
    ["d", "b3"],
  ]);
});

test("leaves records alone of which only the beginning was kept", async () => {
  await deliver({ door: "x".repeat(70_000) });
  await mend();
  expect(await reprocess()).toEqual({ tried: 1, stored: 0, failed: 1 });
});
