import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryCacheStore } from "../rules/memory-cache-store.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { startRuleEngine } from "./rule-engine.ts";

const timeout = 120_000;
const always = aRule({
  id: "Always",
  body: "def rule(event): return True\ndef title(event): return str(event.get('n'))",
});
/** Loops in C, where no signal is looked at. */
const deaf = aRule({ id: "Deaf", body: "import itertools\ndef rule(event): return sum(itertools.repeat(0)) == 1" });
const counts = aRule({
  id: "Counts",
  body: `
from panther_detection_helpers.caching import increment_counter
def rule(event): return True
def alert_context(event): return {"count": increment_counter("n")}`,
});
const options = { globals: [], cacheFolder: testCacheFolder, callTimeoutMs: 100 };

test("replaces a process that a rule keeps from listening, and loses or repeats nothing", { timeout }, async () => {
  const cache = createMemoryCacheStore();
  const notices: string[] = [];
  const engine = await startRuleEngine({
    ...options,
    rules: [always, deaf, counts],
    cache,
    notice: (message) => notices.push(message),
  });
  const events = [anEvent({ n: 0 }, 2, 0), anEvent({ n: 1 }, 0, 1, 2), anEvent({ n: 2 }, 2, 0)];
  const { matches, errors } = await engine.evaluate({ events });
  expect(errors).toEqual([{ event: 1, ruleId: "Deaf", kind: "Timeout", message: expect.any(String) }]);
  expect(matches.map(({ event, ruleId }) => [event, ruleId])).toEqual([
    [0, "Counts"],
    [0, "Always"],
    [1, "Always"],
    [1, "Counts"],
    [2, "Counts"],
    [2, "Always"],
  ]);
  expect(matches.flatMap(({ context }) => context.count ?? [])).toEqual([1, 2, 3]);
  expect(await cache({ op: "get", key: "n" })).toMatchObject({ value: { counter: 3 } });
  expect(notices.some((notice) => notice.includes("Deaf"))).toBe(true);
  await engine.close();
});

test("evaluates a rule again whose memory another took", { timeout }, async () => {
  const hog = aRule({
    id: "Hog",
    body: `
kept = []
def rule(event):
    try:
        while True:
            kept.append(bytearray(10**6))
    except MemoryError:
        pass
    return False`,
  });
  const needy = aRule({ id: "Needy", body: "def rule(event): return len(bytearray(30_000_000)) > 0" });
  const engine = await startRuleEngine({
    ...options,
    callTimeoutMs: 5_000,
    memoryBytesMax: 256 * 2 ** 20,
    rules: [hog, needy],
  });
  const { matches, errors } = await engine.evaluate({ events: [anEvent({}, 0), anEvent({}, 1), anEvent({}, 1)] });
  expect(errors).toEqual([]);
  expect(matches.map(({ event, ruleId }) => [event, ruleId])).toEqual([
    [1, "Needy"],
    [2, "Needy"],
  ]);
  // It was not told apart by halves: one process for all, and one for the rule that lacked memory.
  expect(engine.stats().processes).toBe(2);
  await engine.close();
});

test("suspends a rule that takes all memory three times by itself", { timeout }, async () => {
  const hungry = aRule({
    id: "Hungry",
    body: "def rule(event):\n    x = []\n    while True: x.append(bytearray(10**7))",
  });
  const engine = await startRuleEngine({
    ...options,
    callTimeoutMs: 5_000,
    memoryBytesMax: 256 * 2 ** 20,
    rules: [always, hungry],
  });
  const events = Array.from({ length: 3 }, (_, n) => anEvent({ n }, 0, 1));
  const { matches, errors } = await engine.evaluate({ events });
  expect(matches).toHaveLength(3);
  expect(errors.map(({ ruleId, kind }) => [ruleId, kind])).toEqual(Array(3).fill(["Hungry", "MemoryError"]));
  const later = await engine.evaluate({ events: [anEvent({ n: 3 }, 0, 1)] });
  expect(later.matches).toHaveLength(1);
  expect(later.errors.map(({ ruleId, kind }) => [ruleId, kind])).toEqual([["Hungry", "Suspended"]]);
  expect(engine.outages()).toMatchObject([{ ruleId: "Hungry", message: expect.stringContaining("memory") }]);
  await engine.close();
});

test("suspends a rule that runs out of time three times, for all events to come", { timeout }, async () => {
  const endless = aRule({ id: "Endless", body: "def rule(event):\n    while True: pass" });
  const engine = await startRuleEngine({ ...options, rules: [always, endless] });
  const events = Array.from({ length: 50 }, (_, n) => anEvent({ n }, 0, 1));
  const { matches, errors } = await engine.evaluate({ events });
  expect(matches).toHaveLength(50);
  expect(errors.slice(0, 4).map(({ kind }) => kind)).toEqual(["Timeout", "Timeout", "Timeout", "Suspended"]);
  expect(errors).toHaveLength(50);
  expect(engine.outages().map(({ ruleId, kind }) => [ruleId, kind])).toEqual([["Endless", "Suspended"]]);
  expect(engine.candidates("Test.Log", {})).toEqual([0]);
  await engine.reload({ rules: [always, endless], globals: [] });
  expect(engine.outages()).toEqual([]);
  await engine.close();
});

test("leaves out rules that can't be loaded and says why", { timeout }, async () => {
  const engine = await startRuleEngine({
    ...options,
    rules: [
      always,
      aRule({ id: "Syntax", body: "def rule(event) return True" }),
      aRule({ id: "NoRule", body: "x = 1" }),
      aRule({ id: "NoModule", body: "import absent_module\ndef rule(event): return True" }),
      aRule({ id: "EndlessLoad", body: "while True: pass\ndef rule(event): return True" }),
      aRule({ id: "DeafLoad", body: "import itertools\nsum(itertools.repeat(0))\ndef rule(event): return True" }),
      aRule({ id: "Off", body: always.body, enabled: false }),
    ],
  });
  expect(engine.outages().map(({ ruleId, kind }) => [ruleId, kind])).toEqual([
    ["Syntax", "SyntaxError"],
    ["NoRule", "AttributeError"],
    ["NoModule", "ModuleNotFoundError"],
    ["EndlessLoad", "Timeout"],
    ["DeafLoad", "LoadFailed"],
  ]);
  expect(engine.candidates("Test.Log", {})).toEqual([0]);
  await engine.close();
});

test("evaluates batches put before a reload with the rules they were put for", async () => {
  const other = aRule({ id: "Other", body: "def rule(event): return True" });
  const engine = await startRuleEngine({ ...options, rules: [always] });
  const before = engine.evaluate({ events: [anEvent({ n: 1 }, 0)] });
  const reloaded = engine.reload({ rules: [other], globals: [] });
  const during = engine.evaluate({ events: [anEvent({ n: 2 }, 0)] });
  await reloaded;
  const after = await engine.evaluate({ events: [anEvent({ n: 3 }, 0)] });
  const ids = [await before, await during, after].map(({ matches }) => matches[0]?.ruleId);
  expect(ids).toEqual(["Always", "Always", "Other"]);
  await engine.close();
  await expect(engine.evaluate({ events: [] })).rejects.toMatchObject({ code: "detections.engine_closed" });
});

test("makes a damaged memory image anew", { timeout }, async () => {
  const cacheFolder = mkdtempSync(join(tmpdir(), "pharos-snapshot-"));
  const notices: string[] = [];
  const start = () =>
    startRuleEngine({ ...options, cacheFolder, rules: [always], notice: (message) => notices.push(message) });
  await (await start()).close();
  const [image = ""] = readdirSync(cacheFolder);
  writeFileSync(join(cacheFolder, image), "damaged");
  const engine = await start();
  expect((await engine.evaluate({ events: [anEvent({ n: 1 }, 0)] })).matches).toHaveLength(1);
  expect(notices.filter((notice) => notice.includes("memory image"))).toHaveLength(1);
  await engine.close();
  rmSync(cacheFolder, { recursive: true });
});

test("gives a rule an error when the cache does not answer", async () => {
  const cache = () => Promise.reject(new Error("no store"));
  const body =
    "from panther_detection_helpers.caching import get_counter\ndef rule(event): return get_counter('x') > 0";
  const engine = await startRuleEngine({ ...options, rules: [aRule({ body })], cache });
  const { errors } = await engine.evaluate({ events: [anEvent({}, 0)] });
  expect(errors).toEqual([
    expect.objectContaining({ kind: "RuntimeError", message: expect.stringContaining("no store") }),
  ]);
  await engine.close();
});
