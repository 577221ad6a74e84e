import { expect, test } from "vitest";
import type { SearchInput } from "../generated/resolver-types.ts";
import { searchFormOf } from "./search-form.ts";

const input: SearchInput = {
  tables: ["pharos_logs.public.aws_cloudtrail", "AWS.ALB"],
  startTime: new Date(1000),
  endTime: new Date(2000),
};

test("names tables as the lake does, and looks at all events of the times", () => {
  expect(searchFormOf(input)).toEqual({
    tables: ["pharos_logs.aws_cloudtrail", "pharos_logs.aws_alb"],
    startTime: "1970-01-01T00:00:01.000Z",
    endTime: "1970-01-01T00:00:02.000Z",
    filters: { ors: [{ ands: [] }] },
  });
});

test("begins no earlier than the lake's engine", () => {
  const startTime = new Date("0001-01-01T00:00:00Z");
  expect(searchFormOf({ ...input, startTime }).startTime).toBe("1900-01-01T00:00:00.000Z");
});

test("keeps conditions in their groups, each with the text that is anywhere", () => {
  const a = { key: "a", operator: "EQUALS", value: "x" };
  const b = { key: "b", operator: "IS_NULL" };
  const c = { key: "c", operator: "IN", value: [1, 2] };
  const ors = [{ ands: [a, b] }, { ands: [c] }];
  expect(searchFormOf({ ...input, ors }).filters?.ors).toEqual(ors);
  const anywhere = { key: "", operator: "ROW_CONTAINS", value: "key" };
  expect(searchFormOf({ ...input, ors, text: " key " }).filters?.ors).toEqual([
    { ands: [a, b, anywhere] },
    { ands: [c, anywhere] },
  ]);
  expect(searchFormOf({ ...input, text: "key" }).filters?.ors).toEqual([{ ands: [anywhere] }]);
});

const condition = (operator: string, value: unknown) => ({ ors: [{ ands: [{ key: "a", operator, value }] }] });
test.each<{ name: string; change: Partial<SearchInput>; message: string }>([
  { name: "no table", change: { tables: [] }, message: "Choose at least one table" },
  { name: "too many tables", change: { tables: Array(2_001).fill("AWS.ALB") }, message: "at most 2000 tables" },
  { name: "an empty range", change: { endTime: new Date(1000) }, message: "endTime must be after startTime" },
  { name: "an unknown operator", change: condition("IS", "x"), message: "IS is not an operator" },
  { name: "an object as a value", change: condition("EQUALS", {}), message: "The value for a must be" },
])("refuses $name", ({ change, message }) => {
  expect(() => searchFormOf({ ...input, ...change })).toThrow(message);
});
