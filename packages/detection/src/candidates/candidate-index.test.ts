import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";

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
    name: "the beginning of a text that is there",
    body: 'return event.get("eventName", "").startswith(("Log", "Sign"))',
    runs: [login, { eventName: "SignUp" }, { eventName: null }, { eventName: 1 }],
    skips: [{}, { eventName: "login" }, { eventName: "" }],
  },
  {
    name: "a part of a text in any capitalisation",
    body: 'return "admin" in event.get("user", {}).get("name", "").lower()',
    runs: [{ user: { name: "SysAdmin" } }, { user: "ada" }, { user: { name: null } }],
    skips: [login, {}, { user: {} }],
  },
  {
    name: "the presence of a value",
    body: 'return event.get("mfa") is not None and bool(event.get("tags"))',
    runs: [{ mfa: false, tags: ["x"] }],
    skips: [login, { mfa: null, tags: ["x"] }, { mfa: true, tags: [] }, { mfa: true }],
  },
  {
    name: "an element of a list",
    body: 'return any(user.get("name") in ("eve", "mallory") for user in event.get("users", []))',
    runs: [{ users: [{ name: "ada" }, { name: "eve" }] }, { users: ["eve"] }, { users: {} }],
    skips: [login, { users: [] }, { users: [{ name: "ada" }, {}] }],
  },
  {
    name: "a helper of the module, and one that is imported with its list",
    body: 'from shared_names import is_watched\ndef is_ada(event):\n    return event.deep_get("user", "name") == "ada"\ndef rule(event):\n    return is_watched(event) and is_ada(event)',
    runs: [login],
    skips: [logout, { ...login, user: { name: "eve" } }, {}],
  },
  {
    name: "a list that another rule changes",
    body: 'from shared_names import CHANGED\ndef rule(event):\n    return event.get("eventName") in CHANGED',
    runs: [logout],
    skips: [],
  },
  {
    name: "a rule that changes a list of all",
    body: 'from shared_names import CHANGED\nCHANGED.append("Logout")\ndef rule(event):\n    return event.get("eventName") == "Login"',
    runs: [login],
    skips: [logout],
  },
  {
    name: "either of two fields",
    body: 'if event.get("eventName") == "Login":\n    return True\nreturn event.get("agent", "").endswith("/evil")',
    runs: [login, { agent: "tool/evil" }],
    skips: [logout, { agent: "evil/tool" }],
  },
  {
    name: "the mandatory part of a regular expression",
    body: 'import re\ndef rule(event):\n    return bool(re.search(r"(?:User|Role)Log(in|on)s?$", event.get("eventName", "")))',
    runs: [{ eventName: "UserLogin" }, { eventName: "RoleLogons" }, { eventName: null }],
    skips: [{ eventName: "Login" }, { eventName: "UserChanged" }, {}],
  },
  {
    name: "a default that remembers",
    body: 'def seen(event, names=[]):\n    if event.get("eventName") in names: return True\n    if event.get("count"): names.append(event.get("eventName"))\n    return False\ndef rule(event):\n    return seen(event)',
    runs: [{ eventName: "Logout" }],
    skips: [],
  },
  {
    name: "a list in a table that somebody changes",
    body: 'TABLE = {"names": []}\nfor names in TABLE.values():\n    names.append("Logout")\ndef rule(event):\n    return event.get("eventName") in TABLE["names"]',
    runs: [logout],
    skips: [],
  },
  {
    name: "a list that somebody changes under another name",
    body: 'NAMES = ["Login"]\nmin(NAMES, ["Z"]).append("Logout")\ndef rule(event):\n    return event.get("eventName") in NAMES',
    runs: [logout],
    skips: [],
  },
  {
    name: "a generator, which counts as true",
    body: "return bool(name for name in ())",
    runs: [logout],
    skips: [],
  },
  {
    name: "a lambda that sees what a variable becomes",
    body: 'wanted = "Login"\ntest = lambda: event.get("eventName") == wanted\nif event.get("count"):\n    wanted = "Logout"\n    return test()\nreturn False',
    runs: [logout],
    skips: [{ eventName: "Logout" }],
  },
  {
    name: "a number too large for JavaScript",
    body: 'return event.get("count") == 9007199254740993',
    runs: [login],
    skips: [],
  },
];

const sharedNames = {
  id: "shared_names",
  description: "",
  body: 'NAMES = ["Login"]\nCHANGED = ["Login"]\ndef is_watched(event):\n    return event.get("eventName") in NAMES',
};

function moduleOf(body: string): string {
  return body.includes("def rule") ? body : `def rule(event):\n    ${body.replaceAll("\n", "\n    ")}`;
}

let engine: RuleEngine;
beforeAll(async () => {
  const rules = cases.map(({ name, body }) => aRule({ id: name, body: moduleOf(body) }));
  engine = await startRuleEngine({ rules, globals: [sharedNames], cacheFolder: testCacheFolder });
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
