import { expect, test } from "vitest";
import { aSigmaRule, loadSigma } from "../testing/a-sigma-rule.ts";

const plain = "  selection: { f: 1 }\n  condition: selection";

test("keeps what a rule says of itself", async () => {
  const text = `title: Tool <started> & hidden
id: 6f0c1c52-6f0e-4c0e-9b1b-3b9c9d3d7a01
name: tool_started
status: experimental
description: |
  It was started.
references:
  - https://example.com/a
  - https://example.com/b
author: Someone
date: 2026-11-20
tags: [attack.execution, attack.Defense_Evasion, attack.t1059.001, attack.s0002, cve.2021-1, detection.threat-hunting]
logsource: { product: test, category: starts, definition: needs more logging }
detection:
  selection: { Program|endswith: x }
  condition: selection
fields: [Program, Gone, other.name]
falsepositives: [Administrators, Unlikely]
level: critical
custom: anything
`;
  const { rules, problems, sources, itemCount } = await loadSigma({ "a/tool.yml": text });
  expect(problems).toEqual([]);
  expect(itemCount).toBe(1);
  expect(sources.get("6f0c1c52-6f0e-4c0e-9b1b-3b9c9d3d7a01")).toMatchObject({ file: "a/tool.yml", isFinished: true });
  expect(rules[0]).toMatchObject({
    id: "6f0c1c52-6f0e-4c0e-9b1b-3b9c9d3d7a01",
    kind: "RULE",
    displayName: "Tool <started> & hidden",
    enabled: true,
    severity: "CRITICAL",
    logTypes: ["Test.Log"],
    description: "It was started.\n\nFurther references:\n- https://example.com/b",
    reference: "https://example.com/a",
    runbook: "Known false positives:\n- Administrators\n- Unlikely",
    tags: expect.arrayContaining(["sigma", "status.experimental", "attack.t1059.001", "cve.2021-1"]),
    reports: { "MITRE ATT&CK": ["TA0002:T1059.001"] },
    createAlert: true,
    body: "",
    sigma: { text, contextFields: { Program: ["image", "newImage"], "other.name": ["other.name"] } },
  });
});

test.each([
  { name: "an informational rule raises no alert", head: "id: A\nlevel: informational", rule: { createAlert: false } },
  { name: "a deprecated rule is off", head: "id: A\nstatus: deprecated", rule: { enabled: false } },
  { name: "an unsupported rule is off", head: "id: A\nstatus: unsupported", rule: { enabled: false } },
  { name: "without a level it is medium", head: "id: A", rule: { severity: "MEDIUM", enabled: true } },
  { name: "without an id its name is its id", head: "name: my_rule", rule: { id: "my_rule" } },
  { name: "what says nothing is left out", head: "id: A\ntags:\nlevel: null\nfields: ~", rule: { tags: ["sigma"] } },
  { name: "without either its title is", head: "author: me", rule: { id: "Sigma.Test" } },
])("$name", async ({ head, rule }) => {
  const { rules, problems } = await loadSigma({ "rule.yml": aSigmaRule(plain, head) });
  expect(problems).toEqual([]);
  expect(rules[0]).toMatchObject(rule);
});

const wrong: readonly { name: string; text: string; place: string; why: string; isUnsupported?: true }[] = [
  {
    name: "no title",
    text: `logsource: { product: test }\ndetection:\n${plain}`,
    place: "1:1",
    why: "title is missing",
  },
  { name: "an empty title", text: aSigmaRule(plain).replace("Test", ""), place: "1:1", why: "title is missing" },
  {
    name: "an id that is none",
    text: aSigmaRule(plain, "id: a<b"),
    place: "2:5",
    why: "id must not be empty or contain",
  },
  {
    name: "a word that is none",
    text: aSigmaRule(plain, "level: severe"),
    place: "2:8",
    why: "level must be informational, low, medium, high, critical",
  },
  {
    name: "no searches",
    text: "title: T\nlogsource: { product: test }\ndetection: nothing",
    place: "3:12",
    why: "detection must be a mapping of searches with a condition",
  },
  {
    name: "a condition that goes wrong on its way",
    text: aSigmaRule("  selection: { f: 1 }\n  condition: selection and selektion"),
    place: "6:28",
    why: "the rule has no search named selektion, only selection",
  },
  {
    name: "the same within quotes",
    text: aSigmaRule("  selection: { f: 1 }\n  condition: 'selection and selektion'"),
    place: "6:29",
    why: "the rule has no search named selektion, only selection",
  },
  {
    name: "a modifier",
    text: aSigmaRule("  selection:\n    f|kontains: x\n  condition: selection"),
    place: "6:5",
    why: "the modifier kontains does not exist",
    isUnsupported: true,
  },
  {
    name: "one value of several",
    text: aSigmaRule("  selection:\n    f|cidr: [10.0.0.0/8, here]\n  condition: selection"),
    place: "6:26",
    why: "here is not a network such as 10.0.0.0/8",
  },
  {
    name: "a log source that no table has",
    text: "title: T\nlogsource:\n  product: other\n  category: starts\ndetection:\n  s: { f: 1 }\n  condition: s",
    place: "3:3",
    why: "no log type is known for the log source product other, category starts: name one in a mapping file",
    isUnsupported: true,
  },
  {
    name: "a taxonomy of its own",
    text: aSigmaRule(plain, "taxonomy: mine"),
    place: "2:11",
    why: "the taxonomy mine is not known: only sigma is",
    isUnsupported: true,
  },
  {
    name: "a filter for other rules",
    text: "title: T\nlogsource: { product: test }\nfilter:\n  rules: [a]\n  s: { f: 1 }\n  condition: not s",
    place: "1:1",
    why: "filters for other rules are not understood",
    isUnsupported: true,
  },
  { name: "YAML that is none", text: "title: [T\ndetection:\n  a: b", place: "2:1", why: "not valid YAML" },
  {
    name: "a mapping's key",
    text: "SigmaMapping: x\nLogsources: []",
    place: "2:1",
    why: "unknown key Logsources; did you mean LogSources?",
  },
];

test.each(wrong)("says where and why: $name", async ({ text, place, why, isUnsupported }) => {
  const { rules, problems } = await loadSigma({ "rule.yml": text });
  expect(rules).toEqual([]);
  const { line, column, message } = problems[0] ?? { line: 0, column: 0, message: "" };
  expect(`${line}:${column}`).toBe(place);
  expect(message).toContain(why);
  expect(problems[0]).toMatchObject({ file: "rule.yml", item: "rule.yml", ...(isUnsupported && { isUnsupported }) });
});

test("reads several rules of a file, each by itself", async () => {
  const bad = aSigmaRule("  selection: { f|nope: 1 }\n  condition: selection", "id: B");
  const text = [aSigmaRule(plain, "id: A"), bad, aSigmaRule(plain, "id: C")].join("---\n");
  const { rules, problems, itemCount } = await loadSigma({ "rules.yml": text });
  expect(rules.map(({ id }) => id)).toEqual(["A", "C"]);
  expect(rules[1]?.sigma?.text).toBe(aSigmaRule(plain, "id: C"));
  expect(problems).toMatchObject([{ item: "rules.yml#2", line: 12 }]);
  expect(itemCount).toBe(3);
});

test("puts collections together: global, repeat, reset", async () => {
  const { rules, problems } = await loadSigma({
    "collection.yml": `action: global
title: Shared
logsource: { product: test }
level: high
detection:
  selection: { f: 1 }
  condition: selection
---
id: One
detection:
  selection: { g: 2 }
---
action: repeat
id: Two
detection:
  selection: { g: 3 }
  condition: not selection
---
action: reset
---
${aSigmaRule(plain, "id: Three")}`,
  });
  expect(problems).toEqual([]);
  expect(rules.map(({ id, displayName, severity }) => [id, displayName, severity])).toEqual([
    ["One", "Shared", "HIGH"],
    ["Two", "Shared", "HIGH"],
    ["Three", "Test", "MEDIUM"],
  ]);
  const reread = await loadSigma({ "again.yml": rules[1]?.sigma?.text ?? "" });
  expect(reread.rules[0]?.sigma?.expression).toEqual(rules[1]?.sigma?.expression);
  expect(JSON.stringify(rules[1]?.sigma?.expression)).toContain('"kind":"not"');
});

test("refuses an action that is none, and a second rule of one id", async () => {
  const { problems } = await loadSigma({
    "a.yml": aSigmaRule(plain, "id: A"),
    "b.yml": `${aSigmaRule(plain, "id: A")}---\naction: again\n${aSigmaRule(plain, "id: B")}`,
  });
  expect(problems.map(({ item, message }) => [item, message])).toEqual([
    ["b.yml#2", "action must be global, reset, repeat, not again"],
    ["b.yml#1", "the id A is taken by a.yml"],
  ]);
});

test("takes events beside a rule for its tests", async () => {
  const files = {
    "x/rule.yml": aSigmaRule(plain, "id: A\nname: named"),
    "x/rule.match.jsonl": '{"f":1}\n\n{"f":"1"}\n',
    "x/named.nomatch.jsonl": '{"f":2}',
    "x/A.match.jsonl": '{"f":[1]}\nnonsense\n',
    "rule.match.jsonl": '{"f":3}',
  };
  const { rules, problems } = await loadSigma(files);
  expect(rules[0]?.tests.map(({ name, expectedResult, log }) => [name, expectedResult, log])).toEqual([
    ["A.match.jsonl:1", true, { f: [1] }],
    ["named.nomatch.jsonl:1", false, { f: 2 }],
    ["rule.match.jsonl:1", true, { f: 1 }],
    ["rule.match.jsonl:3", true, { f: "1" }],
  ]);
  expect(problems).toMatchObject([{ file: "x/A.match.jsonl", item: "x/rule.yml", line: 2 }]);
});

test("takes a table of the repository before the ones beside it", async () => {
  const own =
    "SigmaMapping: Own\nLogSources:\n  - { LogSource: { product: test }, LogTypes: [Own.Log], Fields: { f: g } }";
  const { rules } = await loadSigma({ "a.yml": own, "rule.yml": aSigmaRule(plain) });
  expect(rules[0]?.logTypes).toEqual(["Own.Log"]);
  expect(JSON.stringify(rules[0]?.sigma?.expression)).toContain('"paths":[["g"]]');
});

test("leaves YAML of other kinds to others", async () => {
  const { problems, itemCount } = await loadSigma({
    "compose.yml": "services: { web: { image: x } }",
    "mail.yml": "filter: { from: someone }",
    "rule.yml": "AnalysisType: rule\nRuleID: A\ndetection: x",
  });
  expect(itemCount).toBe(1);
  expect(problems.map(({ message }) => message)).toContain("unknown key detection; did you mean Detection?");
});
