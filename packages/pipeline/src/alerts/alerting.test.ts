import type { Rule } from "@pharos/domain";
import { openTestLake, openTestStore, type TestLake, type TestStore, testCacheFolder } from "@pharos/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aRule } from "../testing/a-rule.ts";
import { type DoorPipeline, doorSchema, now, opened, startDoors, vaultRule } from "../testing/door-pipeline.ts";

let testStore: TestStore;
let testLake: TestLake;
let doors: DoorPipeline | undefined;

async function start(rules: readonly Rule[]): Promise<DoorPipeline> {
  doors = await startDoors({ store: testStore.store, lake: testLake.lake, cacheFolder: testCacheFolder, rules });
  return doors;
}

async function countRows(database: string, table: string): Promise<number> {
  const lake = doors?.lake ?? testLake.lake;
  return Number((await lake.query(`SELECT count() FROM ${database}.public.${table}`)).rows[0]?.[0]);
}

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
  await doors?.stop();
  doors = undefined;
});

describe("a rule that fails", () => {
  test.each([
    { name: "raises", body: "def rule(event):\n    return event['nope'] == 1", kind: "KeyError" },
    { name: "returns the wrong type", body: "def rule(event):\n    return 'yes'", kind: "TypeError" },
    { name: "never ends", body: "def rule(event):\n    while True:\n        pass", kind: "Timeout" },
  ])("because it $name makes one error alert with its events, and the others go on", async ({ body, kind }) => {
    const { send } = await start([aRule({ id: "Broken", body }), vaultRule]);
    await send([opened("vault")]);
    await send([opened("vault")]);
    const items = await alerts();
    expect(
      items.map(({ ruleId, subtype, dedupString, eventCount }) => [ruleId, subtype, dedupString, eventCount]).sort(),
    ).toEqual([
      ["Broken", "RULE_ERROR", kind, 2],
      ["Door.Vault", "RULE", "b7", 2],
    ]);
    const error = items.find(({ ruleId }) => ruleId === "Broken");
    const scope = { alertId: error?.id ?? "", logTypes: ["Custom.Door"], fromMs: 0, toMs: Date.UTC(2100, 0) };
    const { rows } = await (doors?.lake ?? testLake.lake).alertEvents({ ...scope, isRuleError: true });
    expect(rows.map(({ door, p_rule_error }) => [door, String(p_rule_error).split(":")[0]])).toEqual([
      ["vault", kind],
      ["vault", kind],
    ]);
  });
});

test.each([
  { name: "does not compile", body: "def rule(event:\n    return True", says: "SyntaxError" },
  { name: "imports what is not there", body: "import nowhere\ndef rule(event):\n    return True", says: "nowhere" },
  { name: "has no function rule", body: "x = 1", says: "rule" },
])("a rule that $name makes an error alert when it is loaded, and the others go on", async ({ body, says }) => {
  const { send } = await start([aRule({ id: "Broken", displayName: "Broken door", body }), vaultRule]);
  const items = await alerts();
  expect(items).toMatchObject([{ ruleId: "Broken", type: "DETECTION_ERROR", sourceIds: [], eventCount: 1 }]);
  expect(items[0]?.title).toContain("Broken door cannot run");
  expect(items[0]?.title).toContain(says);
  await send([opened("vault")]);
  expect(await alerts()).toHaveLength(2);
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
    const { send } = await start([aRule({ body, threshold: 3 })]);
    const badges = (door: string, list: string) => [...list].map((badge) => opened(door, badge));
    await send([...badges("vault", "aabbaa"), ...badges("lobby", "aaaaaaaa")]);
    expect(await alerts()).toEqual([]);
    await send(badges("vault", "bc"));
    expect(await alerts()).toMatchObject([{ dedupString: "vault", eventCount: 8 }]);
  });

  test("opens too many alerts is held back for the hour, loses no match, and people are told once", async () => {
    const { send } = await start([
      aRule({ body: "def rule(event):\n    return True\n\ndef dedup(event):\n    return event.get('badge')" }),
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
