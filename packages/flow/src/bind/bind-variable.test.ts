import { describe, expect, it, test } from "vitest";
import { withDefinitions } from "../editor/with-definitions.ts";
import { makeOddTables } from "../testing/odd-tables.ts";
import { runFlow } from "../testing/run-flow.ts";

const odd = makeOddTables();
const rows = "let rows = datatable(name: string) ['ada', \"o'hara\", 'bo'];";

/** Values that would mean something if they became part of a text. */
const hostile = [
  "'",
  "''",
  "\\",
  "\\'",
  "' or 1 == 1 or '",
  "ada' | union odd //",
  "') OR 1=1 --",
  "'; DROP TABLE pharos_logs.custom_door; --",
  "/* ' */",
  "`name`",
  "$other",
  "{other:String}",
  "=~ .* !in",
  "a\nb\tc",
  "☂",
  "",
];

describe("a variable is a value and never a part of the text", () => {
  it.each(hostile)("as a text: %j", (value) => {
    const { rows: found, codes } = runFlow("print a = $v, b = $v == $w", odd, { variables: { v: value, w: value } });
    expect({ found, codes }).toEqual({ found: [[value, true]], codes: [] });
  });

  it.each(hostile)("as one of a list: %j", (value) => {
    const variables = { v: value, all: ["x", value] };
    expect(runFlow("print a = $v in $all, b = $all", odd, { variables }).rows).toEqual([[true, ["x", value]]]);
    expect(runFlow(`${rows} rows | where name in $all | count`, odd, { variables }).rows).toEqual([[0]]);
  });
});

it.each(hostile)("a text with its values as definitions finds the same: %j", (value) => {
  const flow = withDefinitions("print $v, $list, $none", { v: value, list: [value], none: [] });
  expect(runFlow(flow, odd)).toMatchObject({ rows: [[value, [value], []]], codes: [] });
});

test.each([
  ["a text", "name == $v", "bo", ["bo"]],
  ["a text with a quote", "name == $v", "o'hara", ["o'hara"]],
  ["a part of a text", "name contains $v", "o", ["o'hara", "bo"]],
  ["nothing, where that stands for all", "$v == '' or name == $v", "", ["ada", "o'hara", "bo"]],
  ["a list", "name in $v", ["ada", "bo"], ["ada", "bo"]],
  ["a list in parentheses", "name in ($v)", ["ada", "bo"], ["ada", "bo"]],
  ["a list that is not to have it", "name !in $v", ["ada", "bo"], ["o'hara"]],
  ["a list of one", "name in $v", ["ada"], ["ada"]],
  ["a list of none", "name in $v", [], []],
  ["a list of none, not in it", "name !in $v", [], ["ada", "o'hara", "bo"]],
  ["a list of none, where that stands for all", "arrays.len($v) == 0 or name in $v", [], ["ada", "o'hara", "bo"]],
  ["a list of 1,000", "name in $v", [...Array.from({ length: 999 }, (_, index) => `x${index}`), "bo"], ["bo"]],
])("compares with %s", (_what, condition, v, found) => {
  const answer = runFlow(`${rows} rows | where ${condition}`, odd, { variables: { v } });
  expect({ found: answer.rows.flat(), codes: answer.codes }).toEqual({ found, codes: [] });
});

test.each([
  ["without any", "print a = $account", {}, "The variable $account is not declared", 10],
  ["with another of nearly that name", "print a = $acount", { account: "1" }, "did you mean $account?", 10],
  ["behind a table whose columns may lack", "odd | where $x == 1", {}, "The variable $x is not declared", 12],
  ["with a name of JavaScript's", "print a = $constructor", {}, "The variable $constructor is not declared", 10],
])("says at its place that a variable is not declared, %s", (_what, flow, variables, message, start) => {
  const { diagnostics } = runFlow(flow, odd, { variables });
  expect(diagnostics).toMatchObject([
    { code: "undeclared_variable", severity: "error", message: expect.stringContaining(message), start },
  ]);
});

test("a value is read as its column has them, and one that cannot be is never found", () => {
  const flow = "datatable(number: int) [1, 2] | where number == $v";
  expect(runFlow(flow, odd, { variables: { v: "1" } })).toMatchObject({ rows: [[1]], codes: [] });
  expect(runFlow(flow, odd, { variables: { v: "many" } })).toMatchObject({ rows: [], codes: ["never_equal"] });
});
