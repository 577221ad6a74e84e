import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBalanced, type LogSource, type Rule } from "@pharos/domain";
import type { Lake } from "@pharos/lake";
import { parseSchema } from "@pharos/normalize";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Pipeline } from "./pipeline.ts";

const schema = parseSchema(`
schema: Custom.Door
fields:
  - { name: at, type: timestamp, timeFormats: [rfc3339], isEventTime: true, required: true }
  - { name: door, type: string, required: true }
  - { name: badge, type: string, indicators: [username] }
`);
const now = new Date("2026-03-01T10:07:00Z");

function aRule(body: string, change: Partial<Rule> = {}): Rule {
  return {
    id: "Door.Vault",
    kind: "RULE",
    displayName: "Vault opened",
    enabled: true,
    severity: "HIGH",
    logTypes: ["Custom.Door"],
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    reports: {},
    dedupPeriodMinutes: 60,
    threshold: 1,
    createAlert: true,
    summaryAttributes: [],
    outputIds: [],
    body,
    tests: [],
    managed: false,
    createdAt: now,
    lastModified: now,
    ...change,
  };
}
const vaultRule = aRule(`
def rule(event):
    return event.get("door") == "vault"

def title(event):
    return f"Vault opened by {event.get('badge')}"

def dedup(event):
    return event.get("badge")
`);

let testStore: TestStore;
let testLake: TestLake;
let cacheFolder: string;
let pipeline: Pipeline | undefined;
let source: LogSource;

async function startPipeline(rules: readonly Rule[], lake: Lake = testLake.lake): Promise<Pipeline> {
  pipeline = await Pipeline.start({
    store: testStore.store,
    lake,
    instanceId: "test",
    workers: 1,
    cacheFolder,
    callTimeoutMs: 1_000,
    bytesInFlightMax: 1_000_000,
    loadContent: async () => ({ schemas: [{ schema, revision: 1 }], rules, globals: [] }),
    clock: () => now,
    onProblem: (_what, error) => {
      throw error;
    },
  });
  return pipeline;
}

function send(lines: readonly (object | string)[], token: string = crypto.randomUUID(), receivedAt = now) {
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  if (!pipeline) throw new Error("The pipeline is not started");
  return pipeline.ingest({ source, bytes: Buffer.from(text), token, receivedAt });
}

const opened = (door: string, badge = "b7") => ({ at: "2026-03-01T10:00:00Z", door, badge });

async function countRows(database: string, table: string): Promise<number> {
  return Number((await testLake.lake.query(`SELECT count() FROM ${database}.public.${table}`)).rows[0]?.[0]);
}

beforeAll(async () => {
  [testStore, testLake, cacheFolder] = await Promise.all([
    openTestStore(),
    openTestLake(),
    mkdtemp(join(tmpdir(), "pharos-cache-")),
  ]);
  await testLake.lake.ensureTables([schema]);
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
  await rm(cacheFolder, { recursive: true, force: true });
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
afterEach(async () => {
  await pipeline?.stop();
  pipeline = undefined;
});

const countsOf = async () =>
  testStore.store.ingest.counts.total(
    { from: new Date(now.getTime() - 3_600_000), to: new Date(now.getTime() + 3_600_000) },
    source.id,
  );

describe("a delivery", () => {
  test("becomes rows, a match, a signal and an alert, and the counts add up", async () => {
    await startPipeline([vaultRule]);
    expect(await send([opened("vault"), opened("lobby"), "not json"])).toEqual({
      received: 3,
      stored: 2,
      failed: 1,
      dropped: 0,
      repeated: 0,
    });
    const { items } = await testStore.store.alerts.list({ pageSize: 10 });
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

  test("sent again under its token stores nothing and says so", async () => {
    await startPipeline([vaultRule]);
    const before = await countRows("pharos_logs", "custom_door");
    await send([opened("vault"), opened("lobby")], "same");
    expect(await send([opened("vault"), opened("lobby")], "same")).toMatchObject({
      received: 2,
      stored: 0,
      repeated: 2,
    });
    expect((await countRows("pharos_logs", "custom_door")) - before).toBe(2);
    expect((await testStore.store.alerts.list({ pageSize: 10 })).items).toMatchObject([{ eventCount: 1 }]);
    expect(isBalanced(await countsOf())).toBe(true);
  });

  test("sent twice at the same moment is stored once", async () => {
    await startPipeline([vaultRule]);
    const receipts = await Promise.all([send([opened("vault")], "twin"), send([opened("vault")], "twin")]);
    expect(receipts.map((receipt) => [receipt.stored, receipt.repeated])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test("grows the alert of its group, and of no other", async () => {
    await startPipeline([vaultRule]);
    await send([opened("vault"), opened("vault")]);
    await send([opened("vault"), opened("vault", "b9")]);
    const { items } = await testStore.store.alerts.list({ pageSize: 10 });
    expect(items.map((alert) => [alert.dedupString, alert.eventCount]).sort()).toEqual([
      ["b7", 3],
      ["b9", 1],
    ]);
  });
});

describe("a rule that fails", () => {
  test.each([
    { name: "raises", body: "def rule(event):\n    return event['nope'] == 1", kind: "KeyError" },
    { name: "returns the wrong type", body: "def rule(event):\n    return 'yes'", kind: "FunctionReturnTypeError" },
    { name: "never ends", body: "def rule(event):\n    while True:\n        pass", kind: "Timeout" },
  ])("because it $name makes one error alert, and the others go on", async ({ body }) => {
    await startPipeline([aRule(body, { id: "Broken" }), vaultRule]);
    await send([opened("vault")]);
    await send([opened("vault")]);
    const { items } = await testStore.store.alerts.list({ pageSize: 10 });
    expect(items.map((alert) => [alert.ruleId, alert.type, alert.eventCount]).sort()).toEqual([
      ["Broken", "DETECTION_ERROR", 2],
      ["Door.Vault", "ALERT", 2],
    ]);
  });
});

test.each([
  { name: "does not compile", body: "def rule(event:\n    return True", says: "SyntaxError" },
  { name: "imports what is not there", body: "import nowhere\ndef rule(event):\n    return True", says: "nowhere" },
  { name: "has no function rule", body: "x = 1", says: "rule" },
])("a rule that $name makes an error alert when it is loaded, and the others go on", async ({ body, says }) => {
  await startPipeline([aRule(body, { id: "Broken", displayName: "Broken door" }), vaultRule]);
  const { items } = await testStore.store.alerts.list({ pageSize: 10 });
  expect(items).toMatchObject([{ ruleId: "Broken", type: "DETECTION_ERROR", sourceIds: [], eventCount: 1 }]);
  expect(items[0]?.title).toContain("Broken door cannot run");
  expect(items[0]?.title).toContain(says);
  await send([opened("vault")]);
  expect((await testStore.store.alerts.list({ pageSize: 10 })).items).toHaveLength(2);
});

describe("a rule that", () => {
  test("counts distinct values alerts at its threshold of them, also over deliveries", async () => {
    const body = `
def rule(event):
    return True

def dedup(event):
    return event.get("door")

def unique(event):
    return event.get("badge")
`;
    await startPipeline([aRule(body, { threshold: 3 })]);
    const badges = (door: string, list: string) => [...list].map((badge) => opened(door, badge));
    await send([...badges("vault", "aabbaa"), ...badges("lobby", "aaaaaaaa")]);
    expect((await testStore.store.alerts.list({ pageSize: 10 })).items).toEqual([]);
    await send(badges("vault", "bc"));
    expect((await testStore.store.alerts.list({ pageSize: 10 })).items).toMatchObject([
      { dedupString: "vault", eventCount: 8 },
    ]);
  });

  test("opens too many alerts is held back for the hour, loses no match, and people are told once", async () => {
    await startPipeline([
      aRule("def rule(event):\n    return True\n\ndef dedup(event):\n    return event.get('badge')"),
    ]);
    const rows = () =>
      Promise.all([
        countRows("pharos_rule_matches", "custom_door"),
        countRows("pharos_signals", "correlation_signals"),
      ]);
    const made = async () => {
      const { totalCount } = await testStore.store.alerts.list({ filter: { types: ["ALERT"] }, pageSize: 1 });
      const { items } = await testStore.store.alerts.list({ filter: { types: ["SYSTEM_ERROR"] }, pageSize: 10 });
      return { alerts: totalCount, told: items.map(({ eventCount }) => eventCount) };
    };
    const before = await rows();
    const badges = Array.from({ length: 5_000 }, (_, i) => opened("lobby", `badge ${i}`));
    await Promise.all([send(badges.slice(0, 2_500)), send(badges.slice(2_500))]);
    expect(await made()).toEqual({ alerts: 1_000, told: [5_000] });
    expect(await rows()).toEqual(before.map((count) => count + 5_000));
    await send([opened("lobby", "badge 4999"), opened("lobby", "badge 5000")]);
    expect(await made()).toEqual({ alerts: 1_000, told: [5_001] });
    await send([opened("lobby", "badge 4999")], "after", new Date(now.getTime() + 3_600_000));
    expect(await made()).toEqual({ alerts: 1_001, told: [5_001] });
  });
});

describe("a commit that the lake cuts short", () => {
  test("leaves nothing behind, and is stored once when sent again", async () => {
    const before = await countRows("pharos_logs", "custom_door");
    let isBroken = true;
    const lake: Lake = Object.create(testLake.lake, {
      insert: {
        value: async (rows: Parameters<Lake["insert"]>[0]) => {
          if (isBroken && rows.database === "pharos_signals") throw new Error("disk is full");
          await testLake.lake.insert(rows);
        },
      },
    });
    await startPipeline([vaultRule], lake);
    await expect(send([opened("vault")], "cut")).rejects.toThrow("disk is full");
    expect(await countRows("pharos_logs", "custom_door")).toBe(before);
    expect((await testStore.store.alerts.list({ pageSize: 10 })).items).toEqual([]);
    expect(await testStore.store.ingest.pendingCommits.listByInstance("test")).toEqual([]);
    isBroken = false;
    expect(await send([opened("vault")], "cut")).toMatchObject({ stored: 1, repeated: 0 });
    expect(await countRows("pharos_logs", "custom_door")).toBe(before + 1);
  });
});

test("a rule that changed is live for what arrives after the reload", async () => {
  const rules = [vaultRule];
  await startPipeline(rules);
  rules[0] = aRule("def rule(event):\n    return event.get('door') == 'lobby'");
  await pipeline?.reload();
  await send([opened("vault"), opened("lobby")]);
  expect((await testStore.store.alerts.list({ pageSize: 10 })).items).toMatchObject([
    { eventCount: 1, title: "Vault opened" },
  ]);
});
