import { describe, expect, test } from "vitest";
import { organizeCorrelation } from "./organize-correlation.ts";
import { outlineCorrelation } from "./outline-correlation.ts";
import { parseCorrelationDetection } from "./parse-correlation-detection.ts";
import { parseRuleOutputs } from "./parse-rule-outputs.ts";

const sequence = `# Brute force, then a sign-in
Sequence:
  - ID: Failed
    RuleID: Rule.A
    MinMatchCount: 5
  - ID: In
    RuleID: Rule.B
Transitions:
  - ID: Failed to In
    From: Failed
    To: In
    WithinTimeFrameMinutes: 30
    Match:
      - On: p_any_usernames
Schedule:
  RateMinutes: 15
  TimeoutMinutes: 2
LookbackWindowMinutes: 60
`;

describe("the outline of a correlation", () => {
  test("has the steps and transitions with their lines", () => {
    const { form, steps, transitions, failure } = outlineCorrelation(sequence);
    expect({ form, failure }).toEqual({ form: "Sequence", failure: undefined });
    expect(steps.map(({ id, line, problem }) => [id, line, problem])).toEqual([
      ["Failed", 3, undefined],
      ["In", 6, undefined],
    ]);
    expect(transitions).toMatchObject([{ from: "Failed", to: "In", withinMinutes: 30, line: 9 }]);
  });

  test("shows at a step what is wrong within its lines, and keeps the others", () => {
    const { steps } = outlineCorrelation(sequence.replace("MinMatchCount: 5", "Absence: true\n    MaxMatchCount: 2"));
    expect(steps.map(({ problem }) => problem)).toEqual([
      "The rule cannot be absent with min or max match count",
      undefined,
    ]);
  });

  test.each([
    ["", undefined],
    ["just text", "Invalid YAML"],
    ["Sequence: [", "Flow sequence in block collection must be sufficiently indented and end with a ]"],
  ])("of %j fails with %j", (text, failure) => {
    expect(outlineCorrelation(text)).toMatchObject({ failure, steps: [] });
  });
});

describe("organizing a correlation", () => {
  test("as a group keeps the steps, comments and what the signals share", () => {
    const group = organizeCorrelation(sequence, "Group") ?? "";
    expect(group).toContain("# Brute force");
    expect(parseCorrelationDetection(group)).toMatchObject({
      problems: [],
      detection: {
        lookbackMinutes: 60,
        logic: {
          form: "group",
          steps: [{ id: "Failed", minMatchCount: 5 }, { id: "In" }],
          matchCriteria: {
            p_any_usernames: [
              { stepId: "Failed", path: "p_any_usernames" },
              { stepId: "In", path: "p_any_usernames" },
            ],
          },
        },
      },
    });
  });

  test("as a sequence gives every member an ID, and links neighbours", () => {
    const group = `- Group:
    - {RuleID: Rule.A}
    - {ID: B, RuleID: Rule.B}
    - {ID: C, RuleID: Rule.C}
  MatchCriteria: {ip: [{GroupID: B, Match: src}, {GroupID: C, Match: dst}]}
  MinMatchCount: 2
  Schedule: {RateMinutes: 15, TimeoutMinutes: 2}
`;
    const { problems, detection } = parseCorrelationDetection(organizeCorrelation(group, "Sequence") ?? "");
    expect(problems).toEqual([]);
    expect(detection?.logic).toMatchObject({
      form: "sequence",
      steps: [{ id: "Step1" }, { id: "B" }, { id: "C" }],
      transitions: [{ match: undefined }, { match: { from: "src", to: "dst" } }],
    });
  });

  test("leaves a text alone that has the form already, or none", () => {
    expect(organizeCorrelation(sequence, "Sequence")).toBeUndefined();
    expect(organizeCorrelation("Sequence: [", "Group")).toBeUndefined();
  });
});

describe("the outputs of a test", () => {
  const list = "- {ID: A, Matches: {user: {ann: [0, 5]}}}";
  test.each([list, `RuleOutputs:\n  ${list}`])("are read from %j", (text) => {
    expect(parseRuleOutputs(text).ruleOutputs).toEqual([{ id: "A", matches: { user: { ann: [0, 5] } } }]);
  });

  test("are needed", () => {
    expect(parseRuleOutputs("{}").problems).toMatchObject([{ line: 1, message: "a test needs RuleOutputs" }]);
  });
});
