import { gzipSync } from "node:zlib";
import type { LogSource } from "@pharos/domain";
import { openTestStore, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { doorSchema, now, opened } from "../testing/door-pipeline.ts";
import { WorkerPool } from "../worker/worker-pool.ts";
import type { WorkToCommit } from "../works/work-to-commit.ts";
import type { Delivery } from "./delivery.ts";
import { SliceTurns } from "./slice-turns.ts";
import { type DeliveryEngines, findRepeat, storeDelivery } from "./store-delivery.ts";

let testStore: TestStore;
let pool: WorkerPool;
let source: LogSource;

beforeAll(async () => {
  testStore = await openTestStore();
  pool = await WorkerPool.start({
    size: 1,
    content: { schemas: [{ schema: doorSchema, revision: 1 }], rules: [], globals: [] },
    cacheFolder: testCacheFolder,
    callTimeoutMs: 1_000,
    cache: async () => null,
    onWorkerLost: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await pool.stop();
  await testStore.close();
});
beforeEach(async () => {
  await testStore.clear();
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
    now,
  );
});

/** Stores tokens as a commit does, and fails at the tokens that `isRefused` names. */
function openEngines(isRefused: (token: string) => boolean = () => false) {
  const works: WorkToCommit[] = [];
  const turns = new SliceTurns(32 * 1024 * 1024);
  const { store } = testStore;
  const engines: DeliveryEngines = {
    store,
    turns,
    process: (chunk, onOpened) => pool.process(chunk, onOpened),
    commit: async (work) => {
      if (isRefused(work.token)) throw new Error(`no room for ${work.token}`);
      await store.ingest.chunks.record(
        [{ token: work.token, sourceId: source.id, received: 0, ...work.delivered }],
        now,
      );
      works.push(work);
    },
    detections: () => new Map(),
    namesUnderWay: new Set(),
  };
  return { engines, works, turns };
}

const events = 50_000;
const lines = Buffer.from(Array.from({ length: events }, (_, n) => JSON.stringify(opened(`door ${n}`))).join("\n"));
/** The bytes move to a worker: each delivery has its own. */
const deliver = (bytes: Uint8Array, token?: string): Delivery => ({
  source,
  bytes: Buffer.from(bytes),
  token,
  receivedAt: now,
});
const doorsOf = (works: readonly WorkToCommit[]) =>
  works
    .flatMap(({ delivered }) => delivered?.tables ?? [])
    .flatMap(({ ndjson }) =>
      Buffer.from(ndjson)
        .toString()
        .match(/"door":"door \d+"/g),
    );

test("stores a large delivery slice by slice, the last under the delivery's own token", async () => {
  const { engines, works, turns } = openEngines();
  const shares: number[] = [];
  const delivery = { ...deliver(gzipSync(lines), "big"), onProgress: (share: number) => shares.push(share) };
  expect(await storeDelivery(engines, delivery)).toEqual({
    received: events,
    stored: events,
    failed: 0,
    dropped: 0,
    repeated: 0,
  });
  expect(works.map(({ token }) => token)).toEqual(["big#1", "big#2", "big"]);
  expect(new Set(works.map(({ rowIdPrefix }) => rowIdPrefix)).size).toBe(3);
  expect(new Set(doorsOf(works)).size).toBe(events);
  expect(shares).toEqual([expect.closeTo(0.4, 1), expect.closeTo(0.8, 1), 1]);
  expect(turns.bytes).toBe(0);
  expect(await findRepeat(testStore.store, deliver(lines, "big"))).toBe(events);
});

test("says that a delivery is long before its first slice is processed, and only then", async () => {
  const { engines, works } = openEngines();
  const worksWhenLong: number[] = [];
  const hearing = (bytes: Buffer) => ({ ...deliver(bytes), onLong: () => worksWhenLong.push(works.length) });
  await storeDelivery(engines, hearing(lines));
  expect(worksWhenLong).toEqual([]);
  works.splice(0);
  await storeDelivery(engines, hearing(gzipSync(Buffer.concat([lines, Buffer.from("\n"), lines]))));
  expect(worksWhenLong).toEqual([0]);
});

test("stores a small delivery as one work", async () => {
  const { engines, works } = openEngines();
  await storeDelivery(engines, deliver(Buffer.from(JSON.stringify(opened("lobby"))), "small"));
  expect(works.map(({ token }) => token)).toEqual(["small"]);
});

test("stores only what is missing of a delivery that was cut short", async () => {
  const cut = openEngines((token) => token === "big#2");
  await expect(storeDelivery(cut.engines, deliver(lines, "big"))).rejects.toThrow("no room for big#2");
  expect(cut.turns.bytes).toBe(0);
  const repeat = openEngines();
  expect(await storeDelivery(repeat.engines, deliver(lines, "big"))).toEqual({
    received: events,
    stored: events - 20_000,
    failed: 0,
    dropped: 0,
    repeated: 20_000,
  });
  expect(repeat.works.map(({ token }) => token)).toEqual(["big#2", "big"]);
  expect(new Set(doorsOf([...cut.works, ...repeat.works])).size).toBe(events);
});

test("refuses another body under the name of a delivery that was cut short", async () => {
  const cut = openEngines((token) => token === "big#2");
  await expect(storeDelivery(cut.engines, { ...deliver(lines, "big"), bodyDigest: "a" })).rejects.toThrow("no room");
  const other = openEngines();
  const refused = storeDelivery(other.engines, { ...deliver(lines, "big"), bodyDigest: "b" });
  await expect(refused).rejects.toThrow(expect.objectContaining({ code: "ingest.idempotency_key_reused" }));
  expect([other.works.length, other.turns.bytes, other.engines.namesUnderWay.size]).toEqual([0, 0, 0]);
});

test("goes on with one without a token where it was, and stores the same content again once that is whole", async () => {
  const cut = openEngines((token) => token.endsWith("#2"));
  await expect(storeDelivery(cut.engines, deliver(lines))).rejects.toThrow("no room");
  const repeat = openEngines();
  expect(await storeDelivery(repeat.engines, deliver(lines))).toMatchObject({ stored: 30_000, repeated: 20_000 });
  const again = openEngines();
  expect(await storeDelivery(again.engines, deliver(lines))).toMatchObject({ stored: events, repeated: 0 });
  expect(again.works[2]?.token).not.toBe(repeat.works[1]?.token);
});

test("stores nothing of a large delivery that is broken off", async () => {
  const { engines, works, turns } = openEngines();
  const packed = gzipSync(Buffer.concat([lines, Buffer.from("\n"), lines]));
  await expect(storeDelivery(engines, deliver(packed.subarray(0, packed.length - 12)))).rejects.toThrow("truncated");
  expect([works.length, turns.bytes]).toEqual([0, 0]);
});

test("lets another source in between the slices of a large delivery", async () => {
  const order: string[] = [];
  const { engines } = openEngines();
  const turns = new SliceTurns(1);
  const commit: DeliveryEngines["commit"] = async (work) => {
    order.push(work.token);
    await engines.commit(work);
  };
  const other = { ...source, id: crypto.randomUUID() };
  const small = Buffer.from(JSON.stringify(opened("lobby")));
  await Promise.all([
    storeDelivery({ ...engines, turns, commit }, deliver(lines, "big")),
    storeDelivery({ ...engines, turns, commit }, { ...deliver(small, "small"), source: other }),
  ]);
  expect(order.indexOf("small")).toBeLessThan(order.indexOf("big#2"));
});
