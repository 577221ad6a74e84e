import { expect, test } from "vitest";
import type { SearchInput } from "../generated/resolver-types.ts";
import { searchScopeOf } from "./search-input.ts";

const input: SearchInput = {
  tables: ["pharos_logs.public.aws_cloudtrail", "AWS.ALB"],
  startTime: new Date(1000),
  endTime: new Date(2000),
};

test("names tables as the lake does, and the times in milliseconds", () => {
  expect(searchScopeOf(input)).toEqual({
    tables: ["pharos_logs.aws_cloudtrail", "AWS.ALB"],
    fromMs: 1000,
    toMs: 2000,
    filters: [],
  });
});

test("keeps conditions in their groups", () => {
  const ors = [
    {
      ands: [
        { key: "a", operator: "EQUALS", value: "x" },
        { key: "b", operator: "IS_NULL" },
      ],
    },
    { ands: [{ key: "c", operator: "IN", value: [1, 2] }] },
  ];
  expect(searchScopeOf({ ...input, ors }).filters).toEqual([
    [
      { key: "a", operator: "EQUALS", value: "x" },
      { key: "b", operator: "IS_NULL" },
    ],
    [{ key: "c", operator: "IN", value: [1, 2] }],
  ]);
});

const condition = (operator: string, value: unknown) => ({ ors: [{ ands: [{ key: "a", operator, value }] }] });
test.each<{ name: string; change: Partial<SearchInput>; message: string }>([
  { name: "no table", change: { tables: [] }, message: "Choose at least one table" },
  { name: "too many tables", change: { tables: Array(51).fill("AWS.ALB") }, message: "At most 50 tables" },
  { name: "an empty range", change: { endTime: new Date(1000) }, message: "endTime comes after startTime" },
  { name: "an unknown operator", change: condition("IS", "x"), message: "IS is no operator" },
  { name: "an object as a value", change: condition("EQUALS", {}), message: "The value for a is" },
])("refuses $name", ({ change, message }) => {
  expect(() => searchScopeOf({ ...input, ...change })).toThrow(message);
});
