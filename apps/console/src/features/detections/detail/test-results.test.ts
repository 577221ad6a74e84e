import { expect, test } from "vitest";
import { failingFirst, functionRows, parsedEvent, resultSentence } from "./test-results.ts";

const tests = [{ name: "a" }, { name: "b" }, { name: "c" }];

test("failing tests come first, the others stay in their order", () => {
  const results = [
    { name: "a", passed: true },
    { name: "c", passed: false },
  ];
  expect(failingFirst(tests, results).map((one) => one.name)).toEqual(["c", "a", "b"]);
});

test.each([
  [[], ""],
  [[{ passed: true }, { passed: true }], "All tests passed!"],
  [[{ passed: true }, { passed: false }], "1 of 2 tests failed"],
])("%j reads %j", (results, sentence) => {
  expect(resultSentence(results)).toBe(sentence);
});

test("each function says what it returned or why it failed", () => {
  const functions = {
    detection: { output: true, error: null },
    title: { output: null, error: { kind: "TypeError", message: "title returned NoneType" } },
  };
  expect(functionRows(functions, false)).toEqual([
    { name: "rule", output: "true", error: undefined },
    { name: "title", output: "null", error: "title returned NoneType" },
  ]);
  expect(functionRows(functions, true).map(({ name }) => name)).toEqual(["policy", "title"]);
  expect(functionRows(null, false)).toEqual([]);
});

test("an event that is no JSON is shown as it is", () => {
  expect(parsedEvent('{"a":1}')).toEqual({ a: 1 });
  expect(parsedEvent("{")).toBe("{");
});
