import { readdirSync, readFileSync } from "node:fs";
import { completePython, diagnosePython, hoverPython, type PythonKnowledge } from "@pharos/detection-content/editor";
import { describe, expect, test } from "vitest";

const knowledge: PythonKnowledge = {
  function: "rule",
  logTypes: ["AWS.CloudTrail"],
  fields: [
    { path: "eventName", type: "string", description: "The API call.", examples: ["ConsoleLogin", "AssumeRole"] },
    { path: "userIdentity", type: "object", description: "Who made the call.", examples: [] },
    { path: "userIdentity.arn", type: "string", description: "", examples: ["arn:aws:iam::1:user/a"] },
    { path: "userIdentity.userName", type: "string", description: "", examples: [] },
    { path: "requestParameters", type: "json", description: "", examples: [] },
    { path: "p_any_ip_addresses", type: "array", description: "", examples: [] },
  ],
  helpers: [
    {
      id: "network_addresses",
      description: "IP addresses.",
      body: 'LIMIT = 3\ndef is_public(address):\n    """True for an address on the internet."""\n    return True\n',
    },
  ],
  dataModelNames: ["source_ip", "user"],
};

/** The text without its mark, and the mark's place. */
function marked(text: string): [text: string, offset: number] {
  const offset = text.indexOf("¦");
  return [text.replace("¦", ""), offset];
}
const labels = (text: string) => completePython(...marked(text), knowledge).items.map(({ label }) => label);

describe("completion", () => {
  test.each([
    [
      'def rule(event):\n    return event.get("¦")',
      ["eventName", "userIdentity", "requestParameters", "p_any_ip_addresses"],
    ],
    ['def rule(event):\n    return event["userIdentity"]["¦"]', ["arn", "userName"]],
    ['def rule(event):\n    return event.deep_get("useridentity", "¦', ["arn", "userName"]],
    ['def rule(event):\n    return deep_get(event, "userIdentity", "¦")', ["arn", "userName"]],
    ['def rule(event):\n    who = event.get("userIdentity") or {}\n    return who.get("¦")', ["arn", "userName"]],
    ['def rule(event):\n    return event.udm("¦")', ["source_ip", "user"]],
    ["import json\nfrom ¦", ["network_addresses"]],
    ["from network_addresses import ¦", ["is_public", "LIMIT"]],
    ['def rule(event):\n    return "¦" == 1', []],
  ])("%j", (text, expected) => expect(labels(text)).toEqual(expected));

  test("offers the event's methods behind its point, and those of a mapping behind an object", () => {
    expect(labels("def rule(event):\n    return event.¦")).toContain("deep_walk");
    expect(labels('def rule(event):\n    return event.get("userIdentity").¦')).toEqual([
      "get",
      "items",
      "keys",
      "values",
    ]);
    expect(labels('def rule(event):\n    return "text".¦')).toEqual([]);
  });
  test("offers the functions that the detection does not have yet, of a policy with a resource", () => {
    expect(labels("def rule(event):\n    return True\n\n¦")).toEqual(expect.arrayContaining(["title", "dedup", "def"]));
    expect(labels("def rule(event):\n    return True\n\n¦")).not.toContain("rule");
    const { items } = completePython("", 0, { ...knowledge, function: "policy" });
    expect(items.find(({ label }) => label === "policy")?.insert).toContain("def policy(resource):");
  });
  test("replaces the whole string, and shows values from data", () => {
    const completion = completePython(...marked('def rule(event):\n    return event.get("event¦Nam")'), knowledge);
    const text = 'def rule(event):\n    return event.get("eventNam")';
    expect(text.slice(completion.start, completion.end)).toBe("eventNam");
    expect(completion.items[0]?.documentation).toBe("The API call.\n\nSeen in data:\n- `ConsoleLogin`\n- `AssumeRole`");
  });
});

test.each([
  ['def rule(event):\n    return event.get("event¦Name")', "eventName: string", /ConsoleLogin/],
  ['def rule(event):\n    return event.deep_get("userIdentity", "ar¦n")', "userIdentity.arn: string", /user\/a/],
  ["def rule(event):\n    return event.de¦ep_get()", "event.deep_get(*keys, default=None)", /nested/],
  ["def de¦dup(event):\n    return 1", "def dedup(event)", /Returns a string/],
  ["from network_addresses import is_public\nx = is_pub¦lic(1)", "is_public(address)", /on the internet/],
])("explains %j", (text, title, help) => {
  expect(hoverPython(...marked(text), knowledge)).toMatchObject({ title, text: expect.stringMatching(help) });
});

const rule = (body: string, more = "") => `def rule(event):\n    ${body}\n${more}`;
const found = (text: string) =>
  diagnosePython(text, knowledge).map(({ start, message }) => `${text.slice(0, start).split("\n").length}: ${message}`);

test.each([
  ["no function", "x = 1\n", "1: The function “rule” is missing. Define rule(event)."],
  [
    "never True",
    rule('if event.get("eventName"):\n        return False'),
    "1: rule never returns True, so it never raises an alert.",
  ],
  ["no return", rule('event.get("eventName") == "x"'), "1: rule never returns True, so it never raises an alert."],
  [
    "unknown field",
    rule('return event.get("eventNmae") == "x"'),
    "2: AWS.CloudTrail has no field “eventNmae”. Did you mean “eventName”?",
  ],
  ["no argument", "def rule():\n    return True", "1: rule must take one argument, the event: def rule(event)."],
  [
    "dedup",
    rule("return True", "def dedup(event):\n    return 5"),
    "4: dedup returns a number. It must return a string; otherwise the return value is not used.",
  ],
  [
    "dedup as list",
    rule("return True", 'def dedup(event):\n    return [event.get("eventName")]'),
    "4: dedup returns a list of strings. It must return a string; otherwise the return value is not used.",
  ],
  [
    "severity",
    rule("return True", 'def severity(event):\n    return "HIHG"'),
    "4: “HIHG” is not a severity. Return INFO, LOW, MEDIUM, HIGH, CRITICAL or DEFAULT.",
  ],
  [
    "import",
    `from network_addresses import is_publik\n${rule("return is_publik(1)")}`,
    "1: The helper “network_addresses” has no “is_publik”. Did you mean “is_public”?",
  ],
  [
    "a rule that returns text",
    rule('return "yes"'),
    "2: rule returns a string. It must return a Boolean; otherwise the detection fails.",
  ],
])("finds %s", (_name, text, problem) => expect(found(text)).toEqual([problem]));

test.each([
  rule('return event.get("EVENTNAME") == "x"'),
  rule('return event.deep_get("requestParameters", "anything", "at", "all") is None'),
  rule('return bool(event.get("p_enrichment"))'),
  rule("return helper(event)"),
  "from other import rule\n",
  "import network_addresses\nfrom network_addresses import is_public as p, LIMIT\nrule = lambda event: p(LIMIT)\n",
  rule("return True", "def dedup(event):\n    if x:\n        return None\n    return str(1)"),
  rule("raise ValueError()", "def broken(event:\n    return 1"),
  "",
])("has nothing against %j", (text) => expect(found(text).filter((one) => !one.includes("never returns"))).toEqual([]));

describe("a module that detections import", () => {
  const module: PythonKnowledge = { ...knowledge, function: undefined, fields: [] };
  test("has functions with the names of a detection's without being judged as one", () => {
    expect(diagnosePython("def title():\n    return 5\n", module)).toEqual([]);
    expect(completePython("", 0, module).items.map(({ label }) => label)).toEqual(["def", "from", "import"]);
  });
  test("is told about names that another helper does not have", () => {
    const [problem] = diagnosePython("from network_addresses import is_publik\n", module);
    expect(problem?.message).toBe("The helper “network_addresses” has no “is_publik”. Did you mean “is_public”?");
  });
  test("explains its own functions where they are called", () => {
    const text = 'def inner(a, b=1):\n    """Adds."""\n    return a\n\nx = inn¦er(1)\n';
    expect(hoverPython(...marked(text), module)).toMatchObject({ title: "def inner(a, b=1)", text: "Adds." });
  });
});

describe("a data model", () => {
  const model: PythonKnowledge = { ...knowledge, function: undefined, mappedFunctions: ["get_user", "get_ip"] };
  test("is offered the functions that its names refer to and that it does not have yet", () => {
    const text = "def get_user(event):\n    return event.get('eventName')\n\n";
    const { items } = completePython(text, text.length, model);
    expect(items.map(({ label }) => label)).toEqual(["get_ip", "def", "from", "import"]);
    expect(items[0]?.insert).toBe('def get_ip(event):\n    return event.get("$0")\n');
  });
  test("is told about fields that its log types do not have, and functions that do not take the event", () => {
    const text = "def get_user():\n    return 1\n\ndef get_ip(event):\n    return event.get('eventNmae')\n";
    expect(diagnosePython(text, model).map(({ message }) => message)).toEqual([
      "get_user must take one argument, the event: def get_user(event).",
      "AWS.CloudTrail has no field “eventNmae”. Did you mean “eventName”?",
    ]);
  });
});

test("offers a fix that mends the text", () => {
  const text = rule("return event.get('eventNmae') == 1");
  const [fix] = diagnosePython(text, knowledge)[0]?.fixes ?? [];
  expect(fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end)).toBe(
    rule("return event.get('eventName') == 1"),
  );
});

const shipped = new URL("../../../../content/detections/", import.meta.url);
const python = readdirSync(shipped, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".py"));

test.each(python.filter((name) => !name.startsWith("helpers/")))("has nothing against the shipped %s", (name) => {
  const text = readFileSync(new URL(name, shipped), "utf8");
  const main = /^def policy\(/m.test(text) ? "policy" : "rule";
  expect(diagnosePython(text, { function: main, fields: [], logTypes: [], helpers: [], dataModelNames: [] })).toEqual(
    [],
  );
});
