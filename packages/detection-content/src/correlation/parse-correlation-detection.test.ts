import { describe, expect, test } from "vitest";
import { parseCorrelationDetection } from "./parse-correlation-detection.ts";

const rest = "Schedule: {RateMinutes: 60, TimeoutMinutes: 5}\nLookbackWindowMinutes: 90\n";

function body(...lines: string[]): string {
  return `${rest}${lines.join("\n")}\n`;
}

function problemsOf(text: string): string[] {
  return parseCorrelationDetection(text, { ruleId: "Own", findDetection }).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

function findDetection(id: string) {
  if (id.startsWith("Gone")) return undefined;
  return { kind: id.startsWith("Policy") ? ("POLICY" as const) : ("RULE" as const), enabled: !id.startsWith("Off") };
}

const two = ["Sequence:", "  - {ID: A, RuleID: Rule.A}", "  - {ID: B, RuleID: Rule.B}"];
const three = [...two, "  - {ID: C, RuleID: Rule.C}"];
const group = ["Group:", "  - {ID: A, RuleID: Rule.A}", "  - {ID: B, RuleID: Rule.B}"];

describe("the YAML of a correlation", () => {
  test("becomes a sequence with its defaults", () => {
    const { detection, problems } = parseCorrelationDetection(
      body(...two, "Transitions:", "  - ID: A to B", "    From: A", "    To: B", "    Match: [{On: user}]"),
    );
    expect(problems).toEqual([]);
    const step = { minMatchCount: 1, maxMatchCount: undefined, absence: false };
    expect(detection).toEqual({
      logic: {
        form: "sequence",
        steps: [
          { id: "A", ruleId: "Rule.A", ...step },
          { id: "B", ruleId: "Rule.B", ...step },
        ],
        transitions: [
          { id: "A to B", from: "A", to: "B", withinMinutes: undefined, match: { from: "user", to: "user" } },
        ],
      },
      schedule: { rateMinutes: 60, timeoutMinutes: 5 },
      lookbackMinutes: 90,
      evaluationOrder: "Chronological",
    });
  });

  test("becomes a group, also from a list with one entry", () => {
    const text = `- Group:
    - {ID: A, RuleID: Rule.A, MinMatchCount: 5, MaxMatchCount: 9}
    - {ID: B, RuleID: Rule.B, Absence: true}
    - {ID: C, RuleID: Rule.C}
  MatchCriteria:
    field_name:
      - {GroupID: A, Match: CLIENT_IP}
      - {GroupID: B, Match: p_any_ip_addresses}
      - {GroupID: C, Match: p_alert_context.ip}
  MinMatchCount: 2
  EventEvaluationOrder: ReverseChronological
  Schedule: {CronExpression: "0 */4 * * *", TimeoutMinutes: 2}
`;
    const { detection, problems } = parseCorrelationDetection(text);
    expect(problems).toEqual([]);
    expect(detection).toMatchObject({
      logic: {
        form: "group",
        steps: [{ minMatchCount: 5, maxMatchCount: 9 }, { absence: true }, { id: "C" }],
        matchCriteria: {
          field_name: [
            { stepId: "A", path: "CLIENT_IP" },
            { stepId: "B", path: "p_any_ip_addresses" },
            { stepId: "C", path: "p_alert_context.ip" },
          ],
        },
        minMatchCount: 2,
      },
      schedule: { cronExpression: "0 */4 * * *", timeoutMinutes: 2 },
      lookbackMinutes: 15,
      evaluationOrder: "ReverseChronological",
    });
  });

  test.each([
    ["text", "just text", ["1:1 Invalid YAML"]],
    ["nothing", "", ["1:1 Invalid YAML"]],
    ["two entries", "- {}\n- {}\n", ["1:1 Detection must be a list with exactly one entry"]],
    ["neither form", body(), ["1:1 Sequence or Group is missing"]],
    ["an empty form", body("Group: []"), ["3:8 Group must be a list with at least one rule"]],
    ["no schedule", "Group: [{RuleID: A}]\n", ["1:1 Schedule is missing"]],
    [
      "a schedule without time-out",
      "Schedule: {RateMinutes: 5}\nGroup: [{RuleID: A}]\n",
      ["1:11 TimeoutMinutes is missing"],
    ],
    [
      "a rate of a minute",
      "Schedule: {RateMinutes: 1, TimeoutMinutes: 1}\nGroup: [{RuleID: A}]\n",
      ["1:25 RateMinutes must be a whole number of at least 2"],
    ],
    [
      "a look-back that is too long",
      "LookbackWindowMinutes: 21601\nSchedule: {RateMinutes: 5, TimeoutMinutes: 1}\nGroup: [{RuleID: A}]\n",
      ["1:24 LookbackWindowMinutes must be a whole number of minutes from 15 to 21600"],
    ],
    [
      "an order that is none",
      body("EventEvaluationOrder: Backwards", ...group),
      ["3:23 EventEvaluationOrder must be Chronological or ReverseChronological"],
    ],
    [
      "a sequence in a group",
      body(...two, "MatchCriteria: {}"),
      ["1:1 Sequence, MatchCriteria can't be mixed: a rule is a Sequence or a Group"],
    ],
    ["a step without ID", body("Sequence: [{RuleID: A}]", "Transitions: []"), ["3:12 Missing ID in Sequence"]],
    ["a step without rule", body("Sequence: [{ID: A}]"), ["3:12 Missing RuleID in Sequence"]],
    ["a member without rule", body("Group: [{ID: A}]"), ["3:9 Missing RuleID in Group"]],
    [
      "a repeated ID",
      body("Group:", "  - {ID: A, RuleID: Rule.A}", "  - {ID: A, RuleID: Rule.B}"),
      ["5:21 Cannot have duplicate IDs"],
    ],
    [
      "a repeated rule",
      body("Group:", "  - {ID: A, RuleID: Rule.A}", "  - {ID: B, RuleID: Rule.A}"),
      ["5:21 Cannot have duplicate RuleIDs"],
    ],
    ["itself as a step", body("Group: [{RuleID: Own}]"), ["3:18 A rule cannot reference itself"]],
    [
      "a second transition",
      body(...two, "Transitions:", "  - {From: A, To: B}", "  - {From: A, To: B}"),
      ["8:5 Too many transitions"],
    ],
    ["a pair without transition", body(...three, "Transitions:", "  - {From: A, To: B}"), ["8:3 Missing transition"]],
    [
      "a transition that skips a step",
      body(...three, "Transitions:", "  - {From: A, To: B}", "  - {From: B, To: C}", "  - {From: A, To: C}"),
      ["10:5 Invalid Transitions: Can only have one transition between each node in order"],
    ],
    [
      "a transition to nowhere",
      body(...two, "Transitions:", "  - {From: A, To: X}"),
      ["7:5 Transitions names X, which no step of Sequence has as its ID", "7:3 Missing transition"],
    ],
    [
      "a time frame of two days",
      body(...two, "Transitions:", "  - {From: A, To: B, WithinTimeFrameMinutes: 2880}"),
      ["7:46 WithinTimeFrameMinutes must be a whole number of minutes from 1 to 1440"],
    ],
    [
      "two matches",
      body(...two, "Transitions:", "  - {From: A, To: B, Match: [{On: a}, {On: b}]}"),
      ["7:29 Match must be a list with exactly one entry: On, or From and To"],
    ],
    [
      "a match with one side",
      body(...two, "Transitions:", "  - {From: A, To: B, Match: [{From: a}]}"),
      ["7:30 the entry of Match must have either On, or From and To"],
    ],
    [
      "absence with a count",
      body("Group:", "  - {RuleID: Rule.A}", "  - {RuleID: Rule.B, Absence: true, MinMatchCount: 2}"),
      ["5:31 The rule cannot be absent with min or max match count"],
    ],
    [
      "nothing but absence",
      body("Group: [{RuleID: Rule.A, Absence: true}]"),
      ["3:8 Group must have a rule that is not absent"],
    ],
    [
      "a maximum below the minimum",
      body("Group: [{RuleID: Rule.A, MinMatchCount: 3, MaxMatchCount: 2}]"),
      ["3:59 MaxMatchCount must be at least 3"],
    ],
    [
      "a group that one member would satisfy",
      body(...group, "MinMatchCount: 1"),
      ["6:16 MinMatchCount must be a whole number of at least 2"],
    ],
    [
      "more members than there are",
      body(...group, "MinMatchCount: 3"),
      ["6:16 MinMatchCount must not be more than Group has members"],
    ],
    ["a policy", body("Group: [{RuleID: Policy.A}]"), ["3:18 Cannot use policies"]],
    ["a rule that does not exist", body("Group: [{RuleID: Gone.A}]"), ["3:18 No rule found"]],
    [
      "a criterion for an unknown member",
      body(...group, "MatchCriteria:", "  f:", "    - {GroupID: X, Match: a}"),
      ["8:7 MatchCriteria names X, which no member of Group has as its ID"],
    ],
    [
      "criteria for different members",
      body(
        ...group,
        "MatchCriteria:",
        "  f: [{GroupID: A, Match: a}, {GroupID: B, Match: a}]",
        "  g: [{GroupID: A, Match: b}]",
      ),
      ["8:3 MatchCriteria.g does not name B, which another criterion names"],
    ],
    [
      "a misspelt key",
      body("Group: [{RuleId: Rule.A, RuleID: Rule.A}]"),
      ["3:10 unknown key RuleId; did you mean RuleID?"],
    ],
  ])("reports %s", (_what, text, expected) => {
    expect(problemsOf(text)).toEqual(expected);
    expect(parseCorrelationDetection(text, { ruleId: "Own", findDetection }).detection).toBeUndefined();
  });

  test("reports what the parser says of broken YAML", () => {
    expect(problemsOf("Group: [\n")).toEqual([expect.stringMatching(/^2:1 Flow sequence/)]);
  });

  test("reports all that is wrong at once", () => {
    expect(problemsOf("Sequence: [{RuleID: Own, Absense: true}]\nSchedule: {RateMinutes: 1}\n")).toHaveLength(5);
  });

  test("warns of a rule that is disabled, and takes it", () => {
    const { detection, problems } = parseCorrelationDetection(body("Group: [{RuleID: Off.A}]"), { findDetection });
    expect(problems).toEqual([
      {
        line: 3,
        column: 18,
        message: "This rule is currently disabled. Please enable for the Correlation Rule to work.",
        isWarning: true,
      },
    ]);
    expect(detection).toBeDefined();
  });

  test("resolves aliases", () => {
    const text = body(
      "Group:",
      "  - &a {ID: A, RuleID: Rule.A}",
      "MatchCriteria: {f: [{GroupID: A, Match: &m user}], g: [{GroupID: A, Match: *m}]}",
    );
    expect(parseCorrelationDetection(text).detection?.logic).toMatchObject({
      matchCriteria: { g: [{ path: "user" }] },
    });
  });
});
