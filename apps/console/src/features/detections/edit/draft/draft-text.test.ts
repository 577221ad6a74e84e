import { expect, test } from "vitest";
import { parse } from "yaml";
import { type DetectionDraft, newDraft } from "./detection-draft.ts";
import { draftText, problemsOfDraft, trialDraft } from "./draft-text.ts";
import { newTest } from "./test-drafts.ts";

const rule: DetectionDraft = {
  ...newDraft("RULE"),
  id: "A.B",
  logTypes: ["AWS.CloudTrail"],
  description: "Two\nlines: with 'signs' # and more",
  reports: [{ key: "MITRE ATT&CK", values: ["TA0001:T1078"] }],
  inlineFilters: "- KeyPath: env\n  Condition: Equals\n  Value: prod\n",
  tests: [{ ...newTest('{"a": [1, {"b": "x: y"}]}'), name: "one", mocks: [{ objectName: "f", returnValue: "1" }] }],
};
const simple: DetectionDraft = {
  ...rule,
  body: "",
  simpleDetectionBody: "Detection:\n  - Key: a\n    Condition: Exists\nAlertTitle: '{a}'",
};

test("writes a rule as a repository has it", () => {
  const { yaml, python } = draftText(rule);
  expect(python).toBe(rule.body);
  expect(parse(yaml)).toEqual({
    AnalysisType: "rule",
    Filename: "detection.py",
    RuleID: "A.B",
    Enabled: true,
    Severity: "Medium",
    Description: rule.description,
    Reports: { "MITRE ATT&CK": ["TA0001:T1078"] },
    LogTypes: ["AWS.CloudTrail"],
    DedupPeriodMinutes: 60,
    Threshold: 1,
    CreateAlert: true,
    Tests: [
      {
        Name: "one",
        ExpectedResult: true,
        Log: { a: [1, { b: "x: y" }] },
        Mocks: [{ objectName: "f", returnValue: "1" }],
      },
    ],
    InlineFilters: [{ KeyPath: "env", Condition: "Equals", Value: "prod" }],
  });
});

test("writes a simple detection's own keys, a scheduled rule and a policy", () => {
  const { yaml, python } = draftText(simple);
  expect(python).toBeUndefined();
  expect(parse(yaml)).toMatchObject({ Detection: [{ Key: "a", Condition: "Exists" }], AlertTitle: "{a}" });
  const scheduled = parse(draftText({ ...newDraft("SCHEDULED_RULE"), id: "S", scheduledQueries: ["All"] }).yaml);
  expect(scheduled).toMatchObject({ AnalysisType: "scheduled_rule", RuleID: "S", ScheduledQueries: ["All"] });
  const policy = parse(draftText({ ...newDraft("POLICY"), id: "P", suppressions: ["a*"] }).yaml);
  expect(policy).toMatchObject({ AnalysisType: "policy", PolicyID: "P", Suppressions: ["a*"] });
  expect(policy).not.toHaveProperty("Threshold");
});

const correlation: DetectionDraft = {
  ...newDraft("CORRELATION_RULE"),
  id: "C",
  simpleDetectionBody: "# two rules\nGroup:\n  - RuleID: A.B\n\n  - RuleID: A.C\n",
  tests: [{ ...newTest("RuleOutputs:\n  - {ID: A.B, Matches: {user: {ann: [0]}}}\n"), name: "one" }],
};

test("writes a correlation's YAML below its key, and its tests as outputs of rules", () => {
  const { yaml, python } = draftText(correlation);
  expect(python).toBeUndefined();
  expect(yaml).toContain("Detection:\n  # two rules\n  Group:\n");
  expect(parse(yaml)).toEqual({
    AnalysisType: "correlation_rule",
    RuleID: "C",
    Enabled: true,
    Severity: "Medium",
    CreateAlert: true,
    Tests: [{ Name: "one", ExpectedResult: true, RuleOutputs: [{ ID: "A.B", Matches: { user: { ann: [0] } } }] }],
    Detection: { Group: [{ RuleID: "A.B" }, { RuleID: "A.C" }] },
  });
});

/** The line of the YAML that has the text. */
const lineOf = (draft: DetectionDraft, text: string) =>
  draftText(draft)
    .yaml.split("\n")
    .findIndex((line) => line.includes(text)) + 1;

test.each([
  { text: "Severity", draft: rule, expected: { field: "severity", message: "m" } },
  { text: "Condition: Equals", draft: rule, expected: { field: "inlineFilters", line: 2, column: 3, message: "m" } },
  { text: '"one"', draft: rule, expected: { field: "tests.0", message: "m" } },
  {
    text: "Condition: Exists",
    draft: simple,
    expected: { field: "simpleDetectionBody", line: 3, column: 3, message: "m" },
  },
  {
    text: "RuleID: A.C",
    draft: correlation,
    expected: { field: "simpleDetectionBody", line: 5, column: 1, message: "m" },
  },
])("knows whose line has $text", ({ text, draft, expected }) => {
  const problem = { file: "YAML", line: lineOf(draft, text), column: 3, message: "m" } as const;
  expect(problemsOfDraft(draft, [problem])).toEqual([expected]);
});

test("gives Python's problems to the function", () => {
  expect(problemsOfDraft(rule, [{ file: "PYTHON", line: 7, column: 1, message: "m" }])).toEqual([
    { field: "body", line: 7, column: 1, message: "m" },
  ]);
});

test("lets the tests of a draft run that nobody has named yet", () => {
  const { yaml } = draftText(trialDraft({ ...newDraft("RULE"), threshold: "" }));
  expect(parse(yaml)).toMatchObject({ RuleID: "Untitled", LogTypes: ["Untitled"], Threshold: 1 });
});
