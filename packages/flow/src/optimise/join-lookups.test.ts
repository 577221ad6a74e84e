import { expect, it } from "vitest";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import { runFlow, runSql } from "../testing/run-flow.ts";

runSql("CREATE DATABASE IF NOT EXISTS pharos_lookups");
runSql(
  "CREATE OR REPLACE TABLE pharos_lookups.join_lookups (note Nullable(String), ip Nullable(String), place Nullable(JSON)) ENGINE = MergeTree ORDER BY tuple()",
);
runSql(
  `INSERT INTO pharos_lookups.join_lookups FORMAT JSONEachRow {"ip":"1.1.1.1","note":"one","place":{"city":"Graz"}}\n{"ip":"1.1.1.1","note":"again"}\n{"ip":"2.2.2.2"}`,
);

const catalogue: FlowCatalogue = {
  tables: [
    {
      database: "pharos_lookups",
      name: "join_lookups",
      key: "ip",
      columns: [
        { name: "note", engineType: "Nullable(String)" },
        { name: "ip", engineType: "Nullable(String)" },
        { name: "place", engineType: "Nullable(JSON)" },
      ],
    },
  ],
};

const events = "datatable [{'a': '1.1.1.1'}, {'a': '2.2.2.2'}, {'a': '3.3.3.3'}, {'a': null}]";
const found = "enrich.lookup('join_lookups', a)";

it.each([
  [
    "adds what one row of the table with the key has, and no rows",
    `${events} | extend city = ${found}.place.city, is = ${found} != null | sort a asc nulls last`,
    [
      ["1.1.1.1", "Graz", true],
      ["2.2.2.2", null, true],
      ["3.3.3.3", null, false],
      [null, null, false],
    ],
  ],
  ["filters by it", `${events} | where ${found}.ip == '2.2.2.2'`, [["2.2.2.2"]]],
  ["groups by it", `${events} | summarize n = agg.count() by ip = ${found}.ip | sort n | limit 1`, [[null, 2]]],
  ["sorts by it", `${events} | sort ${found}.ip desc | limit 1`, [["2.2.2.2"]]],
  [
    "finds by another column",
    `print n = 'again' | extend ip = enrich.lookup('join_lookups', n, 'note').ip | project ip`,
    [["1.1.1.1"]],
  ],
  [
    "finds by what another lookup found",
    `print a = '2.2.2.2' | extend b = enrich.lookup('join_lookups', ${found}.ip).ip | project b`,
    [["2.2.2.2"]],
  ],
  ["is there in a subquery", `print a = toscalar(print a = '2.2.2.2' | project ${found}.ip)`, [["2.2.2.2"]]],
])("%s", (_claim, flow, rows) => {
  const answer = runFlow(flow, catalogue);
  expect(answer.codes).toEqual([]);
  expect(answer.rows).toEqual(rows);
});

it("joins a table once for equal lookups of one step", () => {
  const { sql } = runFlow(`${events} | extend b = ${found}.ip, c = ${found}.note`, catalogue);
  expect(sql?.match(/JOIN/g)).toHaveLength(1);
});
