import { expect, test } from "vitest";
import { checkQueryVariables } from "./query-variables.ts";

const values = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

test("variables are kept in the order of their names, whatever their values are", () => {
  const odd = ["'; DROP TABLE x --", "", "*/", "\0"];
  expect(
    JSON.stringify(
      checkQueryVariables([
        ["user", odd],
        ["account", "1"],
      ]),
    ),
  ).toBe(JSON.stringify({ account: "1", user: odd }));
});

test.each<[string, (readonly [string, string | readonly string[]])[], string]>([
  ["a name with an operator", [["a b", "1"]], '"a b" cannot be the name of a variable'],
  ["a name of the language itself", [["left", "1"]], '"left" cannot be the name of a variable'],
  ["a name of JavaScript's", [["__proto__", "1"]], '"__proto__" cannot be the name of a variable'],
  [
    "one name twice",
    [
      ["a", "1"],
      ["a", "2"],
    ],
    "The variable a is given twice",
  ],
  ["1,001 values", [["a", values(1_001)]], "The variable a has 1001 values. It can have at most 1,000."],
  ["a long value", [["a", "x".repeat(1_001)]], "A value of the variable a has more than 1,000 characters"],
  ["a lot of text", [["a", values(1_000).map((one) => one.repeat(20))]], "at most 65,536 characters"],
  ["21 variables", values(21).map((name) => [name, ""] as const), "at most 20 variables, not 21"],
])("refuses %s", (_what, given, problem) => {
  expect(() => checkQueryVariables(given)).toThrow(problem);
});
