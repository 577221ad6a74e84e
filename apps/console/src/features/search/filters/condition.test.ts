import { describe, expect, test } from "vitest";
import { filterText } from "../../../routing/use-event-actions.ts";
import {
  type Condition,
  conditionGroups,
  conditionInWords,
  conditionTexts,
  fieldKind,
  operatorOf,
  operatorsFor,
  typedValue,
  withCondition,
} from "./condition.ts";

const a: Condition = { key: "eventName", operator: "EQUALS", value: "ConsoleLogin" };
const b: Condition = { key: "errorCode", operator: "IS_NULL" };
const c: Condition = { key: "port", operator: "BETWEEN", value: [1, 1024] };

test.each([
  { name: "one group", groups: [[a, b]] },
  { name: "two groups", groups: [[a], [b, c]] },
  { name: "nothing", groups: [] },
])("an address keeps $name", ({ groups }) => {
  expect(conditionGroups(conditionTexts(groups))).toEqual(groups);
});

test("reads what other pages write, and skips what is no condition", () => {
  const texts = [filterText("eventName", "EQUALS", "ConsoleLogin"), "{", '["only"]', "[1,2,3]"];
  expect(conditionGroups(texts)).toEqual([[a]]);
});

test("groups close up when one between them goes", () => {
  expect(conditionTexts([[a], [], [b]])).toEqual([
    '["eventName","EQUALS","ConsoleLogin"]',
    '["errorCode","IS_NULL",null,1]',
  ]);
});

test("a click adds a condition to the first group, once", () => {
  const texts = withCondition(conditionTexts([[a], [c]]), b);
  expect(conditionGroups(texts)).toEqual([[a, b], [c]]);
  expect(withCondition(texts, b)).toEqual(texts);
});

test.each([
  [a, "eventName is “ConsoleLogin”"],
  [b, "errorCode is absent"],
  [c, "port is between 1 and 1024"],
  [{ key: "x", operator: "IN", value: ["u", "v"] }, "x is any of “u”, “v”"],
  [{ key: "", operator: "ROW_CONTAINS", value: "u" }, "anything contains “u”"],
  [{ key: "", operator: "HAS_INDICATOR", value: "bob" }, "any indicator is “bob”"],
])("%j reads %s", (condition, words) => {
  expect(conditionInWords(condition)).toBe(words);
});

test.each([
  ["Nullable(String)", "text"],
  ["LowCardinality(String)", "text"],
  ["Nullable(Int64)", "number"],
  ["Nullable(Float64)", "number"],
  ["Bool", "boolean"],
  ["DateTime64(9, 'UTC')", "time"],
  ["Array(String)", "other"],
  ["Nullable(JSON)", "other"],
])("a column of %s holds %s", (type, kind) => {
  expect(fieldKind(type)).toBe(kind);
});

test("a number is not compared as text, nor a text as a number", () => {
  const ids = (kind: Parameters<typeof operatorsFor>[0]) => operatorsFor(kind).map((one) => one.id);
  expect(ids("number")).not.toContain("CONTAINS");
  expect(ids("text")).not.toContain("GREATER");
  expect(ids("time")).toContain("SINCE");
  expect(ids("other")).toContain("HAS_ANY");
});

describe("what was typed", () => {
  test.each([
    { texts: [" 7 "], operator: "EQUALS", kind: "number", value: 7 },
    { texts: ["7"], operator: "EQUALS", kind: "text", value: "7" },
    { texts: ["seven"], operator: "EQUALS", kind: "number", value: undefined },
    { texts: ["a", "", "b"], operator: "IN", kind: "text", value: ["a", "b"] },
    { texts: ["1"], operator: "BETWEEN", kind: "number", value: undefined },
    { texts: ["1", "1"], operator: "BETWEEN", kind: "number", value: undefined },
    { texts: ["true"], operator: "EQUALS", kind: "boolean", value: true },
    { texts: [""], operator: "EQUALS", kind: "text", value: undefined },
    { texts: ["7"], operator: "ROW_CONTAINS", kind: "number", value: "7" },
    { texts: ["12h"], operator: "SINCE", kind: "time", value: "12h" },
  ] as const)("$texts for $operator of a $kind is $value", ({ texts, operator, kind, value }) => {
    expect(typedValue(texts, operatorOf(operator), kind)).toEqual(value);
  });
});
