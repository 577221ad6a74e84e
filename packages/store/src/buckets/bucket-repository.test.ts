import { askUntil, openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const lease = (holder: string, seconds = 0) => ({ holder, now: after(seconds), until: after(seconds + 60) });
const found = (key: string, etag = "e1") => ({ key, etag, bytes: 5 });

beforeEach(clear);
afterAll(close);

async function aBucket(change: { enabled?: boolean; label?: string } = {}): Promise<string> {
  const { id } = await store.sources.create(
    {
      label: "Trail",
      type: "S3",
      logTypes: ["AWS.CloudTrail"],
      streamType: "Auto",
      streamOptions: {},
      auth: { method: "None" },
      enabled: true,
      createdBy: "ada",
      ...change,
    },
    now,
  );
  const place = { kind: "S3", bucket: "logs", region: "eu-west-1", accessKeyId: "AKIA", externalId: "x" } as const;
  const settings = { ...place, prefixes: [] };
  await store.buckets.put(id, settings, "open-sesame", now);
  return id;
}

test("keeps the secret access key sealed, and the same when other settings change", async () => {
  const id = await aBucket();
  const { rows } = await database.query("SELECT s::text FROM sources s UNION ALL SELECT b::text FROM buckets b");
  expect(JSON.stringify(rows)).not.toContain("sesame");
  const before = await store.buckets.get(id);
  expect(before).toMatchObject({ settings: { bucket: "logs" }, problem: undefined });
  if (before) await store.buckets.put(id, { ...before.settings, prefixes: [] }, undefined, now);
  expect(await store.sources.secret(id)).toBe("open-sesame");
});

test("recognises an object that is announced again, and another version of its key", async () => {
  const id = await aBucket();
  expect(await store.buckets.addFound(id, "logs", [found("a"), found("b")], now)).toBe(2);
  expect(await store.buckets.addFound(id, "logs", [found("a"), found("b", "e2")], now)).toBe(1);
});

test("gives an object to one process, and to another when the lease ends", async () => {
  const id = await aBucket();
  await store.buckets.addFound(id, "logs", [found("a")], now);
  const [object] = await store.buckets.claimObjects(lease("one"), 10);
  expect(await store.buckets.claimObjects(lease("two", 59), 10)).toEqual([]);
  expect(await store.buckets.claimObjects(lease("two", 60), 10)).toEqual([object]);
  // The first process was not dead, only late.
  await store.buckets.markFailed(object?.id ?? 0, "one", "late", after(61));
  await store.buckets.markDone(object?.id ?? 0, "two", after(62));
  expect(await store.buckets.counts(id)).toEqual({ waiting: 0, done: 1, failed: 0 });
});

test.each([3, 50])(
  "gives as many of %i objects as are asked for, with the engine's statistics of them",
  async (count) => {
    const id = await aBucket();
    const keys = Array.from({ length: count }, (_, index) => found(`door-${index}`));
    await store.buckets.addFound(id, "logs", keys, now);
    // By them the engine chooses how often it runs a part of a statement.
    await database.query("ANALYZE");
    expect(await store.buckets.claimObjects(lease("one"), 2)).toHaveLength(2);
    expect(await store.buckets.claimObjects(lease("two"), 1)).toHaveLength(1);
  },
);

test("two claims at the same moment take one object of a back-fill with a speed", async () => {
  const id = await aBucket();
  await store.backfills.start({ sourceId: id, modifiedSince: undefined, bytesPerSecond: 1, createdBy: "ada" }, now);
  const backfill = await store.backfills.latest(id);
  await store.buckets.addFound(id, "logs", [found("a"), found("b")], now, backfill?.id);
  const other = await database.connect();
  try {
    // Both have chosen by then, each its own object.
    await other.query("BEGIN; SELECT 1 FROM bucket_backfills FOR UPDATE");
    const claims = Promise.all([
      store.buckets.claimObjects(lease("one"), 1),
      store.buckets.claimObjects(lease("two"), 1),
    ]);
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await askUntil(async () => ((await database.query(waiting)).rowCount === 2 ? true : undefined));
    await other.query("COMMIT");
    expect((await claims).flat()).toHaveLength(1);
  } finally {
    other.release();
  }
});

test("gives sources turns, however much waits of one, and those first that nothing is read of", async () => {
  const [busy = "", ...others] = (await Promise.all(["One", "Two", "Three"].map((label) => aBucket({ label })))).sort();
  const keys = Array.from({ length: 20 }, (_, index) => found(`old-${index}`));
  await store.buckets.addFound(busy, "logs", keys, now);
  for (const id of others) await store.buckets.addFound(id, "logs", [found("new-1"), found("new-2")], after(1));
  const claim = async (turn: { busy: string[]; after: string }) =>
    (await store.buckets.claimObjects(lease("one", 1), 1, turn))[0]?.sourceId;
  const turns: (string | undefined)[] = [];
  for (let last = ""; turns.length < 6; last = turns.at(-1) ?? "") turns.push(await claim({ busy: [], after: last }));
  expect(turns).toEqual([busy, ...others, busy, ...others]);
  await store.buckets.addFound(others[0] ?? "", "logs", [found("new-3")], after(1));
  expect(await claim({ busy: [busy], after: others[1] ?? "" })).toBe(others[0]);
  expect(await claim({ busy: [busy], after: others[1] ?? "" })).toBe(busy);
});

test("leaves a bucket with a problem alone for longer each time, and its objects with it", async () => {
  const id = await aBucket();
  await store.buckets.addFound(id, "logs", [found("a")], now);
  await store.buckets.pause(id, "denied", "Access denied", now);
  expect(await store.buckets.claimObjects(lease("one"), 10)).toEqual([]);
  expect(await store.buckets.claimLooks(lease("one", 29))).toEqual([]);
  expect(await store.buckets.claimLooks(lease("one", 30))).toMatchObject([{ sourceId: id, problem: "Access denied" }]);
  await store.buckets.pause(id, "denied", "Access denied", after(30));
  expect(await store.buckets.claimLooks(lease("one", 89))).toEqual([]);
  await store.buckets.claimLooks(lease("one", 90));
  await store.buckets.endLook(id, "one", { nextLookAt: after(150), listAfter: undefined });
  expect(await store.buckets.claimObjects(lease("one", 90), 10)).toHaveLength(1);
});

test("reads nothing of a disabled source", async () => {
  const id = await aBucket({ enabled: false });
  await store.buckets.addFound(id, "logs", [found("a")], now);
  expect(await store.buckets.claimLooks(lease("one"))).toEqual([]);
  expect(await store.buckets.claimObjects(lease("one"), 10)).toEqual([]);
});

test("reads failed objects again on request, and lists them page by page", async () => {
  const id = await aBucket();
  await store.buckets.addFound(id, "logs", [found("a"), found("b"), found("c")], now);
  for (const { id: object } of await store.buckets.claimObjects(lease("one"), 10))
    await store.buckets.markFailed(object, "one", "Damaged", now);
  const first = await store.buckets.page(id, "FAILED", { pageSize: 2 });
  const second = await store.buckets.page(id, "FAILED", { pageSize: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ key }) => key)).toEqual(["c", "b", "a"]);
  expect(await store.buckets.retry(id, [first.items[0]?.id ?? 0], now)).toBe(1);
  expect(await store.buckets.counts(id)).toEqual({ waiting: 1, done: 0, failed: 2 });
  expect(await store.buckets.retry(id, undefined, now)).toBe(2);
});

test("forgets what ended 400 days ago, and what still waits never", async () => {
  const id = await aBucket();
  await store.buckets.addFound(id, "logs", [found("a"), found("b")], now);
  const [object] = await store.buckets.claimObjects(lease("one"), 1);
  await store.buckets.markDone(object?.id ?? 0, "one", now);
  await store.buckets.forget(after(400 * 86_400));
  expect(await store.buckets.counts(id)).toEqual({ waiting: 1, done: 1, failed: 0 });
  await store.buckets.forget(after(400 * 86_400 + 1));
  expect(await store.buckets.counts(id)).toEqual({ waiting: 1, done: 0, failed: 0 });
});
