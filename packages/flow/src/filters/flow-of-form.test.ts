import { filterOperators } from "@pharos/domain";
import { expect, it } from "vitest";
import { compileFlow } from "../compile-flow.ts";
import { loadFlowParser } from "../node.ts";
import { testNow } from "../testing/run-flow.ts";
import { flowOfForm } from "./flow-of-form.ts";

const parser = await loadFlowParser();
const columns = [
  { name: "p_event_time", engineType: "DateTime64(9, 'UTC')" },
  { name: "who", engineType: "Nullable(String)" },
  { name: "tags", engineType: "Array(String)" },
  { name: "p_udm", engineType: "Nullable(JSON)" },
];
const table = { database: "pharos_logs", name: "door", columns };
const gate = { database: "pharos_logs", name: "gate", columns: [{ name: "who", engineType: "Nullable(String)" }] };
const one = (key: string, operator: string, value?: unknown) => ({ ors: [{ ands: [{ key, operator, value }] }] });
const formOf = (filters: ReturnType<typeof one>) => flowOfForm({ tables: [table], filters, times: undefined });

const values = { nothing: undefined, value: "1", pair: [1, 2], list: ["a"] };
const given: Readonly<Record<string, unknown>> = {
  WITHIN_CIDR: "10.0.0.0/8",
  NOT_WITHIN_CIDR: "10.0.0.0/8",
  SINCE: "1d",
};
const all = Object.entries(filterOperators).map(([name, { takes }]) => [name, given[name] ?? values[takes]] as const);

it.each(all)("%s %j becomes a statement, of a field, of a list, and of nothing that is there", (operator, value) => {
  for (const key of operator === "SINCE" ? ["p_event_time", "gone"] : ["who", "tags", "gone"]) {
    const tree = parser.parse(formOf(one(key, operator, value)));
    const { diagnostics } = compileFlow(tree, { catalogue: { tables: [table] }, now: testNow });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  }
});

it("asks each table what its own columns can answer", () => {
  const times = { fromMs: Date.UTC(2024, 5, 1), toMs: Date.UTC(3000, 0, 1) };
  const ofTable = ({ name }: { readonly name: string }) => ` | extend at = '${name}'`;
  const form = flowOfForm({ tables: [table, gate], filters: one("tags", "EQUALS", "x"), times, ofTable });
  expect(form.split("\n")).toEqual([
    "union (pharos_logs.public.door | where p_event_time >= datetime(2024-06-01T00:00:00.000Z) and p_event_time < datetime(2262-01-01T00:00:00.000Z)",
    " | where arrays.any(tags, fn (x) { coalesce(x == 'x', false) }) | extend at = 'door'),",
    "(pharos_logs.public.gate | where false | extend at = 'gate')",
  ]);
});

it("looks for an indicator in the fields of its kind that the table has, in both spellings", () => {
  const named = { ...table, columns: [...columns, { name: "p_any_usernames", engineType: "Array(String)" }] };
  const form = flowOfForm({ tables: [named], filters: one("", "HAS_INDICATOR", " Ada "), times: undefined });
  expect(form).toContain("arrays.overlap(p_any_usernames, ['Ada', 'ada'])");
  expect(form).not.toContain("p_any_emails");
});

it("looks for a text where an event says something for the first time", () => {
  const tree = parser.parse(formOf(one("", "ROW_CONTAINS", "x")));
  const { sql = "" } = compileFlow(tree, { catalogue: { tables: [table] }, now: testNow });
  const where = sql.slice(sql.indexOf("WHERE"));
  expect(where).toContain("t1.who");
  expect(where).not.toContain("p_udm");
});

it.each([
  ["IS", "x", "IS is not an operator. Use one of: EQUALS, "],
  ["EQUALS", undefined, "The filter EQUALS on who needs one value"],
  ["IS_NULL", "x", "The filter IS_NULL on who needs no value"],
  ["IN", [], "The filter IN on who needs at least one value"],
  ["BETWEEN", [1, 2, 3], "The filter BETWEEN on who needs two values"],
  ["EQUALS", { a: 1 }, 'The filter EQUALS on who does not accept {"a":1}'],
  ["NOT_WITHIN_CIDR", "10.0.0.0/33", "'10.0.0.0/33' is not an address range. Write one such as 10.0.0.0/8"],
  ["ROW_REGEXP_CONTAINS", "(", "'(' is not a regular expression in RE2 syntax: missing closing )"],
])("refuses %s %j", (operator, value, message) => {
  expect(() => formOf(one("who", operator, value))).toThrow(message);
});
