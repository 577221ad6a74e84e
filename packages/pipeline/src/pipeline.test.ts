import { isBalanced, type Rule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { recordSpans } from "@pharos/testkit/tracing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type DoorPipeline,
  type DoorPipelineOptions,
  doorSchema,
  now,
  opened,
  startDoors,
  throwProblem,
  vaultRule,
} from "./testing/door-pipeline.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline | undefined;

/** Started by the test itself, and stopped after it. */
let own: DoorPipeline | undefined;

async function start(rules: readonly Rule[], options: Partial<DoorPipelineOptions> = {}): Promise<DoorPipeline> {
  own = await startAny(rules, options);
  doors = own;
  return own;
}

function startAny(rules: readonly Rule[], options: Partial<DoorPipelineOptions> = {}): Promise<DoorPipeline> {
  const { store } = testStore;
  return startDoors({ store, lake: testLake.lake, cacheFolder: testCacheFolder, rules, onProblem, ...options });
}

async function countRows(database: string, table: string, lake = doors?.lake ?? testLake.lake): Promise<number> {
  return Number((await lake.query(`SELECT count() FROM ${database}.public.${table}`)).rows[0]?.[0]);
}

const problems: string[] = [];
const onProblem = (what: string) => problems.push(what);

const alerts = async () => (await testStore.store.alerts.list({ pageSize: 10 })).items;

beforeAll(async () => {
  [testStore, testLake] = await Promise.all([openTestStore(), openTestLake()]);
  await testLake.lake.ensureTables([doorSchema]);
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});
beforeEach(() => testStore.clear());
afterEach(async () => {
  await own?.stop();
  own = undefined;
  doors = undefined;
});

const countsOf = () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 3_600_000) },
    doors?.source.id,
  );

describe("a delivery", () => {
  let shared: DoorPipeline;
  beforeAll(async () => {
    shared = await startAny([vaultRule]);
  });
  beforeEach(async () => {
    shared = await shared.withNewSource();
    doors = shared;
  });
  afterEach(() => shared.caughtUp());
  afterAll(() => shared.stop());

  test("becomes rows, a match, a signal and an alert, and the counts add up", async () => {
    const { send, source } = shared;
    expect(await send([opened("vault"), opened("lobby"), "not json"])).toEqual({
      received: 3,
      stored: 2,
      failed: 1,
      dropped: 0,
      repeated: 0,
    });
    const items = await alerts();
    expect(items).toMatchObject([
      { title: "Vault opened by b7", severity: "HIGH", eventCount: 1, sourceIds: [source.id] },
    ]);
    expect(await countRows("pharos_rule_matches", "custom_door")).toBe(1);
    expect(await countRows("pharos_signals", "correlation_signals")).toBe(1);
    expect(await countRows("pharos_monitor", "classification_failures")).toBe(1);
    const counts = await countsOf();
    expect(counts).toMatchObject({ received: 3, stored: 2, failed: 1 });
    expect(isBalanced(counts)).toBe(true);
  });

  test("tells the source when something came, and when an event was stored", async () => {
    const { send, source } = shared;
    const received = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
    await send(["not json"], "failed", received(60));
    expect(await testStore.store.sources.get(source.id)).toMatchObject({
      lastReceivedAt: received(60),
      lastStoredAt: undefined,
    });
    await send([opened("lobby"), "not json"], "stored", received(30));
    expect(await testStore.store.sources.get(source.id)).toMatchObject({
      lastReceivedAt: received(30),
      lastStoredAt: now,
    });
  });

  test("is a trace of its steps, which tells nothing of what its events hold", async () => {
    const { send, source } = shared;
    await using recorder = recordSpans();
    await send([opened("vault", "a-badge"), "not json"]);
    await shared.caughtUp();
    expect(recorder.outline().replace(/(insert into the lake\n?)+$/, "insert into the lake")).toBe(
      [
        "ingest",
        ...["  wait for room", "  process", "    normalize", "    detect", "  commit"],
        "commit together",
        "insert into the lake",
      ].join("\n"),
    );
    const named = (name: string) => recorder.spans.find((span) => span.name === name);
    expect(named("ingest")?.attributes).toMatchObject({ "pharos.source.id": source.id, "pharos.events.received": 2 });
    expect(named("commit together")?.links[0]?.context).toEqual(named("commit")?.spanContext());
    const told = recorder.spans.map(({ name, attributes, status, events }) => ({ name, attributes, status, events }));
    expect(JSON.stringify(told)).not.toMatch(/a-badge|not json|Vault opened/);
  });

  test("sent again under its token stores nothing and says so", async () => {
    const { send } = shared;
    const before = await countRows("pharos_logs", "custom_door");
    await send([opened("vault"), opened("lobby")], "same");
    expect(await send([opened("vault"), opened("lobby")], "same")).toMatchObject({
      received: 2,
      stored: 0,
      repeated: 2,
    });
    expect((await countRows("pharos_logs", "custom_door")) - before).toBe(2);
    expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
    expect(isBalanced(await countsOf())).toBe(true);
  });

  test("sent twice at the same moment is stored once", async () => {
    const { send } = shared;
    const receipts = await Promise.all([send([opened("vault")], "twin"), send([opened("vault")], "twin")]);
    expect(receipts.map((receipt) => [receipt.stored, receipt.repeated])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test("grows the alert of its group, and of no other", async () => {
    const { send } = shared;
    await send([opened("vault"), opened("vault")]);
    await send([opened("vault"), opened("vault", "b9")]);
    const items = await alerts();
    expect(items.map((alert) => [alert.dedupString, alert.eventCount]).sort()).toEqual([
      ["b7", 3],
      ["b9", 1],
    ]);
  });
});

test("a delivery that the lake does not take yet is acknowledged, and stored when it does", async () => {
  const before = await countRows("pharos_logs", "custom_door");
  let isBroken = true;
  const lake: Lake = {
    ...testLake.lake,
    insert: async (rows) => {
      if (isBroken) throw new Error("disk is full");
      await testLake.lake.insert(rows);
    },
  };
  problems.length = 0;
  const { send } = await start([vaultRule], { lake });
  expect(await send([opened("vault")], "early")).toMatchObject({ stored: 1 });
  expect(await alerts()).toMatchObject([{ eventCount: 1 }]);
  // Straight from the lake, which does not wait for what is to come.
  expect(await countRows("pharos_logs", "custom_door", testLake.lake)).toBe(before);
  const told = "Acknowledged rows wait: pharos_logs.custom_door does not take them now";
  await vi.waitFor(() => expect(problems).toContain(told));
  isBroken = false;
  expect(await send([opened("vault")], "early")).toMatchObject({ stored: 0, repeated: 1 });
  expect(await countRows("pharos_logs", "custom_door")).toBe(before + 1);
});

test("a rule that changed is live for what arrives after the reload", async () => {
  const rules = [vaultRule];
  const { send, pipeline } = await start(rules);
  rules[0] = { ...vaultRule, body: "def rule(event):\n    return event.get('door') == 'lobby'" };
  await pipeline.reload();
  await send([opened("vault"), opened("lobby")]);
  expect(await alerts()).toMatchObject([{ eventCount: 1, title: "Vault opened" }]);
});

test("says on how many events a rule was run, and how many it was spared", async () => {
  const { send, pipeline } = await start([vaultRule]);
  await send([opened("vault"), opened("lobby"), opened("garage")]);
  await send([opened("lobby")]);
  expect(pipeline.necessaryConditions(vaultRule.id)).toEqual(['door is "vault"']);
  expect(pipeline.ruleActivity(vaultRule.id)).toMatchObject({ events: 4, runs: 1, matches: 1, errors: 0 });
  expect(pipeline.ruleActivity("Unknown")).toBeUndefined();
});

test("holds back a rule that takes seconds of each delivery, says so, and goes on acknowledging others meanwhile", {
  timeout: 120_000,
}, async () => {
  const slow = {
    ...vaultRule,
    id: "Door.Slow",
    displayName: "Slow one",
    body: `
def rule(event):
    if event.get("door") != "vault":
        return False
    count = 0
    for number in range(2_000_000):
        count += number
    return False
`,
  };
  const quick = { ...vaultRule, id: "Door.Quick", body: vaultRule.body.replace('"vault"', '"lobby"') };
  const { send, pipeline } = await start([slow, quick], { ruleMsPerMinute: 1_000, onProblem: throwProblem });
  let isSlowDone = false;
  const slowly = send(
    Array.from({ length: 200 }, () => opened("vault")),
    "slow",
  ).finally(() => {
    isSlowDone = true;
  });
  let longestMs = 0;
  let sent = 0;
  while (!isSlowDone) {
    const sentAtMs = performance.now();
    await send([opened("lobby")]);
    sent += 1;
    longestMs = Math.max(longestMs, performance.now() - sentAtMs);
  }
  expect(await slowly).toMatchObject({ stored: 200 });
  expect(sent).toBeGreaterThan(1);
  // Alone on its machine each takes a second or two.
  expect(longestMs).toBeLessThan(45_000);
  await expect
    .poll(async () => (await alerts()).map(({ title }) => title), { timeout: 60_000 })
    .toContainEqual(expect.stringContaining("Slow one"));
  expect(pipeline.stats.rulesNotRunning).toBe(1);
  const { milliseconds, outage } = pipeline.ruleActivity("Door.Slow") ?? {};
  expect(milliseconds).toBeGreaterThan(1_000);
  expect(outage).toContain("s an event");
});

test("a rule that makes signals alone tells when it matched last", async () => {
  const quiet = { ...vaultRule, id: "Door.Quiet", createAlert: false };
  await testStore.store.detections.put(quiet);
  const { send, stop } = await start([quiet]);
  await send([opened("vault")]);
  await stop();
  own = undefined;
  expect(await alerts()).toEqual([]);
  expect(await testStore.store.lastMatches.findByRule([quiet.id])).toEqual(new Map([[quiet.id, now]]));
});
