import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "@pharos/detection-content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explainTest } from "../rules/rule-test-result.ts";
import { testCacheFolder } from "../testing/a-rule.ts";
import { type ContentCheck, checkContent } from "./check-content.ts";

const head = "Enabled: true\nSeverity: Low\n";
const policy = `AnalysisType: policy\nPolicyID: Bucket.Closed\n${head}Filename: policy.py
Tests:
  - {Name: closed, ExpectedResult: true, Resource: {Public: false}}
  - {Name: open, ExpectedResult: false, Resource: {Public: true, Name: b}}
  - {Name: open without a name, ExpectedResult: false, Resource: {Public: true}}
`;
const policyPython = `
def policy(resource):
    assert type(resource) is dict
    return not resource["Public"]
def title(resource): return "open: " + resource["Name"]
`;
const rule = (id: string, filename: string) =>
  `AnalysisType: rule\nRuleID: ${id}\n${head}Filename: ${filename}\nLogTypes: [Test.Log]
Tests: [{Name: always, ExpectedResult: true, Log: {}}]\n`;
const login =
  "AnalysisType: datamodel\nDataModelID: Login\nEnabled: true\nLogTypes: [Test.Log]\nMappings: [{Name: who, Path: a}]\n";
const scheduled = `AnalysisType: scheduled_rule\nRuleID: Scheduled\n${head}Filename: scheduled.py\nScheduledQueries: [All]
Tests: [{Name: a row, ExpectedResult: true, Log: {A: 1, who: 2, p_log_type: Test.Log}}]\n`;
const simple = `AnalysisType: rule\nRuleID: Simple\n${head}LogTypes: [Test.Log]
Detection: [{Key: n, Condition: IsGreaterThan, Value: 2}]
AlertTitle: "{n} times"
Tests:
  - {Name: many, ExpectedResult: true, Log: {n: 3}}
  - {Name: few, ExpectedResult: false, Log: {n: 2}}
`;
const derived = `AnalysisType: rule\nRuleID: Derived\nBaseDetection: Simple
InlineFilters: [{KeyPath: env, Condition: Equals, Value: prod}]
`;
const ownTests = `AnalysisType: rule\nRuleID: Derived.With.Tests\nBaseDetection: Simple
InlineFilters: [{KeyPath: env, Condition: Equals, Value: prod}]
AlertTitle: "{env}"
Tests: [{Name: elsewhere, ExpectedResult: false, Log: {n: 3, env: test}}]
`;
const aGlobal = (id: string) => `AnalysisType: global\nGlobalID: ${id}\nFilename: ${id}.py\n`;
const files = {
  "unused.yml": aGlobal("unused"),
  "unused.py": "import json\n\nLIMITS = json.load()",
  "helper.yml": aGlobal("helper"),
  "helper.py": "import other_helper",
  "other_helper.yml": aGlobal("other_helper"),
  "other_helper.py": "VALUE = 1",
  "model.yml":
    "AnalysisType: datamodel\nDataModelID: Model\nEnabled: true\nLogTypes: [Other.Log]\nFilename: model.py\nMappings: [{Name: who, Method: who}]\n",
  "model.py": "def whom(event): return 1",
  "login.yml": login,
  "scheduled.yml": scheduled,
  "scheduled.py": "def rule(event): return event.get('a') == 1 and event.udm('who') == 2",
  "simple.yml": simple,
  "derived.yml": derived,
  "own_tests.yml": ownTests,
  "policy.yml": policy,
  "policy.py": policyPython,
  "works.yml": rule("Works", "works.py"),
  "works.py": "def rule(event): return True",
  "syntax.yml": rule("Syntax", "syntax.py"),
  "syntax.py": "import json\n\ndef rule(event)\n    return True",
  "raises.yml": rule("Raises", "raises.py"),
  "raises.py": "import json\nLIMIT = json.loads('')\ndef rule(event): return True",
  "none.yml": rule("None", "none.py"),
  "none.py": "x = 1",
};

const folder = mkdtempSync(join(tmpdir(), "pharos-content-"));
let check: ContentCheck;
const progress: [done: number, total: number][] = [];
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const content = await loadContent(folder);
  const onProgress = (done: number, total: number) => progress.push([done, total]);
  check = await checkContent(content, { processes: 2, runsTests: true, cacheFolder: testCacheFolder, onProgress });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("runs a policy's tests on its plain resources: it alerts where it returns False", () => {
  const results = check.results.filter(({ ruleId }) => ruleId === "Bucket.Closed");
  expect(results.map(({ name, passed, triggerAlert }) => ({ name, passed, triggerAlert }))).toEqual([
    { name: "closed", passed: true, triggerAlert: false },
    { name: "open", passed: true, triggerAlert: true },
    { name: "open without a name", passed: false, triggerAlert: true },
  ]);
  expect(results.map(explainTest)[2]).toContain("title: KeyError('Name')");
});

test("runs the tests of scheduled, YAML and derived rules, these with their base's tests or their own", () => {
  const others = ["Scheduled", "Simple", "Derived", "Derived.With.Tests"];
  const results = check.results.filter(({ ruleId }) => others.includes(ruleId));
  expect(results.map((result) => `${result.ruleId} ${result.name}: ${explainTest(result)}`).toSorted()).toEqual([
    "Derived few: passed",
    "Derived many: passed",
    "Derived.With.Tests elsewhere: passed",
    "Scheduled a row: passed",
    "Simple few: passed",
    "Simple many: passed",
  ]);
  expect(results.find(({ ruleId, name }) => ruleId === "Simple" && name === "many")?.functions.title?.output).toBe(
    "3 times",
  );
});

test("names the place in Python that does not load, and fails its tests", () => {
  const places = check.problems.map(({ file, item, line, message }) => ({ file, item, line, message }));
  expect(places.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: "model.py", item: "model.yml", line: 1, message: expect.stringContaining("no function named who") },
    { file: "none.py", item: "none.yml", line: 1, message: expect.stringContaining("no function named rule") },
    { file: "raises.py", item: "raises.yml", line: 2, message: expect.stringContaining("JSONDecodeError") },
    { file: "syntax.py", item: "syntax.yml", line: 3, message: expect.stringContaining("SyntaxError") },
    { file: "unused.py", item: "unused.yml", line: 3, message: expect.stringContaining("TypeError") },
  ]);
  const errored = check.results.filter(({ error }) => error !== null).map(({ ruleId }) => ruleId);
  expect(errored.toSorted()).toEqual(["None", "Raises", "Syntax"]);
});

test("tells of every test once, whichever process ran it", () => {
  expect(check.results).toHaveLength(13);
  expect(check.results.find(({ ruleId }) => ruleId === "Works")?.passed).toBe(true);
});

test("says how far it has come, up to all tests", () => {
  expect(progress.at(-1)).toEqual([13, 13]);
  expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).toSorted((a, b) => a - b));
});

test("looks at globals and data models that nothing uses", async () => {
  const globals = [{ id: "broken", description: "", tags: [], body: "def f(:\n" }];
  const content = { ...(await loadContent(join(folder, "other_helper.yml"))), globals };
  const { problems } = await checkContent(content, { processes: 2, runsTests: true, cacheFolder: testCacheFolder });
  expect(problems.map(({ item, message }) => [item, message])).toEqual([
    ["broken", expect.stringContaining("SyntaxError")],
  ]);
});
