import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { filesInMemory } from "../repository/content-file.ts";
import { parseItemFilter } from "../repository/item-filter.ts";
import { loadContent, loadFiles } from "./load-content.ts";

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

test("reads globals, and passes over other YAML", async () => {
  const content = await load({
    "global.yml": "AnalysisType: global\nGlobalID: helper\nFilename: helper.py\nTags: [a]\n",
    "helper.py": "x = 1",
    "other.yml": "just: yaml\n",
    ".hidden/rule.yml": rule,
  });
  expect(content.problems).toEqual([]);
  expect(content.globals).toEqual([{ id: "helper", description: "", tags: ["a"], body: "x = 1" }]);
  expect(content.itemCount).toBe(1);
});

const scheduledQuery = `AnalysisType: scheduled_query
QueryName: Daily Roots
Enabled: true
Query: SELECT 1
Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
`;
const prompt = `AnalysisType: scheduled_prompt
PromptName: weekly_report
DisplayName: Weekly report
PromptText: What happened?
RunAsUser: ada@example.com
Schedule: {CronExpression: "0 8 * * 1", TimeoutMinutes: 10}
`;
const pack = "AnalysisType: pack\nPackID: A.Pack\nPackDefinition: {IDs: [a, Daily Roots]}\n";

test("reads queries, packs and scheduled prompts", async () => {
  const content = await load({
    "a.yml": scheduledQuery,
    "b.yml":
      "AnalysisType: saved_query\nQueryName: Once\nSnowflakeQuery: SELECT 2\nLookback: true\nLookbackWindowSeconds: 60\n",
    "c.yml": pack,
    "d.yml": prompt,
  });
  expect(content.problems).toEqual([]);
  expect(content.queries).toMatchObject([
    {
      name: "Daily Roots",
      sql: "SELECT 1",
      schedule: { rateMinutes: 60, timeoutMinutes: 5 },
      enabled: true,
      lookbackSeconds: undefined,
    },
    { name: "Once", sql: "SELECT 2", schedule: undefined, enabled: false, lookbackSeconds: 60 },
  ]);
  expect(content.packs).toEqual([
    { id: "A.Pack", displayName: "A.Pack", description: "", enabled: true, itemIds: ["a", "Daily Roots"] },
  ]);
  expect(content.scheduledPrompts).toMatchObject([
    { name: "weekly_report", prompt: "What happened?", outputLength: "medium", enabled: true },
  ]);
  expect(content.sources.get("Once")).toMatchObject({ file: "b.yml" });
});

test.each([
  {
    name: "a query without a statement",
    yaml: scheduledQuery.replace("Query: SELECT 1\n", ""),
    problem: "1:1 Query or SnowflakeQuery or AthenaQuery or DatabricksQuery is missing",
  },
  {
    name: "a rate and a cron expression",
    yaml: scheduledQuery.replace("RateMinutes", 'CronExpression: "0 0 * * *", RateMinutes'),
    problem: "5:11 RateMinutes and CronExpression exclude each other: give only one",
  },
  {
    name: "a cron expression in names",
    yaml: prompt.replace("0 8 * * 1", "0 8 * * MON"),
    problem: "6:28 CronExpression must have five fields in numbers",
  },
  {
    name: "an hour that no day has",
    yaml: prompt.replace("0 8 * * 1", "0 25 * * 1"),
    problem: "6:28 CronExpression must have five fields in numbers",
  },
  {
    name: "a time-out beyond the rate",
    yaml: scheduledQuery.replace("TimeoutMinutes: 5", "TimeoutMinutes: 61"),
    problem: "5:45 TimeoutMinutes must not be more than RateMinutes, which is 60",
  },
  {
    name: "a window without its length",
    yaml: `${scheduledQuery}Lookback: true\n`,
    problem: "1:1 LookbackWindowSeconds is missing: Lookback is true",
  },
  {
    name: "e-mail to nobody",
    yaml: `${scheduledQuery}EmailConfig: {SendEmpty: true}\n`,
    problem: "6:14 Recipients is missing",
  },
  {
    name: "a prompt's name in capitals",
    yaml: prompt.replace("weekly_report", "Weekly"),
    problem: "2:13 PromptName must start",
  },
  { name: "a private prompt", yaml: `${prompt}Private: true\n`, problem: "7:10 Private must be false" },
])("tells the place of $name", async ({ yaml, problem }) => {
  const { problems } = await load({ "item.yml": yaml });
  const told = problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(told).toEqual([expect.stringContaining(problem)]);
});

test("keeps what changes nothing, and tells a derived rule's own members from its base's", async () => {
  const derived = "AnalysisType: rule\nRuleID: D\nBaseDetection: Test.Rule\nSeverity: Low\nCreatedBy: Ada\n";
  const files = { "a.yml": `${rule}Status: Stable\nBaseVersion: 3\n`, "b.yml": derived, "rule.py": python };
  const { rules } = await load(files);
  expect(rules).toMatchObject([
    { id: "Test.Rule", bookkeeping: { Status: "Stable", BaseVersion: 3 } },
    { id: "D", bookkeeping: { CreatedBy: "Ada" }, ownMembers: ["severity", "bookkeeping"] },
  ]);
});

test("reads an archive in memory like a folder, also above its own root", async () => {
  const bytes = (text: string) => Buffer.from(text);
  const files = new Map([
    ["../outside/a.yml", bytes(rule.replace("Filename: rule.py", "Filename: ../rule.py"))],
    ["../rule.py", bytes(python)],
    ["b.yml", bytes(rule.replace("Test.Rule", "B").replace("rule.py", "../../../etc/hostname"))],
  ]);
  const at = new Date("2026-03-01T10:00:00Z");
  const { rules, problems, sources } = await loadFiles(filesInMemory(files, at));
  expect(rules).toMatchObject([{ id: "Test.Rule", body: python, createdAt: at }]);
  expect(sources.get("Test.Rule")).toMatchObject({ file: "../outside/a.yml", bodyFile: "../rule.py" });
  expect(problems).toMatchObject([{ file: "b.yml", message: "the file ../../../etc/hostname can't be read" }]);
  folder = mkdtempSync(join(tmpdir(), "pharos-content-"));
});

test("derives from a base that is elsewhere", async () => {
  const derived = "AnalysisType: rule\nRuleID: D\nBaseDetection: Stored.Rule\nSeverity: Low\n";
  const { rules: base } = await load({ "rule.yml": rule.replace("Test.Rule", "Stored.Rule"), "rule.py": python });
  const files = filesInMemory(new Map([["d.yml", Buffer.from(derived)]]), new Date());
  const { rules } = await loadFiles(files, { findBase: async (id) => base.find((rule) => rule.id === id) });
  expect(rules).toMatchObject([{ id: "D", baseDetection: "Stored.Rule", body: python, severity: "LOW" }]);
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
    problem: "5:11 the file absent.py can't be read",
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
    problem: "7:16 the condition Is does not exist",
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

test("tells of a missing file beside the other mistakes of an item", async () => {
  const yaml =
    "AnalysisType: rule\nRuleID: R\nEnabled: perhaps\nSeverity: Loud\nFilename: absent.py\nLogTypes: [A.B]\n";
  const { problems } = await load({ "rule.yml": yaml });
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    "3: Enabled must be true or false",
    "4: Severity must be Info, Low, Medium, High or Critical",
    "5: the file absent.py can't be read",
  ]);
});
