import { filesInMemory, loadFiles } from "@pharos/detection-content";
import { expect, test } from "vitest";
import { explainTest } from "../rules/rule-test-result.ts";
import { localTestsOf } from "./local-tests-of.ts";

const chain = `AnalysisType: correlation_rule
RuleID: Chain
Enabled: true
Severity: High
Detection:
  - Group: [{ID: A, RuleID: a}, {ID: B, RuleID: b}]
    Schedule: {RateMinutes: 5, TimeoutMinutes: 1}
Tests:
  - {Name: both, ExpectedResult: true, RuleOutputs: [{ID: A, Matches: {x: {y: [0]}}}, {ID: B, Matches: {x: {y: [1]}}}]}
  - {Name: one, ExpectedResult: true, RuleOutputs: [{ID: A, Matches: {x: {y: [0]}}}]}
  - {Name: none, ExpectedResult: false, RuleOutputs: [{ID: X, Matches: {x: {y: [0]}}}]}
`;

test("runs the tests of correlation rules without Python", async () => {
  const files = filesInMemory(new Map([["chain.yml", Buffer.from(chain)]]), new Date(0));
  const [tests, ...others] = localTestsOf(await loadFiles(files));
  expect(others).toEqual([]);
  expect(tests?.count).toBe(3);
  const results = tests?.run() ?? [];
  expect(results.map(({ name, passed, triggerAlert, error }) => [name, passed, triggerAlert, error !== null])).toEqual([
    ["both", true, true, false],
    ["one", false, false, false],
    ["none", false, false, true],
  ]);
  expect(results.map(explainTest)).toEqual([
    "passed",
    "the detection did not match\nexpected a match, but there is none",
    "RuleOutputs names X, which no step has as its ID",
  ]);
});
