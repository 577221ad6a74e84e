import { afterAll, beforeAll, expect, test } from "vitest";
import { aRule, testCacheFolder } from "../engine/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";

const login = { eventName: "Login", user: { name: "ada" }, count: 1, tags: ["x"] };
const logout = { ...login, eventName: "Logout" };

/** A rule's body (of the function, or the whole module), and the events for which it must and need not run. */
const cases: { name: string; body: string; runs: object[]; skips: object[] }[] = [
  {
    name: "a guard that compares with a constant",
    body: 'if event.get("eventName") != "Login": return False\nreturn risky(event)',
    runs: [login, { EVENTNAME: "Login" }],
    skips: [logout, {}, { eventName: null }, { eventName: ["Login"] }],
  },
  {
    name: "the first part of a returned conjunction",
    body: 'return event.get("eventName") == "Login" and risky(event)',
    runs: [login],
    skips: [logout],
  },
  {
    name: "members of a tuple of the module",
    body: 'NAMES = ("Login", "Refresh")\ndef rule(event):\n    return event.get("eventName") in NAMES',
    runs: [login, { eventName: "Refresh" }],
    skips: [logout],
  },
  {
    name: "a nested value",
    body: 'return event.deep_get("user", "name", default="") == "ada"',
    runs: [login, { USER: { Name: "ada" } }],
    skips: [{ user: { name: "eve" } }, { user: "ada" }, { user: [{ name: "ada" }] }, {}],
  },
  {
    name: "a value that the rule keeps in a variable",
    body: 'name = event.get("eventName")\nif name != "Login" and name != "Refresh": return False\nif name != "Login": return False\nreturn True',
    runs: [login],
    skips: [logout],
  },
  {
    name: "alternatives for one field",
    body: 'return event.get("eventName") == "Login" or event.get("eventName") == "Refresh"',
    runs: [login, { eventName: "Refresh" }],
    skips: [logout],
  },
  {
    name: "a condition around the only way to a match",
    body: 'if event.get("eventName") == "Login":\n    return risky(event)\nreturn False',
    runs: [login],
    skips: [logout],
  },
  {
    name: "a later condition behind the first",
    body: 'if event.get("eventName") != "Login": return False\nreturn event.get("count") == 1',
    runs: [login, { eventName: "Login", count: true }],
    skips: [logout, { eventName: "Login", count: 2 }, { eventName: "Login", count: "1" }],
  },
  {
    name: "an item whose absence raises",
    body: 'return event["eventName"] == "Login"',
    runs: [login, {}],
    skips: [logout, { eventName: null }],
  },
  {
    name: "a set, in which a container can't be looked up",
    body: 'return event.get("eventName") in {"Login"}',
    runs: [login, { eventName: ["Login"] }, { eventName: {} }],
    skips: [logout, {}],
  },
  {
    name: "conditions behind a set only for values that can be looked up in it",
    body: 'if event.get("eventName") not in {"Login"}: return False\nreturn event.get("count") == 2',
    runs: [{ eventName: [], count: 1 }],
    skips: [login],
  },
  {
    name: "a default that is the constant itself",
    body: 'return event.get("eventName", "Login") == "Login"',
    runs: [login, {}],
    skips: [logout],
  },
  {
    name: "a call in front of the guard",
    body: 'risky(event)\nreturn event.get("eventName") == "Login"',
    runs: [logout],
    skips: [],
  },
  {
    name: "a value that is no boolean in front of the condition",
    body: 'return event.get("tags") and event.get("eventName") == "Login"',
    runs: [login, { tags: [] }, {}],
    skips: [logout],
  },
  {
    name: "a constant that the module changes",
    body: 'NAMES = ["Login"]\nNAMES.append("Logout")\ndef rule(event):\n    return event.get("eventName") in NAMES',
    runs: [logout],
    skips: [],
  },
  {
    name: "a text in which is searched",
    body: 'return event.get("eventName") in "Login"',
    runs: [logout],
    skips: [],
  },
  {
    name: "an event that was replaced by a part of it",
    body: 'event = event.get("user")\nreturn event.get("eventName") == "Login"',
    runs: [{}, { user: "ada" }, { user: { eventName: "Login" } }],
    skips: [logout],
  },
  {
    name: "a function that is bound again",
    body: 'def rule(event):\n    return event.get("eventName") == "Login"\nrule = lambda event: True',
    runs: [logout],
    skips: [],
  },
  {
    name: "a generator",
    body: 'if event.get("eventName") != "Login": return False\nyield True',
    runs: [logout],
    skips: [],
  },
  {
    name: "a module that reaches for its own names",
    body: 'globals()["x"] = 1\ndef rule(event):\n    return event.get("eventName") == "Login"',
    runs: [logout],
    skips: [],
  },
  {
    name: "a number too large for JavaScript",
    body: 'return event.get("count") == 9007199254740993',
    runs: [login],
    skips: [],
  },
];

function moduleOf(body: string): string {
  return body.includes("def rule") ? body : `def rule(event):\n    ${body.replaceAll("\n", "\n    ")}`;
}

let engine: RuleEngine;
beforeAll(async () => {
  const rules = cases.map(({ name, body }) => aRule({ id: name, body: moduleOf(body) }));
  engine = await startRuleEngine({ rules, globals: [], cacheFolder: testCacheFolder });
});
afterAll(() => engine.close());

test.each(cases)("skips only where nothing can change: $name", ({ name, runs, skips }) => {
  const index = cases.findIndex((one) => one.name === name);
  const isCandidate = (event: object) =>
    engine.candidates("Test.Log", event as Record<string, unknown>).includes(index);
  expect(runs.map(isCandidate)).toEqual(runs.map(() => true));
  expect(skips.map(isCandidate)).toEqual(skips.map(() => false));
});

test("names each candidate once and none of another log type", () => {
  const found = engine.candidates("Test.Log", login);
  expect(found).toEqual([...new Set(found)]);
  expect(engine.candidates("Other.Log", login)).toEqual([]);
});
