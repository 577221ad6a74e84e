import { describe, expect, test } from "vitest";
import { testCorrelationRuleYaml } from "./test-correlation-rule-yaml.ts";

const takeover = `AnalysisType: correlation_rule
RuleID: Takeover
Detection:
  - Group:
      - {ID: Failure, RuleID: f, MinMatchCount: 5}
      - {ID: Success, RuleID: s}
    MatchCriteria:
      field_name:
        - {GroupID: Failure, Match: p_alert_context.user}
        - {GroupID: Success, Match: CLIENT_IP}
    LookbackWindowMinutes: 1800
    Schedule: {RateMinutes: 1440, TimeoutMinutes: 5}
`;
const inTime = `Detection:
  - Sequence:
      - {ID: A, RuleID: a}
      - {ID: B, RuleID: b}
    LookbackWindowMinutes: 15
    Schedule: {RateMinutes: 5, TimeoutMinutes: 5}
`;

function run(rule: string, expected: boolean, ...outputs: string[]) {
  const lines = outputs.map((output) => `      - ${output}`).join("\n");
  const test = `Tests:\n  - Name: t\n    ExpectedResult: ${expected}\n    RuleOutputs:\n${lines}\n`;
  return testCorrelationRuleYaml(rule + test)[0];
}

const passed = { name: "t", passed: true, error: undefined };

describe("a correlation rule's test", () => {
  test.each([
    [
      "takes a repeated minute for several signals",
      "{p_alert_context.user: {ann: [0, 0, 0, 0, 0]}}",
      "{CLIENT_IP: {ann: [1]}}",
      true,
    ],
    [
      "adds up the signals of one value",
      "{p_alert_context.user: {ann: [0, 2, 4, 6, 8]}}",
      "{CLIENT_IP: {ann: [60]}}",
      true,
    ],
    [
      "does not add up those of several",
      "{p_alert_context.user: {ann: [0, 2, 4], bob: [6, 8]}}",
      "{CLIENT_IP: {ann: [60], bob: [60]}}",
      false,
    ],
    [
      "matches one of several values",
      "{p_alert_context.user: {ann: [0], bob: [0, 1, 2, 3, 4]}}",
      "{CLIENT_IP: {ann: [60], bob: [60]}}",
      true,
    ],
    ["takes any order of the times", "{p_alert_context.user: {ann: [8, 6, 4, 2, 1]}}", "{CLIENT_IP: {ann: [0]}}", true],
    ["keeps to the look-back", "{p_alert_context.user: {ann: [0, 2, 4, 6, 8]}}", "{CLIENT_IP: {ann: [1860]}}", false],
    ["takes numbers for values", "{p_alert_context.user: {5: [0, 2, 4, 6, 8]}}", '{CLIENT_IP: {"5": [9]}}', true],
    [
      "takes instants for times",
      "{p_alert_context.user: {ann: [2026-03-01T00:00:00Z, 2026-03-01T00:01:00Z, 2026-03-01T00:02:00Z, 2026-03-01T00:03:00Z, 2026-03-01T00:04:00Z]}}",
      '{CLIENT_IP: {ann: ["2026-03-02T05:00:00+01:00"]}}',
      true,
    ],
    ["needs a rule to match at all", "{p_alert_context.user: {ann: [0, 2, 4, 6, 8]}}", "{}", false],
  ])("%s", (_claim, failures, success, expected) => {
    const outputs = [`{ID: Failure, Matches: ${failures}}`, `{ID: Success, Matches: ${success}}`];
    expect(run(takeover, expected, ...outputs)).toMatchObject(passed);
    expect(run(takeover, !expected, ...outputs)).toMatchObject({ passed: false });
  });

  test("takes a step that it does not name for one without matches", () => {
    expect(run(inTime, false, "{ID: A, Matches: {foo: {bar: [0]}}}")).toMatchObject(passed);
  });

  test("takes any path where the rule shares no value", () => {
    const outputs = ["{ID: A, Matches: {foo: {bar: [0]}}}", "{ID: B, Matches: {other: {path: [10]}}}"];
    expect(run(inTime, true, ...outputs)).toMatchObject(passed);
  });

  test("names what the rule looks at where nothing matched", () => {
    const failures = "{ID: Failure, Matches: {user: {ann: [0, 0, 0, 0, 0]}}}";
    expect(run(takeover, true, failures, "{ID: Success, Matches: {CLIENT_IP: {ann: [1]}}}")?.error).toBe(
      "expected a match, but there is none; the rule does not look at user, but at p_alert_context.user, CLIENT_IP",
    );
  });

  test("fails where it names no step", () => {
    expect(run(inTime, false, "{ID: X, Matches: {foo: {bar: [0]}}}")).toEqual({
      name: "t",
      passed: false,
      error: "RuleOutputs names X, which no step has as its ID",
      isMatch: undefined,
    });
  });

  test("is refused with all that is wrong with the rule", () => {
    expect(() => testCorrelationRuleYaml("Detection: [{Group: [{ID: A}]}]\nTests: 5\n")).toThrow(
      "line 1, column 13: Schedule is missing\nline 2, column 8: Tests must be a list",
    );
    expect(() => testCorrelationRuleYaml("Tests: []\n")).toThrow("line 1, column 1: Detection is missing");
    expect(() => testCorrelationRuleYaml("nonsense")).toThrow("line 1, column 1: Invalid YAML");
  });
});
