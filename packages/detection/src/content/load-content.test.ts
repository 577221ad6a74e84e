import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { parseItemFilter } from "./item-filter.ts";
import { loadContent } from "./load-content.ts";

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

function load(files: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), "pharos-content-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return loadContent(folder);
}

const rule = `AnalysisType: rule
RuleID: Test.Rule
Enabled: true
Severity: High
Filename: rule.py
LogTypes: [AWS.CloudTrail]
`;
const python = "def rule(event): return True";

test("reads a rule with its defaults and its Python", async () => {
  const { rules, problems } = await load({ "a/rule.yml": rule, "a/rule.py": python });
  expect(problems).toEqual([]);
  expect(rules).toEqual([
    expect.objectContaining({
      id: "Test.Rule",
      displayName: "Test.Rule",
      severity: "HIGH",
      dedupPeriodMinutes: 60,
      threshold: 1,
      createAlert: true,
      body: python,
    }),
  ]);
});

test("reads the scalars of YAML 1.2", async () => {
  const tests = `Tests:
  - Name: scalars
    ExpectedResult: True
    Log: {yes: yes, at: 2026-11-20, time: 12:30:45, ten: 010, on: ON, off: false, none: ~, hex: 0x10}
    Mocks: [{objectName: helper, returnValue: '{"a": 1}'}, {objectName: flag, returnValue: false}]
`;
  const { rules, problems } = await load({ "rule.yml": rule + tests, "rule.py": python });
  expect(problems).toEqual([]);
  expect(rules[0]?.tests).toEqual([
    {
      name: "scalars",
      expectedResult: true,
      log: { yes: "yes", at: "2026-11-20", time: "12:30:45", ten: 10, on: "ON", off: false, none: null, hex: 16 },
      mocks: [
        { objectName: "helper", returnValue: '{"a": 1}' },
        { objectName: "flag", returnValue: false },
      ],
    },
  ]);
});

test("reads globals, keeps items that are not evaluated yet, and passes over other YAML", async () => {
  const content = await load({
    "global.yml": "AnalysisType: global\nGlobalID: helper\nFilename: helper.py\n",
    "helper.py": "x = 1",
    "pack.yaml": "AnalysisType: pack\nPackID: A.Pack\nPackDefinition: {IDs: [a]}\n",
    "correlation.yml": "AnalysisType: correlation_rule\nRuleID: Chain\nTests: [{Name: both}]\n",
    "other.yml": "just: yaml\n",
    ".hidden/rule.yml": rule,
  });
  expect(content.problems).toEqual([]);
  expect(content.globals).toEqual([{ id: "helper", description: "", body: "x = 1" }]);
  expect(content.others).toEqual([
    { file: "correlation.yml", analysisType: "correlation_rule", id: "Chain", tests: ["both"] },
    { file: "pack.yaml", analysisType: "pack", id: "A.Pack", tests: [] },
  ]);
  expect(content.itemCount).toBe(3);
});

test("reads policies with their resources, and scheduled rules apart from the others", async () => {
  const policy = `AnalysisType: policy
PolicyID: Test.Policy
Enabled: true
Severity: Low
Filename: rule.py
ResourceTypes: [AWS.S3.Bucket]
Suppressions: ["arn:*"]
Tests: [{Name: open, ExpectedResult: false, Resource: {Public: true}}]
`;
  const scheduled = rule
    .replace("LogTypes: [AWS.CloudTrail]", "ScheduledQueries: [Daily]")
    .replace(": rule", ": scheduled_rule");
  const content = await load({ "policy.yml": policy, "scheduled.yml": scheduled, "rule.py": python });
  expect(content.problems).toEqual([]);
  expect(content.rules).toEqual([]);
  expect(content.scheduledRules).toMatchObject([{ scheduledQueries: ["Daily"], logTypes: [] }]);
  expect(content.policies).toMatchObject([
    { resourceTypes: ["AWS.S3.Bucket"], suppressions: ["arn:*"], tests: [{ log: { Public: true } }] },
  ]);
});

test("reads a rule in YAML as it is written", async () => {
  const logic = `Detection: [{KeyPath: a.b, Condition: Equals, Value: 010}]
AlertTitle: "{a.b}"
InlineFilters: [{All: []}]
`;
  const { rules, problems } = await load({ "rule.yml": rule.replace("Filename: rule.py\n", logic) });
  expect(problems).toEqual([]);
  expect(rules).toMatchObject([
    {
      body: "",
      inlineFilters: [{ All: [] }],
      simple: { detection: [{ KeyPath: "a.b", Condition: "Equals", Value: 10 }], alertTitle: "{a.b}" },
    },
  ]);
});

test("derives a rule: what it gives replaces its base's, the rest follows, wherever the base is", async () => {
  const tests = "Tests: [{Name: base, ExpectedResult: true, Log: {}}]\n";
  const derived = `AnalysisType: rule
RuleID: A.Derived
BaseDetection: Test.Rule
Severity: Critical
Tags: [own]
InlineFilters: [{KeyPath: zone, Condition: Equals, Value: a}]
`;
  const files = { "a.yml": derived, "b.yml": `${rule}Tags: [base]\nThreshold: 3\n${tests}`, "rule.py": python };
  const expected = {
    id: "A.Derived",
    baseDetection: "Test.Rule",
    severity: "CRITICAL",
    tags: ["own"],
    threshold: 3,
    logTypes: ["AWS.CloudTrail"],
    tests: [{ name: "base" }],
    inlineFilters: [{ KeyPath: "zone" }],
    body: python,
  };
  const { rules, problems, sources } = await load(files);
  expect(problems).toEqual([]);
  expect(rules.find(({ id }) => id === "A.Derived")).toMatchObject(expected);
  expect(sources.get("A.Derived")).toMatchObject({ file: "a.yml", bodyFile: "rule.py" });
  const critical = [parseItemFilter("severity=critical")].filter((filter) => filter !== undefined);
  expect((await loadContent(folder, { filters: critical })).rules).toMatchObject([expected]);
});

test("refuses to derive from what is no rule, and logic in a derived rule", async () => {
  const derived = (id: string, base: string) => `AnalysisType: rule\nRuleID: ${id}\nBaseDetection: ${base}\n`;
  const { rules, problems } = await load({
    "a.yml": derived("A", "Test.Rule"),
    "b.yml": derived("B", "A"),
    "c.yml": derived("C", "Absent"),
    "d.yml": `${derived("D", "Test.Rule")}LogTypes: [x]\n`,
    "rule.yml": rule,
    "rule.py": python,
  });
  expect(rules.map(({ id }) => id)).toEqual(["Test.Rule", "A"]);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "b.yml: BaseDetection must name a rule with logic of its own: A is none",
    "c.yml: BaseDetection must name a rule with logic of its own: Absent is none",
    "d.yml: unknown key LogTypes",
  ]);
});

test("reads data models, one for a log type", async () => {
  const model = (id: string, more = "") => `AnalysisType: datamodel
DataModelID: ${id}
Enabled: true
LogTypes: [Test.Log]
Mappings:
  - {Name: user, Path: $.actor.email}
${more}`;
  const { dataModels, problems } = await load({
    "a.yml": model("A"),
    "b.yml": model("B"),
    "c.yml": model("C", "  - {Name: ip, Method: get_ip}\n").replace("true", "false"),
    "d.yml": model("D", "  - {Name: ip, Path: a, Method: b}\n  - {Path: x}\n").replace("true", "false"),
  });
  expect(dataModels).toMatchObject([{ id: "A", mappings: [{ name: "user", path: "$.actor.email" }], body: "" }]);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "b.yml: the log type Test.Log has the data model A already",
    "c.yml: Filename is missing: a mapping has a Method",
    "d.yml: Path and Method exclude each other: give only one",
    "d.yml: Name is missing",
  ]);
});

test("puts what they stand for in the place of aliases", async () => {
  const tests = `Tests:
  - {Name: a, ExpectedResult: true, Log: &log {actor: {name: ann}, list: [1]}}
  - {Name: b, ExpectedResult: true, Log: *log}
`;
  const { rules, problems } = await load({ "rule.yml": rule + tests, "rule.py": python });
  expect(problems).toEqual([]);
  expect(rules[0]?.tests.map(({ log }) => log)).toEqual(Array(2).fill({ actor: { name: "ann" }, list: [1] }));
});

test("refuses aliases that unfold without end", async () => {
  const levels = Array.from({ length: 9 }, (_, i) => `  l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(", ")}]`);
  const bomb = `Reports:\n  l0: &l0 [x]\n${levels.join("\n")}\n`;
  const { rules, problems } = await load({ "rule.yml": rule + bomb, "rule.py": python });
  expect(rules).toEqual([]);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining("aliases can't be resolved"));
});

test("takes the wanted items, globals always, and only globals of supporting folders", async () => {
  const other = rule.replace("Test.Rule", "Other.Rule").replace("High", "Low");
  const global = "AnalysisType: global\nGlobalID: helper\nFilename: rule.py\n";
  const files = { "a.yml": rule, "b.yml": other, "g.yml": global, "rule.py": python };
  await load(files);
  const wanted = (text: string) => [parseItemFilter(text)].filter((filter) => filter !== undefined);
  const low = await loadContent(folder, { filters: wanted("severity=low,medium") });
  expect([low.rules.map(({ id }) => id), low.globals.length, low.itemCount]).toEqual([["Other.Rule"], 1, 2]);
  const rest = await loadContent(folder, { filters: wanted("LogTypes!=aws.cloudtrail") });
  expect(rest.rules).toEqual([]);
  const supported = await loadContent([], { supporting: [folder] });
  expect([supported.rules.length, supported.globals.length, supported.itemCount]).toEqual([0, 1, 0]);
});

const wrong: { name: string; yaml: string; problem: string }[] = [
  { name: "a key nobody knows", yaml: `${rule}Extra: 1\n`, problem: "7:1 unknown key Extra" },
  { name: "a key in other capitals", yaml: `${rule}tags: [a]\n`, problem: "7:1 unknown key tags; did you mean Tags?" },
  {
    name: "a severity that does not exist",
    yaml: rule.replace("High", "Urgent"),
    problem: "4:11 Severity must be Info, Low, Medium, High or Critical",
  },
  {
    name: "Enabled that is no boolean",
    yaml: rule.replace("true", "yes"),
    problem: "3:10 Enabled must be true or false",
  },
  { name: "a missing key", yaml: rule.replace("Enabled: true\n", ""), problem: "1:1 Enabled is missing" },
  {
    name: "a missing Python file",
    yaml: rule.replace("rule.py", "absent.py"),
    problem: "1:1 the file absent.py can't be read",
  },
  {
    name: "a forbidden character in the id",
    yaml: rule.replace("Test.Rule", "a<b"),
    problem: '2:9 RuleID must not be empty or contain any of < > & " %',
  },
  {
    name: "a threshold below one",
    yaml: `${rule}Threshold: 0\n`,
    problem: "7:12 Threshold must be a whole number of at least 1",
  },
  { name: "a tag given twice", yaml: `${rule}Tags: [Root, root]\n`, problem: "7:14 Tags has root twice" },
  {
    name: "tests of one name",
    yaml: `${rule}Tests:\n  - {Name: t, ExpectedResult: true, Log: {}}\n  - {Name: t, ExpectedResult: true, Log: {}}\n`,
    problem: "9:5 two tests are named t",
  },
  {
    name: "a test without a log",
    yaml: `${rule}Tests:\n  - {Name: t, ExpectedResult: true}\n`,
    problem: "8:5 a test needs Log",
  },
  {
    name: "a kind of item nobody knows",
    yaml: "AnalysisType: Rule\n",
    problem: "1:1 AnalysisType must be one of rule, ",
  },
  {
    name: "a condition that nobody knows",
    yaml: rule.replace("Filename: rule.py", "Detection:\n  - Key: a\n    Condition: Is"),
    problem: "7:16 there is no condition Is",
  },
  {
    name: "logic that is empty",
    yaml: rule.replace("Filename: rule.py", "Detection: []"),
    problem: "5:12 Detection needs at least one match expression",
  },
  {
    name: "what a rule is run on, given twice",
    yaml: `${rule}ScheduledQueries: [Daily]\n`,
    problem: "1:1 LogTypes and ScheduledQueries exclude each other: give only one",
  },
  { name: "what is no YAML", yaml: `${rule}Tags: [a\n`, problem: "8:1 not valid YAML: " },
];

test.each(wrong)("tells the place of $name", async ({ yaml, problem }) => {
  const { problems } = await load({ "rule.yml": yaml, "rule.py": python });
  const told = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(told).toEqual([expect.stringContaining(problem)]);
});

test("refuses a second item of one id, and reports all problems at once", async () => {
  const { rules, problems } = await load({
    "a.yml": rule,
    "b.yml": rule,
    "c.yml": `${rule}X: 1\nY: 2\n`,
    "rule.py": python,
  });
  expect(rules).toHaveLength(1);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "b.yml: the id Test.Rule is taken by a.yml",
    "c.yml: the id Test.Rule is taken by a.yml",
  ]);
});
