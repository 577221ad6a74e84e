import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { expressions, filterExpressions } from "./read-expressions.ts";

function problemsOf(read: typeof expressions, yaml: string): string[] {
  const problems: string[] = [];
  read(parseDocument(yaml).contents, "Detection", (message, at) => problems.push(`${at?.range?.[0]}: ${message}`));
  return problems;
}

const wrong: readonly (readonly [yaml: string, problem: string])[] = [
  ["a: 1", "0: Detection must be a list of match expressions"],
  ["[x]", "1: a match expression must be a mapping"],
  ["[{Key: a}]", "1: a match expression needs Condition or one of All, Any, OnlyOne, None"],
  ["[{Key: a, Condition: equals, Value: 1}]", "21: the condition equals does not exist; did you mean Equals?"],
  ["[{Key: a, KeyPath: b, Condition: Exists}]", "1: has more than one of Key, DeepKey, KeyPath, Enrichment"],
  ["[{Condition: Exists}]", "1: needs one of Key, DeepKey, KeyPath, Enrichment"],
  ["[{Key: a, Condition: Equals}]", "1: Equals needs Value"],
  ["[{Key: a, Condition: Equals, Values: [1]}]", "37: Equals takes one Value instead of Values"],
  ["[{Key: a, Condition: IsIn, Value: 1}]", "34: IsIn takes Values, a list, instead of Value"],
  ["[{Key: a, Condition: IsGreaterThan, Value: x}]", "43: the value of IsGreaterThan must be a number"],
  ["[{Key: a, Condition: StartsWith, Value: 1}]", "40: the value of StartsWith must be text"],
  [
    "[{Key: a, Condition: IsIPAddressInCIDR, Value: 10.0.0.0/40}]",
    "47: the value of IsIPAddressInCIDR must be a network",
  ],
  ["[{Key: a, Condition: IsNull, Value: 1}]", "36: IsNull takes no value"],
  ["[{KeyPath: a..b, Condition: Exists}]", "11: KeyPath must read like a.b, a[0].b or a[*].b"],
  ["[{Key: a, Condition: Exists, Extra: 1}]", "29: unknown key Extra"],
  ["[{Condition: Equals, Values: [{Key: a}, {Key: b}, {Key: c}]}]", "1: a comparison needs exactly two keys"],
  ["[{Any: {}}]", "7: Any must be a list of match expressions"],
];

test.each(wrong)("says what is wrong with %s", (yaml, problem) => {
  expect(problemsOf(expressions, yaml)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ["[{Key: a, Condition: Exists}]", "needs one of KeyPath, Enrichment"],
  ["[{None: []}]", "None is not allowed here, only All and Any"],
  ["[{Condition: AlwaysTrue}]", "an inline filter can't have AlwaysTrue and AlwaysFalse"],
  ["[{KeyPath: a, Condition: AnyElement, Expressions: []}]", "an inline filter can't have AnyElement"],
  ["[{Condition: Equals, Values: [{KeyPath: a}, {KeyPath: b}]}]", "an inline filter can't have two keys"],
])("refuses %s in an inline filter", (yaml, problem) => {
  expect(problemsOf(filterExpressions, yaml)).toContainEqual(expect.stringContaining(problem));
});

test("takes no filter at all, and nested ones", () => {
  expect(problemsOf(filterExpressions, "[{All: []}]")).toEqual([]);
  expect(problemsOf(filterExpressions, "[{Any: [{KeyPath: a.b, Condition: IsIn, Values: [1]}]}]")).toEqual([]);
});
