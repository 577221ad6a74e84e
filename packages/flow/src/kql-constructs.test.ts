import { describe, expect, it } from "vitest";
import { insteadOf } from "./diagnostics/instead-of.ts";
import { runFlow } from "./testing/run-flow.ts";

const people = "datatable [{'u': 'ann', 'n': 1}, {'u': 'bob', 'n': 3}, {'u': 'bob', 'n': 2}]";

/** What public hunting queries of KQL use beside the operators and functions that we share. */
const constructs: readonly { readonly construct: string; readonly flow: string; readonly rows: unknown }[] = [
  {
    construct: "names of several words in brackets",
    flow: `${people} | extend ['Two words'] = n | where ['Two words'] > 2 | project ['Two words']`,
    rows: [[3]],
  },
  { construct: "a list of one word stays a list", flow: "print a = ['a']", rows: [[["a"]]] },
  { construct: "dynamic", flow: `let names = dynamic(['bob']); ${people} | where u in (names) | count`, rows: [[2]] },
  {
    construct: "names in brackets wherever only a name can stand",
    flow: `${people} | extend o = {'a b': n} | project u, ['A b'] = o.['a b'] | project-reorder ['A b'], u | where u == 'ann'`,
    rows: [[1, "ann"]],
  },
  {
    construct: "names in brackets that parse fills",
    flow: "print a = 'id=7;' | parse a with * 'id=' ['The id'] ';' * | project ['The id']",
    rows: [["7"]],
  },
  {
    construct: "names in brackets that join compares",
    flow: `let others = ${people} | project ['A b'] = u, m = n; ${people} | project ['A b'] = u, n | where n == 1 | join kind=inner others on ['A b'] | project m`,
    rows: [[1]],
  },
  {
    construct: "short units of time spans",
    flow: "print a = 5min == 5m, b = 10sec == 10s, c = 2hrs == 2h",
    rows: [[true, true, true]],
  },
  { construct: "now with an offset", flow: "print a = now() - now(-90d) == 90d", rows: [[true]] },
  { construct: "ipv4_is_match", flow: "print a = ipv4_is_match('169.254.1.1', '169.0.0.0/8')", rows: [[true]] },
  { construct: "<>", flow: `${people} | where u <> 'bob' | count`, rows: [[1]] },
  {
    construct: "has on lists and objects",
    flow: "print a = ['x', 'an admin'] has 'admin', b = {'k': 'the Admin'} contains 'admin', c = [1] has 'admin'",
    rows: [[true, true, false]],
  },
  {
    construct: "isnotempty on lists and objects",
    flow: "print a = isnotempty(['x']), b = isnotempty({'k': 1}), c = isempty({}), d = isempty([]), e = isnotempty(5)",
    rows: [[true, true, true, true, true]],
  },
  {
    construct: "arg_max of a whole row",
    flow: `${people} | summarize arg_max(n, *) by u | sort u asc`,
    rows: [
      ["ann", 1],
      ["bob", 3],
    ],
  },
  {
    construct: "time spans by the clock",
    flow: "print a = time(6.00:00:00) == 6d, b = timespan(00:30:00) == 30m",
    rows: [[true, true]],
  },
  { construct: "materialize", flow: `let t = materialize(${people} | where n > 1); t | count`, rows: [[2]] },
  {
    construct: "make_list_if and make_set_if",
    flow: `${people} | summarize a = make_set_if(u, n > 1), b = make_list_if(u, n > 2)`,
    rows: [[["bob"], ["bob"]]],
  },
  {
    construct: "names that KQL gives to aggregates",
    flow: `${people} | summarize count() by u | sort by count_ desc | project count_`,
    rows: [[2], [1]],
  },
  {
    construct: "names that KQL gives to aggregates of a column",
    flow: `${people} | summarize dcount(u), max(n) | project dcount_u, max_n`,
    rows: [[2, 3]],
  },
  {
    construct: "functions with types",
    flow: "let twice = (x: long, y: string) { x * 2 }; print a = twice(3, 'y')",
    rows: [[6]],
  },
  { construct: "hints", flow: `${people} | summarize hint.strategy=shuffle count() by u | count`, rows: [[2]] },
  {
    construct: "hints of a join",
    flow: `${people} | join hint.strategy=broadcast kind=inner (${people} | where n == 1) on u | count`,
    rows: [[1]],
  },
  {
    construct: "column_ifexists",
    flow: `${people} | where n == 1 | project a = column_ifexists('u', ''), b = column_ifexists('v', 'none')`,
    rows: [["ann", "none"]],
  },
  {
    construct: "trim with a pattern",
    flow: "print a = trim('-+', '--a-b--'), b = trim_end('[0-9]', 'x12')",
    rows: [["a-b", "x"]],
  },
  { construct: "count(*)", flow: `${people} | summarize c = count(*)`, rows: [[3]] },
];

it.each(constructs)("reads $construct", ({ flow, rows }) => {
  const answer = runFlow(flow);
  expect(answer.codes.filter((code) => code !== "unused")).toEqual([]);
  expect(answer.rows).toEqual(rows);
});

describe("what KQL has and we have not", () => {
  it.each([
    ["print a = 1 | evaluate pivot(a)", "evaluate", "unknown_operator"],
    ["print a = 1 | scan with (step s: true)", "scan", "unknown_operator"],
    ["print a = series_decompose_anomalies([1])", "series_decompose_anomalies", "not_supported"],
    ["externaldata | count", "externaldata", "not_supported"],
    ["print a = parse_user_agent('x', 'browser')", "parse_user_agent", "not_supported"],
  ])("%s is refused with what to write", (flow, name, code) => {
    const answer = runFlow(flow);
    expect(answer.codes).toContain(code);
    expect(insteadOf(name)).toBeTruthy();
  });

  it.each(["toString", "constructor", "hasOwnProperty"])("knows %s as little as any other name", (name) => {
    expect(insteadOf(name)).toBeUndefined();
    expect(runFlow(`print a = ${name}(1)`).codes).toEqual(["unknown_function"]);
  });
});
