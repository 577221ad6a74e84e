import type { CorrelationRule } from "@pharos/domain";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseCorrelationDetection } from "../correlation/parse-correlation-detection.ts";
import { compileSigmaLogic } from "../sigma-logic/compile-sigma-logic.ts";
import { createFieldReaders } from "../sigma-logic/field-readers.ts";
import { matchesOf } from "../testing/a-correlation.ts";
import { aSigmaRule, loadSigma } from "../testing/a-sigma-rule.ts";

const failed = aSigmaRule("  selection: { action: failed }\n  condition: selection", "id: F\nname: failed_login");
const succeeded = aSigmaRule("  selection: { action: ok }\n  condition: selection", "id: S\nname: successful_login");
const started = aSigmaRule("  selection: { Program: x }\n  condition: selection", "id: P\nname: started");

const correlationOf = (members: string, head = "id: C") => `title: Correlated\n${head}\ncorrelation:\n${members}\n`;

async function load(...documents: string[]) {
  return loadSigma({ "rules.yml": [...documents, failed, succeeded, started].join("---\n") });
}

async function correlated(members: string): Promise<CorrelationRule> {
  const { correlationRules, problems } = await load(correlationOf(members));
  const [rule] = correlationRules;
  if (rule === undefined) throw new Error(problems.map(({ message }) => message).join("; "));
  return rule;
}

const step = { minMatchCount: 1, maxMatchCount: undefined, absence: false };

test("counts events of a rule by group", async () => {
  const rule = await correlated(
    "  type: event_count\n  rules: [failed_login]\n  group-by: [user.name, host]\n  timespan: 1h\n  condition: { gte: 100 }",
  );
  expect(rule).toMatchObject({
    kind: "CORRELATION_RULE",
    id: "C",
    displayName: "Correlated",
    severity: "MEDIUM",
    schedule: { rateMinutes: 6, timeoutMinutes: 5 },
    lookbackMinutes: 66,
    evaluationOrder: "Chronological",
  });
  expect(rule.logic).toEqual({
    form: "group",
    steps: [{ ...step, id: "rule_1", ruleId: "F", minMatchCount: 100 }],
    matchCriteria: {
      "user.name": [{ stepId: "rule_1", path: "user.name" }],
      host: [{ stepId: "rule_1", path: "host" }],
    },
    minMatchCount: undefined,
  });
  expect(parse(rule.body)).toMatchObject([{ Group: [{ RuleID: "F", MinMatchCount: 100 }], LookbackWindowMinutes: 66 }]);
});

test.each([
  { condition: "{ gt: 9 }", min: 10, max: undefined },
  { condition: "{ eq: 5 }", min: 5, max: 5 },
  { condition: "{ gt: 100, lte: 200 }", min: 101, max: 200 },
  { condition: "{ gte: 3, lt: 5 }", min: 3, max: 4 },
])("reads the counts of $condition", async ({ condition, min, max }) => {
  const { logic } = await correlated(
    `  type: event_count\n  rules: [F]\n  group-by: [host]\n  timespan: 30s\n  condition: ${condition}`,
  );
  expect(logic.steps).toEqual([{ ...step, id: "rule_1", ruleId: "F", minMatchCount: min, maxMatchCount: max }]);
});

test("brings different rules together, whose fields have different names", async () => {
  const { logic } = await correlated(`  type: temporal
  rules: [failed_login, P]
  group-by: [who]
  timespan: 5m
  aliases:
    who: { failed_login: user.name, started: owner }`);
  expect(logic).toEqual({
    form: "group",
    steps: [
      { ...step, id: "rule_1", ruleId: "F" },
      { ...step, id: "rule_2", ruleId: "P" },
    ],
    matchCriteria: {
      who: [
        { stepId: "rule_1", path: "user.name" },
        { stepId: "rule_2", path: "owner" },
      ],
    },
    minMatchCount: undefined,
  });
});

test("asks for some of several rules", async () => {
  const { logic } = await correlated(
    "  type: temporal\n  rules: [F, S, P]\n  group-by: [host]\n  timespan: 1d\n  condition: { gte: 2 }",
  );
  expect(logic).toMatchObject({ form: "group", minMatchCount: 2 });
});

test("takes a field of several places from the signals' context", async () => {
  const { correlationRules, rules } = await load(
    correlationOf("  type: temporal\n  rules: [F, P]\n  group-by: [Program]\n  timespan: 5m\n  generate: true"),
  );
  expect(correlationRules[0]?.logic).toMatchObject({
    matchCriteria: { Program: [{ path: "p_alert_context.Program" }, { path: "p_alert_context.Program" }] },
  });
  const base = rules.find(({ id }) => id === "P");
  const { outputOf } = compileSigmaLogic(base?.sigma ?? { text: "", expression: {} }, createFieldReaders());
  expect(outputOf({ newImage: "x" }).context).toEqual({ Program: "x" });
});

test("takes several fields of a sequence as one", async () => {
  const { correlationRules, rules, problems } = await load(
    correlationOf(`  type: temporal_ordered
  rules: [F, P]
  group-by: [user.name, Program]
  timespan: 5m
  aliases: { user.name: { failed_login: user.name, started: owner } }`),
  );
  expect(problems).toEqual([]);
  const path = "p_alert_context.user_name_and_Program";
  expect(correlationRules[0]?.logic).toMatchObject({ transitions: [{ match: { from: path, to: path } }] });
  const contextOf = (id: string, event: object) =>
    compileSigmaLogic(
      rules.find((rule) => rule.id === id)?.sigma ?? { text: "", expression: {} },
      createFieldReaders(),
    ).outputOf(event).context;
  const shared = { user_name_and_Program: '["ann","x"]' };
  expect(contextOf("F", { user: { name: "ann" }, newImage: "x" })).toEqual(shared);
  expect(contextOf("P", { owner: "ann", image: "x" })).toEqual(shared);
  expect(contextOf("P", { owner: "ann" })).toEqual({ user_name_and_Program: null });
});

test("puts a count in front of another rule", async () => {
  const inner = correlationOf(
    "  type: event_count\n  rules: [failed_login]\n  group-by: [user]\n  timespan: 10m\n  condition: { gte: 10 }",
    "id: I\nname: many_failed",
  );
  const outer = correlationOf(
    "  type: temporal_ordered\n  rules: [many_failed, successful_login]\n  group-by: [user]\n  timespan: 10m",
    "id: O\nlevel: high",
  );
  const { correlationRules, problems } = await load(outer, inner);
  expect(problems).toEqual([]);
  expect(correlationRules.find(({ id }) => id === "O")).toMatchObject({
    severity: "HIGH",
    lookbackMinutes: 22,
    logic: {
      form: "sequence",
      steps: [
        { id: "rule_1", ruleId: "F", minMatchCount: 10 },
        { id: "rule_2", ruleId: "S", minMatchCount: 1 },
      ],
      transitions: [{ from: "rule_1", to: "rule_2", withinMinutes: 10, match: { from: "user", to: "user" } }],
    },
  });
});

test("makes of a count of values a rule whose threshold counts them", async () => {
  const { rules, correlationRules } = await load(
    correlationOf(
      "  type: value_count\n  rules: [failed_login]\n  group-by: [host]\n  timespan: 1h\n  condition: { field: user, gt: 9 }",
    ),
  );
  expect(correlationRules).toEqual([]);
  const rule = rules.find(({ id }) => id === "C");
  expect(rule).toMatchObject({ kind: "RULE", threshold: 10, dedupPeriodMinutes: 60, logTypes: ["Test.Log"] });
  const { matches, outputOf } = compileSigmaLogic(rule?.sigma ?? { text: "", expression: {} }, createFieldReaders());
  const event = { action: "failed", host: "h", user: "ann" };
  expect(matches(event)).toBe(true);
  expect(outputOf(event)).toEqual({ dedup: '["h"]', unique: "ann", context: { host: "h", user: "ann" } });
});

test("silences the rules of its own file, unless they are to be generated", async () => {
  const members = "  type: temporal\n  rules: [F, elsewhere]\n  timespan: 5m";
  const other = aSigmaRule("  selection: { f: 1 }\n  condition: selection", "id: E\nname: elsewhere");
  const alertsOf = async (text: string) => {
    const { rules } = await loadSigma({ "a.yml": `${correlationOf(text)}---\n${failed}`, "b.yml": other });
    return Object.fromEntries(rules.map(({ id, createAlert }) => [id, createAlert]));
  };
  expect(await alertsOf(members)).toEqual({ F: false, E: true });
  expect(await alertsOf(`${members}\n  generate: true`)).toEqual({ F: true, E: true });
});

const tens = (step: string, value: string, from: number) =>
  Array.from({ length: 10 }, (_, at) => `${step}:${value}@${from + at / 10}`).join(" ");

const manyFailed = correlationOf(
  "  type: event_count\n  rules: [failed_login]\n  group-by: [user]\n  timespan: 10m\n  condition: { gte: 10 }",
  "id: I\nname: many_failed",
);
const evaluated = [
  {
    name: "an event_count",
    members: "  type: event_count\n  rules: [F]\n  group-by: [user]\n  timespan: 10m\n  condition: { gte: 3 }",
    hits: ["rule_1:ann@0 rule_1:ann@4 rule_1:ann@9"],
    misses: [
      "rule_1:ann@0 rule_1:ann@9",
      "rule_1:ann@0 rule_1:bob@1 rule_1:ann@2",
      "rule_1:ann@0 rule_1:ann@7 rule_1:ann@14",
    ],
  },
  {
    name: "an event_count with an end",
    members: "  type: event_count\n  rules: [F]\n  group-by: [user]\n  timespan: 10m\n  condition: { eq: 2 }",
    hits: ["rule_1:ann@0 rule_1:ann@4"],
    misses: ["rule_1:ann@0", "rule_1:ann@0 rule_1:ann@4 rule_1:ann@5"],
  },
  {
    name: "a temporal",
    members: "  type: temporal\n  rules: [F, S]\n  group-by: [user]\n  timespan: 10m",
    hits: ["rule_1:ann@0 rule_2:ann@5", "rule_2:ann@0 rule_1:ann@5"],
    misses: ["rule_1:ann@0 rule_2:bob@5", "rule_1:ann@0 rule_2:ann@30", "rule_1:ann@0"],
  },
  {
    name: "rules joined by and, and not",
    members:
      "  type: temporal\n  rules: [F, S, P]\n  group-by: [user]\n  timespan: 10m\n  condition: F AND P and not S",
    hits: ["rule_1:ann@0 rule_3:ann@5", "rule_1:ann@0 rule_3:ann@5 rule_2:bob@6"],
    misses: ["rule_1:ann@0 rule_3:ann@5 rule_2:ann@6", "rule_1:ann@0"],
  },
  {
    name: "some rules of several",
    members: "  type: temporal\n  rules: [F, S, P]\n  timespan: 10m\n  condition: { gte: 2 }",
    hits: ["rule_1@0 rule_3@5"],
    misses: ["rule_1@0 rule_1@1"],
  },
  {
    name: "a temporal_ordered",
    members: "  type: temporal_ordered\n  rules: [F, S]\n  group-by: [user]\n  timespan: 10m",
    hits: ["rule_1:ann@0 rule_2:ann@10"],
    misses: ["rule_2:ann@0 rule_1:ann@5", "rule_1:ann@0 rule_2:ann@11"],
  },
  {
    name: "a count in front of another rule",
    members: "  type: temporal_ordered\n  rules: [many_failed, S]\n  group-by: [user]\n  timespan: 10m",
    hits: [`${tens("rule_1", "ann", 0)} rule_2:ann@9`],
    misses: [`${tens("rule_1", "ann", 0)} rule_2:bob@9`, "rule_1:ann@0 rule_2:ann@1"],
  },
];

test.each(evaluated)("finds what $name describes", async ({ members, hits, misses }) => {
  const { correlationRules } = await load(correlationOf(members), manyFailed);
  const rule = correlationRules.find(({ id }) => id === "C");
  if (rule === undefined) throw new Error("the correlation is missing");
  for (const signals of hits) expect(matchesOf(rule, signals)).toHaveLength(1);
  for (const signals of misses) expect(matchesOf(rule, signals)).toEqual([]);
});

test("shows the YAML that says the same", async () => {
  for (const members of [
    "  type: temporal\n  rules: [F, S, P]\n  group-by: [user]\n  timespan: 1h\n  condition: { gte: 2 }",
    "  type: temporal_ordered\n  rules: [F, S]\n  group-by: [user]\n  timespan: 1h",
  ]) {
    const rule = await correlated(members);
    const { detection, problems } = parseCorrelationDetection(rule.body);
    expect(problems).toEqual([]);
    expect(detection).toMatchObject({
      logic: rule.logic,
      lookbackMinutes: rule.lookbackMinutes,
      schedule: rule.schedule,
    });
  }
});

const refused = [
  { members: "  rules: [F]\n  timespan: 5m", why: "the type of a correlation must be event_count" },
  { members: "  type: value_avg\n  rules: [F]\n  timespan: 5m", why: "not value_avg" },
  { members: "  type: temporal\n  timespan: 5m", why: "rules is missing" },
  { members: "  type: temporal\n  rules: [F]\n  timespan: 5", why: "timespan must be a number with s, m, h or d" },
  { members: "  type: temporal\n  rules: [F]\n  timespan: 16d", why: "15d at most" },
  { members: "  type: temporal\n  rules: [F, X]\n  timespan: 5m", why: "no rule has the id or name X" },
  { members: "  type: event_count\n  rules: [F]\n  timespan: 5m", why: "condition must be a mapping such as gte: 10" },
  {
    members: "  type: event_count\n  rules: [F]\n  timespan: 5m\n  condition: { lt: 5 }",
    why: "only counts from one on are found",
  },
  {
    members: "  type: event_count\n  rules: [F, S]\n  timespan: 5m\n  condition: { gte: 5 }",
    why: "event_count counts the events of one rule",
  },
  {
    members: "  type: value_count\n  rules: [F]\n  timespan: 5m\n  condition: { gte: 5 }",
    why: "value_count needs exactly one field in its condition",
  },
  {
    members: "  type: value_count\n  rules: [F]\n  timespan: 5m\n  condition: { eq: 5, field: a }",
    why: "value_count cannot count less than",
  },
  {
    members: "  type: temporal\n  rules: [F, S]\n  timespan: 5m\n  condition: F or S",
    why: "can join rules only by and, and not behind it",
  },
  { members: "  type: temporal\n  rules: [F, S]\n  timespan: 5m\n  condition: not S", why: "can join rules only by" },
  {
    members: "  type: temporal\n  rules: [F, S]\n  timespan: 5m\n  condition: F and X",
    why: "the rule has no search named X",
  },
  {
    members: "  type: temporal_ordered\n  rules: [F, S]\n  timespan: 5m\n  condition: F and not S",
    why: "the condition of a temporal_ordered can join rules only by and",
  },
  { members: "  type: temporal\n  rules: [F, C]\n  timespan: 5m", why: "it can refer only to an event_count" },
  { members: "  type: event_count\n  rules: [C]\n  timespan: 5m\n  condition: { gte: 2 }", why: "can refer only to" },
  {
    members:
      "  type: temporal\n  rules: [F, S]\n  timespan: 5m\n  group-by: [w]\n  aliases: { w: { failed_login: a } }",
    why: "the alias w names no field of the rule successful_login",
  },
  {
    members: "  type: temporal\n  rules: [F, S]\n  timespan: 5m\n  group-by: [Gone]",
    why: "the field Gone is not kept",
  },
];

test.each(refused)("refuses a correlation: $why", async ({ members, why }) => {
  await expect(correlated(members)).rejects.toThrow(why);
});
