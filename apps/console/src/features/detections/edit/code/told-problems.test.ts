import { expect, test } from "vitest";
import { mergeProblems, plainError } from "./told-problems.ts";

test.each([
  ["ModuleNotFoundError('the package a is not there')", "ModuleNotFoundError: the package a is not there"],
  ["SyntaxError: invalid syntax", "SyntaxError: invalid syntax"],
  ["RateMinutes is missing", "RateMinutes is missing"],
])("reads what Python says: %s", (message, plain) => {
  expect(plainError(message)).toBe(plain);
});

test("tells once what the language and the server say of a text that is no YAML", () => {
  const problem = { start: 3, end: 4, code: "server", severity: "error", fixes: [] } as const;
  const own = { ...problem, message: "a ] is missing" };
  expect(mergeProblems([own], [{ ...problem, start: 0, message: "not valid YAML: a ] is missing" }])).toEqual([own]);
});
