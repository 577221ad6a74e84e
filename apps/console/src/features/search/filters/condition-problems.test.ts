import { expect, test } from "vitest";
import { operatorOf } from "./condition.ts";
import { conditionProblems } from "./condition-problems.ts";

test.each([
  ["", ["x"], "EQUALS", "text", { key: "This field is required" }],
  ["who", [], "EQUALS", "text", { value: "This field is required" }],
  ["who", [""], "IN", "text", { value: "At least one value is required" }],
  ["size", ["1", ""], "BETWEEN", "number", { second: "Both numbers are required" }],
  ["size", ["1", "1"], "BETWEEN", "number", { second: "Numbers must be different" }],
  ["size", ["1", "b"], "BETWEEN", "number", { second: "This field + operator requires two numbers, and “b” is none" }],
  ["size", ["many"], "EQUALS", "number", { value: "This field + operator requires a number" }],
  ["size", ["1", "b"], "IN", "number", { value: "This field + operator requires a list of numbers, and “b” is none" }],
  ["ok", ["yes"], "EQUALS", "boolean", { value: "This field + operator requires true or false" }],
  ["ip", ["home"], "WITHIN_CIDR", "text", { value: "This field + operator requires an IP address or CIDR" }],
  [
    "at",
    ["yesterday"],
    "SINCE",
    "time",
    { value: "This field + operator requires a time span such as 90m, 12h or 7d" },
  ],
  ["ip", ["10.0.0.0/8"], "WITHIN_CIDR", "text", {}],
  ["at", ["1.5 hours"], "SINCE", "time", {}],
  ["", ["x"], "ROW_CONTAINS", "other", {}],
  ["who", [], "IS_NULL", "text", {}],
  ["size", ["1", "2"], "BETWEEN", "number", {}],
] as const)("%j %j %s of a %s", (key, texts, operator, kind, problems) => {
  expect(conditionProblems(key, texts, operatorOf(operator), kind)).toEqual(problems);
});
