import { afterEach, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import type { RuleEngineOptions } from "./engine-options.ts";
import { createMemoryCacheStore } from "./memory-cache-store.ts";

const timeout = 120_000;
let engine: RuleEngine | undefined;
afterEach(() => engine?.close());

/** Rules by domain; helpers belong to the domain that their id begins with, and `few` trusts `managed`. */
async function start(
  rules: readonly { readonly id: string; readonly domain: string; readonly body: string }[],
  options: Partial<RuleEngineOptions> = {},
): Promise<RuleEngine> {
  const { globals = [] } = options;
  engine = await startRuleEngine({
    globals,
    cacheFolder: testCacheFolder,
    callTimeoutMs: 300,
    ...options,
    rules: rules.map(({ id, body }) => aRule({ id, body })),
    trustDomains: {
      detections: new Map(rules.map(({ id, domain }) => [id, domain])),
      globals: new Map(globals.map(({ id }) => [id, id.split("_")[0] ?? ""])),
      dataModels: new Map(),
      trusted: new Map([["few", ["managed"]]]),
    },
  });
  return engine;
}

const matching = "def rule(event): return True";
const helper = (id: string) => ({ id, description: "", body: `def name(): return "${id}"` });

test("evaluates each rule in the process of its domain and joins what they find", { timeout }, async () => {
  const cache = createMemoryCacheStore();
  const counting = `
from panther_detection_helpers.caching import increment_counter
def rule(event): return True
def alert_context(event): return {"count": increment_counter("n")}`;
  const { evaluate, stats } = await start(
    [
      { id: "A", domain: "few", body: counting },
      { id: "B", domain: "managed", body: counting },
      { id: "C", domain: "few", body: matching },
    ],
    { cache },
  );
  const { matches, errors } = await evaluate({ events: [anEvent({}, 0, 1), anEvent({}, 1, 2), anEvent({}, 0)] });
  expect(errors).toEqual([]);
  expect(matches.map(({ event, ruleId, context }) => [event, ruleId, context.count ?? null])).toEqual([
    [0, "A", 1],
    [0, "B", 1],
    [1, "C", null],
    [1, "B", 2],
    [2, "A", 2],
  ]);
  expect(stats().processes).toBe(2);
});

test("loads helpers of trusted authors only, and says why another does not load", { timeout }, async () => {
  const importing = (name: string) => `import ${name}\n${matching}\ndef title(event): return ${name}.name()`;
  const { evaluate, outages } = await start(
    [
      { id: "Own", domain: "few", body: importing("few_helper") },
      { id: "Trusting", domain: "few", body: importing("managed_helper") },
      { id: "Careless", domain: "managed", body: importing("few_helper") },
    ],
    { globals: [helper("few_helper"), helper("managed_helper")] },
  );
  const { matches } = await evaluate({ events: [anEvent({}, 0, 1)] });
  expect(matches.map(({ title }) => title)).toEqual(["few_helper", "managed_helper"]);
  expect(outages()).toMatchObject([
    {
      ruleId: "Careless",
      kind: "ImportError",
      message: expect.stringContaining("the helper module few_helper can't be imported here"),
    },
  ]);
});

test("lets a rule that hangs delay its own domain only", { timeout }, async () => {
  const deaf = "import itertools\ndef rule(event): return sum(itertools.repeat(0)) == 1";
  const { evaluate } = await start([
    { id: "Deaf", domain: "few", body: deaf },
    { id: "Fine", domain: "managed", body: matching },
  ]);
  let isHanging = true;
  const hanging = evaluate({ events: [anEvent({}, 0)] }).finally(() => {
    isHanging = false;
  });
  const { matches } = await evaluate({ events: [anEvent({}, 1)] });
  expect([matches.map(({ ruleId }) => ruleId), isHanging]).toEqual([["Fine"], true]);
  expect((await hanging).errors).toMatchObject([{ ruleId: "Deaf", kind: "Timeout" }]);
});

test("keeps its interpreter when a reload brings the same rules, whenever they were saved", { timeout }, async () => {
  const remembering = aRule({ body: "seen = []\ndef rule(event):\n    seen.append(event)\n    return len(seen) > 1" });
  const content = { rules: [remembering], globals: [], dataModels: [], libraries: {} };
  engine = await startRuleEngine({ ...content, cacheFolder: testCacheFolder, callTimeoutMs: 1_000 });
  const evaluate = async () => (await engine?.evaluate({ events: [anEvent({}, 0)] }))?.matches.length;
  expect(await evaluate()).toBe(0);
  await engine.reload(content);
  expect(await evaluate()).toBe(1);
  await engine.reload({ ...content, rules: [{ ...remembering, lastModified: new Date(1) }] });
  expect(await evaluate()).toBe(1);
  await engine.reload({ ...content, rules: [{ ...remembering, body: `${remembering.body}  # Changed` }] });
  expect(await evaluate()).toBe(0);
});

test("shares a bounded number of processes among any number of domains", { timeout }, async () => {
  const ids = ["A", "B", "C"];
  const { evaluate, stats } = await start(
    ids.map((id) => ({ id, domain: id, body: matching })),
    { processesMax: 1 },
  );
  expect(stats().processes).toBe(3);
  for (const rule of [0, 1]) {
    const { matches } = await evaluate({ events: [anEvent({}, rule)] });
    expect(matches.map(({ ruleId }) => ruleId)).toEqual([ids[rule]]);
  }
  // The last one loaded was C: both had to be started again.
  expect(stats().processes).toBe(5);
});
