import { describe, expect, it } from "vitest";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import { runFlow, runSql } from "../testing/run-flow.ts";

const columns = {
  id: "Int64",
  doc: "Nullable(JSON(max_dynamic_paths=2))",
  list: "Array(JSON(max_dynamic_paths=2))",
  grid: "Array(Array(Nullable(Int32)))",
  text: "Nullable(String)",
};
const other = {
  ...columns,
  doc: "Nullable(JSON(max_dynamic_paths=16))",
  list: "Nullable(String)",
  only: "Nullable(JSON)",
};

const event = {
  id: 1,
  doc: {
    "k8s.io/name": "web",
    "a b": { c: { "d.e": [1, { f: "deep" }] } },
    flags: [true, false],
    when: "2024-01-01 10:00:00",
    quote: 'it\'s \\ "😀"',
    big: "18446744073709551615",
    mixed: [1, "x", null, { y: 2 }],
    list: [{ n: 1 }, { n: 2 }],
    "": "nothing",
    "100%": 5,
    "tick`s": 6,
  },
  list: [{ a: { b: 1 } }, { z: "y" }],
  grid: [[1, null], []],
  text: '{"in": {"side": [1, 2]}}',
};

function fill(table: string, types: Readonly<Record<string, string>>, rows: readonly object[]) {
  const list = Object.entries(types).map(([name, type]) => `${name} ${type}`);
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  runSql(`CREATE OR REPLACE TABLE pharos_logs.${table} (${list.join(", ")}) ENGINE = MergeTree ORDER BY id`);
  runSql(`INSERT INTO pharos_logs.${table} FORMAT JSONEachRow ${rows.map((row) => JSON.stringify(row)).join("\n")}`);
  const described = Object.entries(types).map(([name, engineType]) => ({ name, engineType }));
  return { database: "pharos_logs", name: table, columns: described };
}

const catalogue: FlowCatalogue = {
  tables: [
    fill("json_paths", columns, [event, { id: 2 }, { id: 3, doc: { "a b": 5, flags: "none" } }]),
    fill("json_others", other, [{ id: 4, doc: { flags: { x: 1 } }, list: "plain", only: { p: { q: 1 } } }]),
  ],
};

function rowsOf(flow: string) {
  const answer = runFlow(flow, catalogue);
  expect(answer.codes.filter((code) => code !== "no_time_filter")).toEqual([]);
  return answer.rows;
}

describe("one event", () => {
  it.each([
    ["a key with dots", "doc['k8s.io/name']", "web"],
    ["names with spaces and dots, and positions", "doc['a b'].c['d.e'][1].f", "deep"],
    ["the last of a list", "doc.list[-1].n", 2],
    ["beyond a list", "doc.list[9].n", null],
    ["a position in what is not a list", "doc['a b'][0]", null],
    ["a name in a list", "doc.list.n", null],
    ["true and false", "doc.flags[0]", true],
    ["text that looks like a time", "doc.when", "2024-01-01 10:00:00"],
    ["a time in text", "doc.when > datetime(2023-01-01)", true],
    ["quotes, backslashes and signs beyond 16 bits", "doc.quote", event.doc.quote],
    ["digits beyond 64 bits as text", "doc.big", "18446744073709551615"],
    ["a list of anything", "doc.mixed", [1, "x", null, { y: 2 }]],
    ["an element that is null", "doc.mixed[2]", null],
    ["an empty name", "doc['']", "nothing"],
    ["a percent sign in a name", "doc['100%']", 5],
    ["a back-tick in a name", "doc['tick`s']", 6],
    ["a column of objects", "list[0].a.b", 1],
    ["a column of objects as a whole", "list", [{ a: { b: 1 } }, { z: "y" }]],
    ["a column of lists", "grid[0][0]", 1],
    ["a column of lists as a whole", "grid", [[1, null], []]],
    ["JSON in a column of text", "text['in'].side[1]", 2],
    ["a name that comes from the row", "doc[strings.cat('whe', 'n')]", "2024-01-01 10:00:00"],
    ["a whole object with its dots", "doc['a b']", { c: { "d.e": [1, { f: "deep" }] } }],
    ["the length of a list", "arrays.len(doc.mixed)", 4],
    ["the elements of a list", "arrays.map(doc.list, fn (x) { x.n })", [1, 2]],
    ["the names of an object", "arrays.sort(object.keys(doc['a b']))", ["c"]],
    ["whether there is one", "doc['k8s.io/name'] != null and doc.nothing == null", true],
  ])("gives %s", (_what, path, value) => {
    expect(rowsOf(`json_paths | where id == 1 | project a = ${path}`)).toEqual([[value]]);
    // The same of what a subquery gives.
    expect(rowsOf(`json_paths | sort id asc | limit 1 | where id == 1 | project a = ${path}`)).toEqual([[value]]);
  });

  it.each([
    ["sets a member of a column", "extend doc.when = 1 | project a = doc.when, b = doc['k8s.io/name']", [1, "web"]],
    ["sets a member with dots in its name", "extend doc['x.y'].z = 'w' | project a = doc['x.y']", [{ z: "w" }]],
    [
      "takes a member away",
      "extend doc['a b'].c = null | project a = doc['a b'].c, b = doc.when",
      [null, event.doc.when],
    ],
    ["sets a member of text", "extend text['in'].more = true | project a = text['in']", [{ side: [1, 2], more: true }]],
  ])("%s", (_what, steps, row) => {
    expect(rowsOf(`json_paths | where id == 1 | ${steps}`)).toEqual([row]);
  });
});

describe("events of different logs", () => {
  it("keep what each has at the same place", () => {
    const flow = "union json_paths, json_others | project id, f = doc.flags, l = list, p = only.p.q | sort id asc";
    expect(rowsOf(flow)).toEqual([
      [1, [true, false], [{ a: { b: 1 } }, { z: "y" }], null],
      [2, null, [], null],
      [3, "none", [], null],
      [4, { x: 1 }, "plain", 1],
    ]);
  });

  it("stand as objects where they were joined", () => {
    const flow =
      "json_paths | project id | join kind=leftouter o = (union json_paths, json_others | project id, f = doc.flags, only) on $left.id == $right.id | sort id asc";
    expect(rowsOf(`${flow} | project f = o.f, is = o != null`)).toEqual([
      [[true, false], true],
      [null, true],
      ["none", true],
    ]);
    expect(rowsOf(`${flow} | project o`)).toEqual([[{ id: 1, f: [true, false] }], [{ id: 2 }], [{ id: 3, f: "none" }]]);
  });

  it("have no object where a branch has none", () => {
    const flow = "union (print a = {'x': 1}), (print b = 2) | project a, is = a != null | sort is";
    expect(rowsOf(flow)).toEqual([
      [{ x: 1 }, true],
      [null, false],
    ]);
  });

  it("are grouped and sorted by what stands in JSON", () => {
    expect(rowsOf("json_paths | summarize n = agg.count() by f = doc.flags | sort n, f asc")).toEqual([
      [null, 1],
      ["none", 1],
      [[true, false], 1],
    ]);
  });
});
