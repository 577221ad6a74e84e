import { compileRule } from "@pharos/detection-content";
import type { Rule } from "@pharos/domain";
import { afterEach, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";

let engine: RuleEngine | undefined;
afterEach(() => engine?.close());

const failed = { KeyPath: "outcome.result", Condition: "Equals", Value: "FAILURE" };
const simple: NonNullable<Rule["simple"]> = {
  detection: [failed, { Key: "kind", Condition: "IsIn", Values: ["login", "token"] }],
  dynamicSeverities: [
    { ChangeTo: "High", Conditions: [{ Key: "admin", Condition: "Equals", Value: true }] },
    { ChangeTo: "INFO", Conditions: [{ Condition: "AlwaysTrue" }] },
  ],
  alertTitle: "{actor.email} failed {count} times in {zone}",
  alertContext: [
    { KeyName: "who", KeyValue: { KeyPath: "actor.email" } },
    { KeyName: "zone", KeyValue: { Key: "zone" } },
  ],
  groupBy: [{ KeyPath: "actor.email" }, { Key: "zone" }],
};
const hit = { outcome: { result: "FAILURE" }, kind: "login", actor: { email: "ann@example.com" }, count: 3 };

async function start(...rules: Partial<Rule>[]): Promise<RuleEngine> {
  const numbered = rules.map((rule, index) => aRule({ body: "", ...rule, id: `Rule.${index}` }));
  engine = await startRuleEngine({ rules: numbered, globals: [], cacheFolder: testCacheFolder });
  return engine;
}

test("matches without a Python process, with title, severity, group and context from the event", async () => {
  const { evaluate, stats } = await start({ simple });
  const { matches, errors } = await evaluate({
    events: [anEvent({ kind: "login" }, 0), anEvent(hit, 0), anEvent({ ...hit, admin: true }, 0)],
  });
  expect(errors).toEqual([]);
  expect(matches.map(({ event, severity }) => ({ event, severity }))).toEqual([
    { event: 1, severity: "INFO" },
    { event: 2, severity: "HIGH" },
  ]);
  expect(matches[0]).toMatchObject({
    ruleId: "Rule.0",
    title: "ann@example.com failed 3 times in <zone not found>",
    dedup: '["ann@example.com",null]',
    context: { who: "ann@example.com", zone: null },
    destinations: null,
    unique: null,
  });
  expect(stats().processes).toBe(0);
});

test("groups by the title without GroupBy, and by the rule without either", () => {
  const outputOf = (logic: Rule["simple"], createAlert = true) =>
    compileRule({ ...(logic && { simple: logic }), createAlert }).logic?.outputOf({ who: "x".repeat(2000) });
  expect(outputOf({ detection: [failed], alertTitle: "{who}" })?.title).toHaveLength(1000);
  expect(outputOf({ detection: [failed] })).toEqual({ context: {} });
  expect(outputOf({ ...simple }, false)).toEqual({ context: { who: null, zone: null } });
});

test("chooses only events that match, and says which are looked at", async () => {
  const { candidates, rulesOf, necessaryConditions } = await start(
    { simple },
    { simple: { detection: [{ Key: "kind", Condition: "StartsWith", Value: "log" }] } },
  );
  expect(rulesOf("Test.Log")).toEqual([0, 1]);
  expect([...candidates("Test.Log", hit)].sort()).toEqual([0, 1]);
  expect(candidates("Test.Log", { ...hit, kind: "token" })).toEqual([0]);
  expect(candidates("Test.Log", { ...hit, outcome: { result: "SUCCESS" }, kind: "x" })).toEqual([]);
  expect(necessaryConditions("Rule.0")).toEqual(['outcome.result is "FAILURE"', 'kind is one of "login", "token"']);
});

test("keeps YAML and Python rules of one batch apart and brings their results together", async () => {
  const python = "def rule(event): return event['count'] > 2";
  const { evaluate } = await start({ body: python }, { simple }, { body: python, inlineFilters: [failed] });
  const passed = { ...hit, outcome: { result: "SUCCESS" } };
  const { matches, errors } = await evaluate({
    events: [anEvent({ count: 1 }, 1), anEvent(hit, 0, 1, 2), anEvent(passed, 0, 1, 2), anEvent({}, 0)],
  });
  const found = matches.map(({ event, ruleId }) => `${event} ${ruleId}`).sort();
  expect(found).toEqual(["1 Rule.0", "1 Rule.1", "1 Rule.2", "2 Rule.0"]);
  expect(errors).toMatchObject([{ event: 3, ruleId: "Rule.0", kind: "KeyError" }]);
});

test("lets an event pass a filter on a field that it lacks, and tests one that is null", async () => {
  const always = { body: "def rule(event): return True" };
  const { candidates } = await start(
    { ...always, inlineFilters: [{ KeyPath: "zone", Condition: "Equals", Value: "a" }] },
    { ...always, inlineFilters: [{ KeyPath: "zone", Condition: "DoesNotEqual", Value: "a" }] },
  );
  expect(candidates("Test.Log", {})).toEqual([0, 1]);
  expect(candidates("Test.Log", { zone: null })).toEqual([1]);
  expect(candidates("Test.Log", { zone: "a" })).toEqual([0]);
});

test("runs unit tests of YAML rules without Python, and those that a filter decides", async () => {
  const tests = [
    { name: "hit", expectedResult: true, log: hit, mocks: [] },
    { name: "miss", expectedResult: false, log: {}, mocks: [] },
    { name: "wrong", expectedResult: true, log: {}, mocks: [] },
  ];
  const filtered = { body: "def rule(event): return True", inlineFilters: [{ ...failed }], tests };
  const results = await (await start({ simple, tests }, filtered)).runTests();
  expect(results.map(({ ruleId, name, passed }) => `${ruleId} ${name} ${passed}`)).toEqual([
    "Rule.0 hit true",
    "Rule.0 miss true",
    "Rule.0 wrong false",
    "Rule.1 hit true",
    "Rule.1 miss false",
    "Rule.1 wrong true",
  ]);
  expect(results[0]?.functions.severity).toEqual({ output: "INFO", error: null });
});

test("puts a rule out whose YAML makes no sense, and runs the others", async () => {
  const broken = { simple: { detection: [{ Key: "a", Condition: "Sometimes" }] } };
  const { candidates, outages, evaluate } = await start(broken, { simple });
  expect(outages()).toMatchObject([{ ruleId: "Rule.0", message: "the condition Sometimes does not exist" }]);
  expect(candidates("Test.Log", hit)).toEqual([1]);
  expect((await evaluate({ events: [anEvent(hit, 0, 1)] })).matches).toHaveLength(1);
});
