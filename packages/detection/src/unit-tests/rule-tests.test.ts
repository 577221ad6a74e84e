import type { DetectionTest } from "@pharos/domain";
import { beforeAll, expect, test } from "vitest";
import { explainTest, type RuleTestResult } from "../rules/rule-test-result.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";
import { ruleTestCases } from "./rule-test-cases.ts";
import { runRuleTests } from "./run-rule-tests.ts";

const body = `
import json
from unittest.mock import MagicMock
LIMITS = {"a": 1}
def lookup(name): raise RuntimeError("not in tests")
def rule(event):
    print("saw", event.get("kind"))
    if event.get("kind") == "raise": raise ValueError("bad")
    if event.get("kind") == "mock": return lookup("x") == "found"
    if event.get("kind") == "constant": return isinstance(LIMITS, MagicMock) and json.loads(LIMITS())["a"] == 2
    return event.get("kind") == "hit"
def title(event):
    return event.get("title")
def alert_context(event): return {"kind": event.get("kind")}
`;

const aTest = (
  name: string,
  expectedResult: boolean,
  log: object,
  mocks: DetectionTest["mocks"] = [],
): DetectionTest => ({
  name,
  expectedResult,
  log: log as Record<string, unknown>,
  mocks,
});

const cases: { test: DetectionTest; passed: boolean; why?: string }[] = [
  { test: aTest("an alert that is expected", true, { kind: "hit", title: "t" }), passed: true },
  { test: aTest("no alert, as expected", false, { kind: "miss" }), passed: true },
  { test: aTest("an alert that is not expected", false, { kind: "hit" }), passed: false, why: "the detection matched" },
  { test: aTest("no alert where one is expected", true, { kind: "miss" }), passed: false, why: "did not match" },
  {
    test: aTest("a title that fails with the alert", true, { kind: "hit" }),
    passed: false,
    why: "title returned NoneType",
  },
  { test: aTest("a rule that raises", false, { kind: "raise" }), passed: false, why: "ValueError('bad')" },
  {
    test: aTest("a mocked function", true, { kind: "mock", title: "t" }, [
      { objectName: "lookup", returnValue: "found" },
    ]),
    passed: true,
  },
  {
    test: aTest("a mocked constant", true, { kind: "constant", title: "t" }, [
      { objectName: "LIMITS", returnValue: '{"a": 2}' },
    ]),
    passed: true,
  },
  { test: aTest("a function whose mock is gone again", true, { kind: "mock" }), passed: false, why: "not in tests" },
  {
    test: aTest("a mock of what is not there", true, { kind: "hit" }, [{ objectName: "absent", returnValue: true }]),
    passed: false,
    why: "nothing named absent to mock",
  },
];

let results: RuleTestResult[];
const rules = [
  aRule({ body, tests: cases.map((one) => one.test) }),
  aRule({ id: "Broken", body: "(", tests: [aTest("t", false, {})] }),
];
beforeAll(async () => {
  results = await runRuleTests(rules, [], { cacheFolder: testCacheFolder });
});

test.each(cases.map((one, index) => ({ ...one, name: one.test.name, index })))(
  "judges $name",
  ({ passed, why, index }) => {
    const result = results[index];
    expect(result?.passed).toBe(passed);
    if (result !== undefined && why !== undefined) expect(explainTest(result)).toContain(why);
  },
);

test("keeps what each function gave and what was printed", () => {
  expect(results[0]).toMatchObject({
    triggerAlert: true,
    printed: "saw hit\n",
    functions: {
      detection: { output: true, error: null },
      title: { output: "t", error: null },
      alert_context: { output: { kind: "hit" }, error: null },
    },
  });
});

test("fails the tests of a rule that does not load", () => {
  expect(results.at(-1)).toMatchObject({ ruleId: "Broken", passed: false, error: { kind: "SyntaxError" } });
});

test("offers each test as a case that rejects with the reasons", async () => {
  const [first, , third] = ruleTestCases(rules, [], { cacheFolder: testCacheFolder });
  expect(first?.name).toBe("Test.Rule: an alert that is expected");
  await first?.run();
  await expect(third?.run()).rejects.toThrow("the detection matched");
});

test("gives each test a cache of its own, and tables from its event", async () => {
  const remembering = `
from panther_detection_helpers.caching import increment_counter
def rule(event): return increment_counter("n") == 1 and event.lookup("t", "k") == event.get("wanted")`;
  const tests = [
    aTest("first", true, { wanted: null }),
    aTest("second", true, { wanted: { a: 1 }, _mocked_lookup_data_: { t: { k: { a: 1 } } } }),
  ];
  const found = await runRuleTests([aRule({ body: remembering, tests })], [], { cacheFolder: testCacheFolder });
  expect(found.map(explainTest)).toEqual(["passed", "passed"]);
});

test("looks at the functions as far as they count", async () => {
  const functions = `
def rule(event): return event.get("hit") is True
def title(event): raise ValueError("no title")
def severity(event): return "URGENT"
def destinations(event): return ["a"]
def unique(event): return 5`;
  const tests = [aTest("hit", true, { hit: true }), aTest("miss", false, {})];
  const rulesToTest = [
    aRule({ body: functions, tests }),
    aRule({ id: "Signal", body: functions, tests, createAlert: false }),
  ];
  const [hit, miss, signal] = await runRuleTests(rulesToTest, [], { cacheFolder: testCacheFolder });
  expect(hit && explainTest(hit).split("\n")).toEqual([
    "title: ValueError('no title')",
    expect.stringContaining("severity: ValueError"),
    "unique: TypeError('unique returned int, expected str')",
  ]);
  expect([miss?.passed, Object.keys(miss?.functions ?? {})]).toEqual([true, ["detection"]]);
  expect([signal?.passed, Object.keys(signal?.functions ?? {})]).toEqual([true, ["detection"]]);
});
