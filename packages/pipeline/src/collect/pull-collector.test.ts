import {
  type PullClient,
  type PulledEvent,
  PullFailure,
  type PullPage,
  type PullPosition,
  type PullSettings,
  type StreamType,
} from "@pharos/domain";
import type { Pull, PullStreamState } from "@pharos/store";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Admission, BackPressureError } from "../ingest/admission.ts";
import { type DoorPipeline, doorSchema, now, opened, startDoors } from "../testing/door-pipeline.ts";
import { PullCollector } from "./pull-collector.ts";
import type { PullCollectorOptions } from "./pull-engines.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline;
let sourceId: string;
/** Goes on from test to test: they share a pipeline, whose clock never goes back. */
let time = now;
let begun = now;
const passSeconds = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};

/** What the provider answers with next; nothing more comes when it is empty. */
let answers: (Partial<PullPage> | PullFailure)[] = [];
/** The positions that pages were asked from. */
let asked: PullPosition[] = [];
let opens = 0;
let streamType: StreamType = "Lines";
const client: PullClient = {
  fetchPage: async (_key, position) => {
    asked.push(position);
    const answer = answers.shift() ?? {};
    if (answer instanceof PullFailure) throw answer;
    return {
      events: [],
      position,
      isCaughtUp: true,
      rememberAt: time,
      rememberSince: new Date(0),
      waitMs: 0,
      ...answer,
    };
  },
  restMs: () => 60_000,
  describeRecords: () => ({ logTypes: ["Custom.Door"], streamType }),
};
const anEvent = (id: string, door = "vault"): PulledEvent => ({ id, text: JSON.stringify(opened(door)), at: time });
const at = (cursor: string): PullPosition => ({ watermark: begun.toISOString(), cursor });

function startCollector(change: Partial<PullCollectorOptions> = {}): PullCollector {
  return new PullCollector({
    store: testStore.store,
    pipeline: doors.pipeline,
    versionOf: async () => version,
    open: async () => {
      opens += 1;
      return client;
    },
    holder: "one",
    clock: () => time,
    random: () => 0,
    findIntakeProblem: () => undefined,
    onProblem: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...change,
  });
}

/** Of the definition. */
let version = "1";
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
  [answers, asked, begun, opens, streamType] = [[], [], time, 0, "Lines"];
  const { id, ...source } = { ...doors.source, label: `Doors ${++sources}`, type: "LogPulling" as const };
  sourceId = (await testStore.store.sources.create(source, begun)).id;
  const settings: PullSettings = {
    provider: "doorbell",
    authentication: "key",
    values: {},
    streams: ["rings"],
    startAt: begun.toISOString(),
  };
  await testStore.store.pulls.put(sourceId, settings, [{ stream: "rings", partition: "" }], { key: "k" }, begun);
});
afterEach(() => testStore.store.sources.delete(sourceId));

async function state(): Promise<Pull & { readonly rings: PullStreamState }> {
  const pull = await testStore.store.pulls.get(sourceId);
  const [rings] = pull?.streams ?? [];
  if (!pull || !rings) throw new Error("the source is gone");
  return { ...pull, rings };
}
const totals = () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 86_400_000) },
    sourceId,
  );

test("a definition that was changed is opened anew at the next poll", async () => {
  const collector = startCollector();
  await collector.poll();
  const before = opens;
  version = "2";
  time = new Date(time.getTime() + 61_000);
  await collector.poll();
  expect(opens).toBe(before + 1);
});

test("stores the messages of deliveries of CloudWatch Logs, each as a record", async () => {
  streamType = "CloudWatchLogs";
  const delivery = (id: string, message: string): PulledEvent => ({
    id,
    text: JSON.stringify({ logGroup: "/doors", logStream: "vault", logEvents: [{ id, timestamp: 1, message }] }),
    at: time,
  });
  const lines = "START\nof several lines";
  answers = [{ events: [delivery("a", JSON.stringify(opened("vault"))), delivery("b", lines)], position: at("1") }];
  await startCollector().poll();
  expect(await totals()).toMatchObject({ received: 2, stored: 1, failed: 1 });
});

test("follows pages until it has caught up, then rests, and goes on from the cursor", async () => {
  answers = [
    { events: [anEvent("a")], position: at("1"), isCaughtUp: false },
    { events: [anEvent("b")], position: at("2") },
  ];
  const collector = startCollector();
  await collector.poll();
  expect(await totals()).toMatchObject({ received: 2, stored: 2, repeated: 0 });
  expect((await state()).rings).toMatchObject({
    position: at("2"),
    events: 2,
    problem: undefined,
    lastSuccessAt: time,
  });
  passSeconds(50);
  await collector.poll();
  expect(asked).toHaveLength(2);
  passSeconds(10);
  await collector.poll();
  expect(asked.at(-1)).toEqual(at("2"));
  expect(opens).toBe(1);
});

test("an event that comes again in the overlap is recognised by its id", async () => {
  answers = [{ events: [anEvent("a"), anEvent("b"), anEvent("b")], position: at("1") }];
  const collector = startCollector();
  await collector.poll();
  passSeconds(60);
  answers = [{ events: [anEvent("b"), anEvent("c")], position: at("2") }];
  await collector.poll();
  passSeconds(60);
  answers = [{ events: [anEvent("b"), anEvent("c")], position: at("3") }];
  await collector.poll();
  expect(await totals()).toMatchObject({ received: 3, stored: 3 });
  expect((await state()).rings).toMatchObject({ events: 3, repeated: 4, position: at("3") });
});

test("forgets ids that the overlap has passed", async () => {
  answers = [{ events: [anEvent("a")], rememberAt: time }];
  const collector = startCollector();
  await collector.poll();
  passSeconds(60);
  answers = [{ events: [anEvent("b")], rememberSince: new Date(time.getTime() - 1000) }];
  await collector.poll();
  const { id } = (await state()).rings;
  expect(await testStore.store.pulls.findKnown(id, ["a", "b"])).toEqual(new Set(["b"]));
});

test.each([
  ["before its events were durable", false],
  ["after its events were durable", true],
])("a page of a process that was killed %s is stored once by another", async (_when, isDurable) => {
  answers = [{ events: [anEvent("a")], position: at("1"), isCaughtUp: false }];
  let hasBegun = false;
  const dying: PullCollectorOptions["pipeline"] = {
    // Of its own: what it holds is given back by nobody.
    admission: new Admission(1_000_000),
    ingest: async (delivery) => {
      if (isDurable) await doors.pipeline.ingest(delivery);
      hasBegun = true;
      return new Promise<never>(() => undefined);
    },
  };
  void startCollector({ pipeline: dying, clock: () => begun, onProblem: () => undefined }).poll();
  while (!hasBegun) await new Promise((resolve) => setImmediate(resolve));
  const other = startCollector({ holder: "two" });
  await other.poll();
  expect((await state()).rings.position).not.toEqual(at("1"));
  passSeconds(31);
  // The provider answers with more than it did before, and with the same once more.
  answers = [{ events: [anEvent("a"), anEvent("late")], position: at("2") }];
  await other.poll();
  expect(asked.at(-1)).toEqual(at("1"));
  expect(await totals()).toMatchObject({ stored: 2, repeated: isDurable ? 1 : 0 });
  expect((await state()).rings).toMatchObject({ position: at("2"), events: 2, repeated: 1 });
});

test("two processes do not poll the same source at the same time", async () => {
  answers = [{}, {}];
  await Promise.all([startCollector().poll(), startCollector({ holder: "two" }).poll()]);
  expect(asked).toHaveLength(1);
});

test("credentials that are not accepted pause the source, which says so, and it goes on when they are", async () => {
  answers = [new PullFailure("unauthorized", "Doorbell does not accept the credentials. Enter new credentials.")];
  const collector = startCollector();
  await collector.poll();
  expect(await state()).toMatchObject({
    problem: { kind: "unauthorized", message: expect.stringContaining("Enter new credentials") },
    blockedUntil: new Date(begun.getTime() + 30_000),
    failuresInRow: 1,
  });
  passSeconds(30);
  await collector.poll();
  expect((await state()).problem).toBeUndefined();
  expect((await state()).rings).toMatchObject({ problem: undefined, failuresInRow: 0 });
});

test.each([
  ["as the provider says", 90_000, 90],
  ["longer each time where it does not", undefined, 30],
])("after too many requests it waits %s", async (_what, retryAfterMs, seconds) => {
  answers = [new PullFailure("rateLimited", "Doorbell is limiting requests.", retryAfterMs)];
  await startCollector().poll();
  expect((await state()).blockedUntil).toEqual(new Date(begun.getTime() + seconds * 1000));
});

test("a storm of 503 is answered with longer and longer waits, and events that came meanwhile are read after it", async () => {
  const collector = startCollector();
  const waits: number[] = [];
  for (let round = 0; round < 7; round++) {
    answers = [new PullFailure("unavailable", "Doorbell could not answer.")];
    await collector.poll();
    const { nextPollAt, failuresInRow } = (await state()).rings;
    expect(failuresInRow).toBe(round + 1);
    waits.push((nextPollAt.getTime() - time.getTime()) / 1000);
    time = nextPollAt;
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  answers = [{ events: [anEvent("a")], position: at("1") }];
  await collector.poll();
  expect((await state()).rings).toMatchObject({ events: 1, problem: undefined });
});

test.each(["looping", "cursorExpired"] as const)("after %s it starts over by time", async (kind) => {
  // A quarter of an hour back: what the cursor would have brought need not be newer than the newest event.
  const watermark = new Date(begun.getTime() - 15 * 60_000).toISOString();
  const pass = { start: "", end: "", next: "1", pages: 1, fingerprint: "" };
  answers = [
    { events: [anEvent("a")], position: { ...at("1"), pass }, isCaughtUp: false },
    new PullFailure(kind, "No."),
  ];
  await startCollector().poll();
  expect((await state()).rings).toMatchObject({ position: { watermark }, problem: { kind } });
  expect((await state()).rings.position.pass).toBeUndefined();
});

test("a failure of one stream does not stop the others", async () => {
  const keys = ["doors", "rings"].map((stream) => ({ stream, partition: "" }));
  await testStore.store.pulls.put(sourceId, (await state()).settings, keys, undefined, begun);
  answers = [new PullFailure("forbidden", "No."), { events: [anEvent("a")] }];
  await startCollector().poll();
  const { streams, problem } = await state();
  expect(problem).toBeUndefined();
  expect(streams.map(({ events, problem: own }) => [events, own?.kind])).toEqual([
    [0, "forbidden"],
    [1, undefined],
  ]);
});

test("a page that the pipeline has no room for is stored later, without being fetched again", async () => {
  answers = [{ events: [anEvent("a")], position: at("1") }];
  let isFull = true;
  const pipeline: PullCollectorOptions["pipeline"] = {
    admission: doors.pipeline.admission,
    ingest: (delivery) => {
      if (isFull) throw new BackPressureError(5);
      return doors.pipeline.ingest(delivery);
    },
  };
  const collector = startCollector({ pipeline });
  await collector.poll();
  expect((await state()).rings).toMatchObject({ hasHeldPage: true, events: 0, problem: undefined });
  isFull = false;
  passSeconds(5);
  await collector.poll();
  expect((await state()).rings).toMatchObject({ hasHeldPage: false, events: 1, position: at("1") });
});
