import { expect, it } from "vitest";
import type { FlowTable } from "../catalogue/flow-catalogue.ts";
import { compileFlow } from "../compile-flow.ts";
import { loadFlowParser } from "../node.ts";
import { runSql, testNow } from "../testing/run-flow.ts";
import { widestResult } from "./fold-wide-events.ts";

const parser = await loadFlowParser();
const columnsEach = widestResult / 2;

/** A table with as many columns as half a result may have, all but the first two of them null in its one row. */
function makeTable(name: string): FlowTable {
  const own = Array.from({ length: columnsEach }, (_value, index) => `${name}_${index}`);
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  runSql(`CREATE OR REPLACE TABLE pharos_logs.${name} (p_event_time DateTime64(9, 'UTC'), p_log_type String,
    ${own.map((column) => `${column} Nullable(String)`).join(", ")}) ENGINE = MergeTree ORDER BY p_event_time`);
  runSql(`INSERT INTO pharos_logs.${name} (p_event_time, p_log_type, ${own[0]}, ${own[1]}) VALUES
    ('2024-06-01 11:00:00', '${name}', 'first of ${name}', 'it''s "second"')`);
  const columns = own.map((column) => ({ name: column, engineType: "Nullable(String)" }));
  const shared = [
    { name: "p_event_time", engineType: "DateTime64(9, 'UTC')" },
    { name: "p_log_type", engineType: "String" },
  ];
  return { database: "pharos_logs", name, columns: [...shared, ...columns] };
}

const catalogue = { tables: ["wide_a", "wide_b"].map(makeTable) };

function run(flow: string) {
  const { sql, columns } = compileFlow(parser.parse(flow), { catalogue, now: testNow });
  if (sql === undefined) throw new Error("does not compile");
  const lines = runSql(sql)
    .split("\n")
    .filter((line) => line !== "");
  return { columns: columns.map(({ name }) => name), rows: lines.map((line) => JSON.parse(line)) };
}

it("shows the events of many logs as objects, without what they lack", () => {
  const { columns, rows } = run("pharos_logs.public.wide* | extend seen = p_log_type + '!' | sort p_log_type asc");
  expect(columns).toEqual(["p_event_time", "p_log_type", "seen", "p_event"]);
  expect(rows.map((row) => row.slice(2))).toEqual([
    ["wide_a!", { wide_a_0: "first of wide_a", wide_a_1: `it's "second"` }],
    ["wide_b!", { wide_b_0: "first of wide_b", wide_b_1: `it's "second"` }],
  ]);
});

it("lets the query use every column before", () => {
  const { rows } = run("union wide_a, wide_b | where wide_b_0 startswith 'first' | limit 5");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.at(-1)).toMatchObject({ wide_b_0: "first of wide_b" });
});

it("gives whole rows as JSON texts where it is asked to", () => {
  const flow = "union (wide_a | extend of = 'a'), (wide_b | extend of = 'b') | sort of asc | limit 2";
  const { sql, columns } = compileFlow(parser.parse(flow), { catalogue, now: testNow, foldsRows: true });
  expect(columns.map(({ name }) => name)).toEqual(["of", "p_row"]);
  const [[of, row] = []] = runSql(sql ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  expect(of).toBe("a");
  expect(JSON.parse(row)).toMatchObject({ p_log_type: "wide_a", wide_a_1: `it's "second"`, wide_a_2: null });
});

it.each([
  ["one log", "wide_a"],
  ["columns that the query names", "union wide_a, wide_b | project p_log_type, wide_a_0, wide_b_0"],
  ["groups", "union wide_a, wide_b | summarize agg.count() by wide_a_0"],
])("leaves %s as they are", (_what, flow) => {
  expect(run(flow).columns).not.toContain("p_event");
});
