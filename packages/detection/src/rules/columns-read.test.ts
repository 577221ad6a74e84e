import { loadSigma } from "@pharos/detection-content/testing";
import type { DataModel, Rule } from "@pharos/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RuleEngine, startRuleEngine } from "../engine/rule-engine.ts";
import { aRule, testCacheFolder } from "../testing/a-rule.ts";

const python = (line: string) => ({ body: `import re\n\ndef rule(event):\n    ${line}\n` });
const yaml = (...detection: unknown[]) => ({ body: "", simple: { detection } });

type Parts = Pick<Rule, "body"> & Partial<Rule>;
/** Rules of one log type each, and what is read of its events. */
const cases: { name: string; rules: Parts[]; columns: string[] | "all" | undefined }[] = [
  { name: "a key in any capitals", rules: [python('return event.get("eventName") == "a"')], columns: ["eventname"] },
  {
    name: "a path",
    rules: [python('return event.deep_get("User", "name", default="") == "a"')],
    columns: ["user"],
  },
  {
    name: "a path written as a chain",
    rules: [python('return event.get("user", {}).get("name") == "a"')],
    columns: ["user"],
  },
  {
    name: "every condition, not only the one that the rule is found by",
    rules: [python('return event.get("a") == "x" and event.get("b") == "y" and "z" in event.get("c", "")')],
    columns: ["a", "b", "c"],
  },
  {
    name: "alternatives",
    rules: [python('return event.get("a") == "x" or event.get("b", "").startswith("y")')],
    columns: ["a", "b"],
  },
  {
    name: "elements of a list",
    rules: [python('return any(one.get("name") == "a" for one in event.get("users", []))')],
    columns: ["users"],
  },
  {
    name: "only conditions, though the function reads more",
    rules: [
      python(
        'if event.get("a") != "x": return False\n    import json\n    return json.dumps(event.get("more")) == "[]"',
      ),
    ],
    columns: ["a"],
  },
  {
    name: "fields of a data model, and what chooses the model",
    rules: [python('return event.udm("who") == "a"')],
    columns: ["p_log_type", "p_udm", "user", "who"],
  },
  {
    name: "rows of tables",
    rules: [python('return event.deep_get("p_enrichment", "t", "s", "x") == "a"')],
    columns: ["p_enrichment"],
  },
  { name: "nothing where a rule runs on every event", rules: [python("return True")], columns: [] },
  {
    name: "what the rules read together",
    rules: [python("return True"), python('return event.get("a") == 1'), yaml({ KeyPath: "b.c", Condition: "Exists" })],
    columns: ["a", "b"],
  },
  { name: "all where the event itself is tested", rules: [python("return not event")], columns: "all" },
  { name: "a key in YAML", rules: [yaml({ Key: "Kind", Condition: "Equals", Value: "a" })], columns: ["kind"] },
  {
    name: "a condition in YAML that no index helps with",
    rules: [yaml({ KeyPath: "user.name", Condition: "DoesNotEqual", Value: "a" })],
    columns: ["user"],
  },
  {
    name: "both sides of a comparison in YAML",
    rules: [yaml({ Condition: "Equals", Values: [{ Key: "Left" }, { DeepKey: ["right", "name"] }] })],
    columns: ["left", "right"],
  },
  {
    name: "combinations in YAML",
    rules: [
      yaml({
        None: [{ Key: "a", Condition: "Exists" }, { OnlyOne: [{ KeyPath: "b[0].x", Condition: "IsNull" }] }],
      }),
    ],
    columns: ["a", "b"],
  },
  {
    name: "lists in YAML by themselves, since what is in them belongs to no event",
    rules: [
      yaml({
        Key: "users",
        Condition: "AllElements",
        Expressions: [{ Key: "name", Condition: "Equals", Value: "a" }],
      }),
    ],
    columns: ["users"],
  },
  {
    name: "inline filters of a rule in Python",
    rules: [
      {
        ...python('return event.get("a") == "x"'),
        inlineFilters: [{ KeyPath: "Zone.name", Condition: "IsNotIn", Values: ["a"] }],
      },
    ],
    columns: ["a", "zone"],
  },
  { name: "nothing of a rule that is off", rules: [{ ...python("return True"), enabled: false }], columns: undefined },
  { name: "nothing of a rule that does not load", rules: [{ body: "def rule(event" }], columns: undefined },
  { name: "nothing without a rule", rules: [], columns: undefined },
];

const sigmaCases = [
  {
    name: "fields with all their places",
    detection: { s: { Program: "x" }, condition: "s" },
    columns: ["image", "newimage"],
  },
  {
    name: "both fields of a comparison",
    detection: { s: { "a.b|fieldref": "Other" }, condition: "not s" },
    columns: ["a", "other"],
  },
  { name: "fields that must be there", detection: { s: { "Left|exists": true }, condition: "s" }, columns: ["left"] },
  { name: "fields that are empty", detection: { s: { Left: null }, condition: "s" }, columns: ["left"] },
  { name: "all for a word anywhere", detection: { s: ["word"], condition: "s" }, columns: "all" },
];

const logTypeOf = (at: number) => `Test.Log${at}`;
const model: DataModel = {
  id: "Test.Model",
  displayName: "",
  enabled: true,
  logTypes: cases.map((_, at) => logTypeOf(at)),
  mappings: [{ name: "who", path: "user.name" }],
  body: "",
};

let engine: RuleEngine;
beforeAll(async () => {
  const rules = cases.flatMap(({ name, rules }, at) =>
    rules.map((rule, place) => aRule({ id: `${name} ${place}`, logTypes: [logTypeOf(at)], ...rule })),
  );
  const files = sigmaCases.map(({ name, detection }): [string, string] => [
    `${name}.yml`,
    `title: ${name}\nid: ${name}\nlogsource: { product: test }\ndetection: ${JSON.stringify(detection)}\n`,
  ]);
  const sigma = await loadSigma(Object.fromEntries(files));
  expect(sigma.problems).toEqual([]);
  const ofSigma = sigma.rules.map((rule) => ({ ...rule, logTypes: [`Sigma.${rule.id}`] }));
  engine = await startRuleEngine({
    rules: [...rules, ...ofSigma],
    globals: [],
    dataModels: [model],
    cacheFolder: testCacheFolder,
  });
});
afterAll(() => engine.close());

const expected = (columns: readonly string[] | string | undefined) =>
  Array.isArray(columns) ? new Set<unknown>(columns) : columns;

test.each(cases.map(({ name, columns }, at) => ({ name, columns, logType: logTypeOf(at) })))(
  "choosing reads $name",
  ({ columns, logType }) => {
    expect(engine.columnsRead(logType)).toEqual(expected(columns));
  },
);

test.each(sigmaCases)("choosing reads of Sigma $name", ({ name, columns }) => {
  expect(engine.columnsRead(`Sigma.${name}`)).toEqual(expected(columns));
});

test("what is read is known anew when the rules are others", async () => {
  const one = await startRuleEngine({
    cacheFolder: testCacheFolder,
    rules: [aRule(python('return event.get("a") == 1'))],
    globals: [],
  });
  expect(one.columnsRead("Test.Log")).toEqual(new Set(["a"]));
  await one.reload({ rules: [aRule(python('return event.get("b") == 1'))], globals: [] });
  expect(one.columnsRead("Test.Log")).toEqual(new Set(["b"]));
  await one.close();
});
