import type { SourceType } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findWaiting } from "./find-waiting.ts";
import { watchLags } from "./watch-lags.ts";

const { store, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const access = { region: "eu-west-1", accessKeyId: "AKIA", externalId: "e" } as const;

beforeEach(clear);
afterAll(close);

async function aSource(type: SourceType) {
  const auth = { method: "None" } as const;
  const stream = { streamType: "Auto", streamOptions: {} } as const;
  const settings = {
    label: "Doors",
    type,
    logTypes: ["Custom.Door"],
    ...stream,
    auth,
    enabled: true,
    createdBy: "ada",
  };
  return store.sources.create(settings, now);
}

async function aBucket() {
  const source = await aSource("S3");
  await store.buckets.put(source.id, { kind: "S3", bucket: "b", prefixes: [], ...access }, "k", now);
  return source;
}

const alerts = async () => {
  const { items } = await store.alerts.list({ pageSize: 10 });
  return items.map(({ ruleId, title, status }) => `${ruleId}: ${title}: ${status}`).sort();
};

const found = (key: string) => ({ key, etag: "e1", bytes: 5 });

async function readAll(minutes: number) {
  const at = after(minutes);
  for (const { id } of await store.buckets.claimObjects({ holder: "h", now: at, until: after(minutes + 1) }, 10))
    await store.buckets.markDone(id, "h", at);
}

test("a source whose logs wait for longer than its alarm allows is one alert, until half of that is caught up", async () => {
  const { id } = await aBucket();
  await store.sources.setLagAlarm(id, 30);
  await store.buckets.addFound(id, "b", [found("a")], now);
  await watchLags(store, after(29));
  expect(await alerts()).toEqual([]);
  await watchLags(store, after(30));
  await watchLags(store, after(31));
  const title = "SOURCE_BEHIND: Doors is more than 30 minutes behind";
  expect(await alerts()).toEqual([`${title}: OPEN`]);
  await readAll(40);
  await store.buckets.addFound(id, "b", [found("b")], after(40));
  await watchLags(store, after(55));
  expect(await alerts()).toEqual([`${title}: OPEN`]);
  await watchLags(store, after(54));
  expect(await alerts()).toEqual([`${title}: RESOLVED`]);
  await watchLags(store, after(71));
  expect(await alerts()).toEqual([`${title}: OPEN`, `${title}: RESOLVED`]);
});

test("a source without the alarm raises none, and one that cannot be read is told of as that", async () => {
  const { id } = await aBucket();
  await store.buckets.addFound(id, "b", [found("a")], now);
  await watchLags(store, after(5_000));
  expect(await alerts()).toEqual([]);
  await store.sources.setLagAlarm(id, 15);
  await store.buckets.pause(id, "missing", "The bucket b was not found.", now);
  await watchLags(store, after(5_000));
  expect(await alerts()).toEqual([]);
});

test("taking the alarm away, or disabling the source, resolves its alert", async () => {
  const source = await aBucket();
  await store.sources.setLagAlarm(source.id, 15);
  await store.buckets.addFound(source.id, "b", [found("a")], now);
  await watchLags(store, after(15));
  await store.sources.setLagAlarm(source.id, undefined);
  await watchLags(store, after(16));
  expect(await alerts()).toEqual([expect.stringMatching(/: RESOLVED$/)]);
});

test("what a back-fill reads is old on purpose", async () => {
  const source = await aBucket();
  const wanted = { sourceId: source.id, modifiedSince: undefined, bytesPerSecond: undefined, createdBy: "ada" };
  const backfill = await store.backfills.start(wanted, now);
  await store.buckets.addFound(source.id, "b", [found("a")], now, backfill.id);
  expect(await findWaiting(store, [source])).toEqual(new Map());
});

test("a partition has waited since the first end that its group has not reached was seen", async () => {
  const source = await aSource("Kafka");
  const settings = { kind: "Kafka", brokers: ["k:9092"], topics: ["doors"], groupId: "g", usesTls: false } as const;
  await store.queues.put(source.id, { ...settings, startAt: "EARLIEST" }, undefined, now);
  const read = (end: bigint) => store.queues.holdRecords(source.id, "doors/0", end, () => [], now);
  const end = (offset: bigint, minutes: number) =>
    store.queues.noteEnds(source.id, [{ stream: "doors/0", offset }], after(minutes));
  const since = async () => (await findWaiting(store, [source])).get(source.id);
  await read(10n);
  await end(10n, 0);
  expect(await since()).toBeUndefined();
  await end(20n, 1);
  await end(30n, 2);
  expect(await since()).toEqual(after(1));
  await read(19n);
  await end(40n, 3);
  expect(await since()).toEqual(after(1));
  await read(20n);
  expect(await since()).toBeUndefined();
  await end(50n, 4);
  expect(await since()).toEqual(after(4));
});

test("a puller waits since the time up to which it has read", async () => {
  const pulled = await aSource("LogPulling");
  const startAt = now.toISOString();
  const settings = { provider: "okta", authentication: "token", values: {}, streams: ["log"], startAt };
  await store.pulls.put(pulled.id, settings, [{ stream: "log", partition: "" }], { key: "k" }, now);
  expect(await findWaiting(store, [pulled])).toEqual(new Map([[pulled.id, now]]));
});
