import { expect, test } from "vitest";
import { transpileFilters } from "./transpile-filters.ts";

const statement = (target: string, operator: string, rest = {}) => ({ statement: { target, operator, ...rest } });

test.each<{ name: string; filters: unknown[]; transpiled: unknown }>([
  {
    name: "one filter as it is",
    filters: [{ KeyPath: "a.b[0]", Condition: "Equals", Value: "x" }],
    transpiled: statement("a.b[0]", "Equals", { value: "x" }),
  },
  {
    name: "several as a conjunction",
    filters: [
      { KeyPath: "a", Condition: "IsIn", Values: ["x", 1] },
      { KeyPath: "b", Condition: "IsNotNullOrEmpty" },
    ],
    transpiled: { and: [statement("a", "IsIn", { values: ["x", 1] }), statement("b", "IsNotNullOrEmpty")] },
  },
  { name: "no filter at all", filters: [{ All: [] }], transpiled: { and: [] } },
  {
    name: "alternatives, under today's name of a condition",
    filters: [{ Any: [{ KeyPath: "a[*]", Condition: "Has", Value: 1 }] }],
    transpiled: { or: [statement("a[*]", "Contains", { value: 1 })] },
  },
  {
    name: "enrichment, with names that have dots",
    filters: [
      {
        Enrichment: { Table: "a table", Selector: "client.ip", FieldPath: "asn.name" },
        Condition: "StartsWith",
        Value: "A",
      },
    ],
    transpiled: statement('p_enrichment.a table["client.ip"].asn.name', "StartsWith", { value: "A" }),
  },
])("writes $name", ({ filters, transpiled }) => {
  expect(JSON.parse(transpileFilters(JSON.stringify(filters)))).toEqual(transpiled);
});

test.each([
  ["{", "it is not JSON"],
  ['{"KeyPath": "a"}', "InlineFilters: InlineFilters must be a list of match expressions"],
  ['[{"Key": "a", "Condition": "Exists"}]', "InlineFilters[0]: needs one of KeyPath, Enrichment"],
])("refuses %s", (filters, problem) => {
  expect(() => transpileFilters(filters)).toThrow(problem);
});
