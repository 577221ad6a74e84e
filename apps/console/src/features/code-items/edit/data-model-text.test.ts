import { expect, test } from "vitest";
import {
  emptyModel,
  findMappingProblem,
  findModelDifferences,
  functionsOf,
  mappedFunctionsOf,
  modelDraftKind,
} from "./data-model-text.ts";

const fields = [
  { path: "client", type: "object" },
  { path: "client.ip", type: "string" },
  { path: "status", type: "int" },
  { path: "detail", type: "json" },
];
const functions = functionsOf("import x\n\ndef get_ip(event):\n    def inner(): pass\n    return 1\n");

test.each([
  { mapping: { name: "a", path: "$.client.ip" }, problem: undefined },
  { mapping: { name: "a", path: "client" }, problem: undefined },
  { mapping: { name: "a", path: "detail.any.thing" }, problem: undefined },
  { mapping: { name: "a", path: "$.list[*].ip" }, problem: undefined },
  { mapping: { name: "a", path: "" }, problem: undefined },
  { mapping: { name: "a", path: "clientt" }, problem: "No log type here has the field “clientt”." },
  { mapping: { name: "a", path: "status.code" }, problem: "No log type here has the field “status.code”." },
  { mapping: { name: "a", method: "get_ip" }, problem: undefined },
  { mapping: { name: "a", method: "inner" }, problem: "The code has no function “inner”." },
])("says of $mapping: $problem", ({ mapping, problem }) => {
  expect(findMappingProblem(mapping, fields, functions)).toBe(problem);
});

test("has nothing against a path while the fields are not known", () => {
  expect(findMappingProblem({ name: "a", path: "clientt" }, [], [])).toBeUndefined();
});

test("names each function once", () => {
  const mappings = [
    { name: "a", method: "f" },
    { name: "b", method: "f" },
    { name: "c", path: "x" },
  ];
  expect(mappedFunctionsOf(mappings)).toEqual(["f"]);
});

test("a kept draft of another shape is none", () => {
  expect(modelDraftKind.read({ ...emptyModel, body: "x = 1" })).toEqual({ ...emptyModel, body: "x = 1" });
  expect(modelDraftKind.read({ body: "x = 1" })).toBeUndefined();
});

test("a mapping without a path is the same as one with none, and another path is a difference", () => {
  const one = { ...emptyModel, mappings: [{ name: "a", path: "b" }] };
  expect(modelDraftKind.isSame(one, { ...one, mappings: [{ name: "a", path: "b", method: null }] })).toBe(true);
  const other = { ...one, mappings: [{ name: "a", method: "f" }] };
  expect(findModelDifferences(one, other)).toEqual([{ label: "Names", mine: "a: b", theirs: "a: f(event)" }]);
});
