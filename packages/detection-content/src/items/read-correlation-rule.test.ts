import { describe, expect, test } from "vitest";
import { type LoadFilesOptions, loadFiles } from "../content/load-content.ts";
import { filesInMemory } from "../repository/content-file.ts";

const chain = `AnalysisType: correlation_rule
RuleID: Chain
Enabled: true
Severity: High
Detection:
    - Group: # both
        - ID: A
          RuleID: Rule.A
        - ID: B
          RuleID: Rule.B
      Schedule:
        RateMinutes: 1440
        TimeoutMinutes: 5
      LookbackWindowMinutes: 1800
Tests:
  - Name: both
    ExpectedResult: true
    RuleOutputs:
      - ID: A
        Matches: {foo: {bar: [0, 2026-03-01T00:00:00Z]}}
`;
const rule = (id: string) =>
  `AnalysisType: rule\nRuleID: ${id}\nEnabled: false\nSeverity: Low\nLogTypes: [A.B]\nDetection: [{Condition: AlwaysTrue}]\n`;
const policy = "AnalysisType: policy\nPolicyID: Rule.B\nEnabled: true\nSeverity: Low\nFilename: p.py\n";

function load(files: Record<string, string>, options?: LoadFilesOptions) {
  const bytes = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  return loadFiles(filesInMemory(bytes, new Date(0)), options);
}

describe("a correlation rule among content", () => {
  test("is read with its tests and its body as written", async () => {
    const { correlationRules, problems, sources, itemCount } = await load({ "a/chain.yml": chain });
    expect(problems).toEqual([]);
    expect(itemCount).toBe(1);
    expect(sources.get("Chain")).toEqual({
      file: "a/chain.yml",
      bodyFile: undefined,
      isFinished: true,
      places: new Map([["both", { line: 16, column: 11 }]]),
    });
    expect(correlationRules).toMatchObject([
      {
        kind: "CORRELATION_RULE",
        id: "Chain",
        displayName: "Chain",
        severity: "HIGH",
        createAlert: true,
        lookbackMinutes: 1800,
        logic: { form: "group", steps: [{ ruleId: "Rule.A" }, { ruleId: "Rule.B" }] },
        tests: [
          {
            name: "both",
            expectedResult: true,
            ruleOutputs: [{ id: "A", matches: { foo: { bar: [0, "2026-03-01T00:00:00Z"] } } }],
          },
        ],
      },
    ]);
    expect(correlationRules[0]?.body.split("\n").slice(0, 3)).toEqual([
      "- Group: # both",
      "    - ID: A",
      "      RuleID: Rule.A",
    ]);
  });

  test("may name rules that come later or are elsewhere", async () => {
    const both = { "a.yml": chain, "b.yml": rule("Rule.A"), "c.yml": rule("Rule.B") };
    expect((await load(both)).problems).toEqual([]);
    expect((await load({ "a.yml": chain })).problems).toEqual([]);
    const findDetection = async (id: string) =>
      id === "Rule.B" ? ({ kind: "SCHEDULED_RULE", enabled: true } as const) : undefined;
    const some = { "a.yml": chain, "b.yml": rule("Rule.A") };
    expect((await load(some, { findDetection })).problems).toEqual([]);
  });

  test("is left out where a rule that it names is none, or a policy", async () => {
    const { correlationRules, problems } = await load({ "a.yml": chain, "b.yml": rule("Rule.A") });
    expect(correlationRules).toEqual([]);
    expect(problems).toEqual([{ file: "a.yml", item: "a.yml", line: 10, column: 19, message: "No rule found" }]);
    const withPolicy = await load({ "a.yml": chain, "b.yml": policy, "p.py": "", "c.yml": rule("Rule.A") });
    expect(withPolicy.problems.map(({ message }) => message)).toEqual(["Cannot use policies"]);
  });

  test("is left out with everything that is wrong reported", async () => {
    const broken = chain
      .replace("Enabled: true", "Enabled: maybe")
      .replace("RuleID: Rule.B", "RuleID: Chain")
      .replace("Matches: {foo: {bar: [0, 2026-03-01T00:00:00Z]}}", "Matches: {foo: [0]}");
    const { correlationRules, problems } = await load({ "a.yml": `${broken}DedupPeriodMinutes: 60\n` });
    expect(correlationRules).toEqual([]);
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "3 Enabled must be true or false",
      "20 Matches must be paths, each with values, each with a list of times (minutes, or RFC 3339)",
      "21 unknown key DedupPeriodMinutes",
      "10 A rule cannot reference itself",
    ]);
  });

  test("has tests of different names", async () => {
    const twice = `${chain}  - {Name: both, ExpectedResult: false, RuleOutputs: []}\n`;
    expect((await load({ "a.yml": twice })).problems.map(({ message }) => message)).toEqual([
      "No duplicate test names",
    ]);
  });
});
