import { afterAll, beforeAll, expect, test } from "vitest";
import type { RuleMatch } from "../rules/rule-batch.ts";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { type RuleEngine, startRuleEngine } from "./rule-engine.ts";

const long = "x".repeat(1000 - "... (truncated)".length);
const shown = { id: "Rule.Id", displayName: "Shown name" };
const texts = { description: "static", reference: "static", runbook: "static" };

/** Functions besides `rule`, and what the match then has. */
const cases: { name: string; functions: string; rule?: object; has: Partial<RuleMatch> }[] = [
  {
    name: "no title: the display name, one group for the rule",
    functions: "",
    has: { title: "Shown name", dedup: "defaultDedupString:Rule.Id" },
  },
  { name: "no display name: the id", functions: "", rule: { displayName: "" }, has: { title: "Rule.Id" } },
  { name: "a title, which groups as well", functions: "def title(e): return 'T'", has: { title: "T", dedup: "T" } },
  {
    name: "an empty title",
    functions: "def title(e): return ''",
    has: { title: "Shown name", dedup: "defaultDedupString:Rule.Id" },
  },
  { name: "a title that raises", functions: "def title(e): raise ValueError()", has: { title: "Shown name" } },
  { name: "a title of the wrong type", functions: "def title(e): return 5", has: { title: "Shown name" } },
  { name: "a title too long", functions: "def title(e): return 'x' * 1001", has: { title: `${long}... (truncated)` } },
  { name: "a title just short enough", functions: "def title(e): return 'x' * 1000", has: { title: "x".repeat(1000) } },
  {
    name: "a dedup string",
    functions: "def title(e): return 'T'\ndef dedup(e): return 'D'",
    has: { title: "T", dedup: "D" },
  },
  {
    name: "an empty dedup string",
    functions: "def title(e): return 'T'\ndef dedup(e): return ''",
    has: { dedup: "T" },
  },
  {
    name: "a dedup string that is None",
    functions: "def title(e): return 'T'\ndef dedup(e): return None",
    has: { dedup: "T" },
  },
  {
    name: "a dedup that raises",
    functions: "def dedup(e): raise KeyError('x')",
    has: { dedup: "defaultDedupString:Rule.Id" },
  },
  {
    name: "a dedup string too long",
    functions: "def dedup(e): return 'x' * 2000",
    has: { dedup: `${long}... (truncated)` },
  },
  { name: "a severity in any case", functions: "def severity(e): return 'high'", has: { severity: "HIGH" } },
  { name: "the default severity", functions: "def severity(e): return 'Default'", has: { severity: "MEDIUM" } },
  {
    name: "a severity that does not exist",
    functions: "def severity(e): return 'URGENT'",
    has: { severity: "MEDIUM" },
  },
  { name: "a severity that raises", functions: "def severity(e): raise OSError()", has: { severity: "MEDIUM" } },
  {
    name: "texts of its own",
    functions: "def description(e): return 'own'\ndef reference(e): return 'own'\ndef runbook(e): return 'own'",
    rule: texts,
    has: { description: "own", reference: "own", runbook: "own" },
  },
  {
    name: "texts that fail leave the static ones",
    functions: "def description(e): return 1\ndef reference(e): return ''\ndef runbook(e): raise TypeError()",
    rule: texts,
    has: texts,
  },
  { name: "destinations", functions: "def destinations(e): return ['b', 'a', 'b']", has: { destinations: ["b", "a"] } },
  { name: "no destinations named", functions: "def destinations(e): return None", has: { destinations: null } },
  { name: "no destinations wanted", functions: "def destinations(e): return []", has: { destinations: ["SKIP"] } },
  {
    name: "destinations of the wrong type",
    functions: "def destinations(e): return 'all'",
    has: { destinations: null },
  },
  {
    name: "more destinations than ten",
    functions: "def destinations(e): return [str(i) for i in range(12)]",
    has: { destinations: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  },
  {
    name: "a context with parts of the event",
    functions: "def alert_context(e): return {'user': e.get('user'), 'tags': e.get('tags')}",
    has: { context: { user: { name: "ada" }, tags: ["x"] } },
  },
  {
    name: "the event itself as context",
    functions: "def alert_context(e): return e.get('user')",
    has: { context: { name: "ada" } },
  },
  {
    name: "a context with a date",
    functions: "import datetime\ndef alert_context(e): return {'at': datetime.date(2026, 1, 2)}",
    has: { context: { at: "2026-01-02" } },
  },
  {
    name: "a context of the wrong type",
    functions: "def alert_context(e): return ['x']",
    has: { context: { _error: "TypeError('alert_context returned list, expected dict')" } },
  },
  {
    name: "a context that raises",
    functions: "def alert_context(e): raise KeyError('x')",
    has: { context: { _error: "KeyError('x')" } },
  },
  {
    name: "a context that is no JSON",
    functions: "def alert_context(e): return {'x': {1}}",
    has: { context: { _error: "TypeError('Object of type set is not JSON serializable')" } },
  },
  {
    name: "a context with NaN",
    functions: "def alert_context(e): return {'x': float('nan')}",
    has: { context: { _error: expect.stringContaining("ValueError") as unknown as string } },
  },
  {
    name: "a context too large",
    functions: "def alert_context(e): return {'x': 'x' * 204800}",
    has: {
      context: { _error: "alert_context size is [204808] characters, bigger than maximum of [204800] characters" },
    },
  },
  { name: "a value to count by", functions: "def unique(e): return 'u'", has: { unique: "u" } },
  {
    name: "a rule that raises no alert keeps only its context",
    functions: "def title(e): return 'T'\ndef alert_context(e): return {'a': 1}",
    rule: { createAlert: false },
    has: { title: "Shown name", context: { a: 1 } },
  },
  {
    name: "a title that does not end",
    functions: "def title(e):\n    while True: pass\ndef dedup(e): return 'D'",
    has: { title: "Shown name", dedup: "D" },
  },
];

/** What `rule` does, and the kind of error that is recorded. */
const failures: { name: string; body: string; kind: string; message?: string }[] = [
  { name: "raises", body: "return event['absent']", kind: "KeyError", message: "KeyError('absent')" },
  {
    name: "returns text",
    body: "return 'yes'",
    kind: "TypeError",
    message: "TypeError('rule returned str, expected bool')",
  },
  { name: "returns nothing", body: "pass", kind: "TypeError" },
  { name: "returns 1", body: "return 1", kind: "TypeError" },
  { name: "leaves Python", body: "raise SystemExit(1)", kind: "SystemExit" },
  { name: "acts as interrupted", body: "raise KeyboardInterrupt()", kind: "KeyboardInterrupt" },
  { name: "calls itself without end", body: "return rule(event)", kind: "RecursionError" },
  { name: "allocates without end", body: "x = []\nwhile True: x.append(bytearray(10**7))", kind: "MemoryError" },
  { name: "does not end", body: "while True: pass", kind: "Timeout" },
  {
    name: "searches a text for ever",
    body: "import re\nreturn re.match('(a+)+$', 'a' * 40 + 'b') is not None",
    kind: "Timeout",
  },
  {
    name: "raises what can't be shown",
    body: "class E(Exception):\n    def __repr__(self): raise ValueError()\nraise E()",
    kind: "E",
    message: "E",
  },
  {
    name: "raises a class of an enormous name",
    body: "raise type('E' * 10 ** 7, (Exception,), {})('x')",
    kind: "E".repeat(200),
    message: "E".repeat(4_000),
  },
  {
    name: "raises a class that says that its name is not a string",
    body: "class M(type): __name__ = 5\nclass E(Exception, metaclass=M):\n    def __repr__(self): raise ValueError()\nraise E()",
    kind: "E",
    message: "E",
  },
];

let engine: RuleEngine;
beforeAll(async () => {
  const rules = [
    ...cases.map(({ functions, rule }) =>
      aRule({ ...shown, ...rule, body: `${functions}\ndef rule(event): return event.get('match') is True` }),
    ),
    ...failures.map(({ name, body }) =>
      aRule({ id: name, body: `def rule(event):\n    ${body.replaceAll("\n", "\n    ")}` }),
    ),
  ];
  engine = await startRuleEngine({
    rules,
    globals: [],
    cacheFolder: testCacheFolder,
    callTimeoutMs: 1_000,
    memoryBytesMax: 256 * 2 ** 20,
  });
});
afterAll(() => engine.close());

const event = { match: true, user: { name: "ada" }, tags: ["x"] };

test.each(cases)("gives $name", async ({ name, has }) => {
  const index = cases.findIndex((one) => one.name === name);
  const { matches, errors } = await engine.evaluate({ events: [anEvent(event, index), anEvent({}, index)] });
  expect({ matches, errors }).toEqual({ matches: [expect.objectContaining({ event: 0, ...has })], errors: [] });
});

test.each(failures)("records a rule that $name, and no match", async ({ name, kind, message }) => {
  const index = cases.length + failures.findIndex((one) => one.name === name);
  const result = await engine.evaluate({ events: [anEvent(event, index, 0)] });
  expect(result.errors).toEqual([{ event: 0, ruleId: name, kind, message: message ?? expect.stringContaining(kind) }]);
  expect(result.matches).toHaveLength(1);
});

test("records an event that is not an object for each of its rules", async () => {
  const events = [
    { json: Buffer.from('{"match": tru'), rules: [0, 1] },
    { json: Buffer.from(`{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`), rules: [0] },
    anEvent({ match: true, text: '["'.repeat(1000) }, 0),
  ];
  const result = await engine.evaluate({ events });
  expect(result.errors.map(({ event: index, kind }) => [index, kind])).toEqual([
    [0, "ValueError"],
    [0, "ValueError"],
    [1, "RecursionError"],
  ]);
  expect(result.matches.map(({ event: index }) => index)).toEqual([2]);
});
