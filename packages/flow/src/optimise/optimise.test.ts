import { expect, it } from "vitest";
import { bindQuery } from "../bind/query/bind-query.ts";
import { loadFlowParser } from "../node.ts";
import { RelationRenderer } from "../sql/render-relation.ts";
import { runSql, testNow } from "../testing/run-flow.ts";
import { makeSampleTables } from "../testing/sample-tables.ts";
import { optimise } from "./optimise.ts";
import { unboundedTables } from "./time-bounds.ts";

const parser = await loadFlowParser();
const catalogue = makeSampleTables();

function relationOf(flow: string) {
  const { relation, diagnostics } = bindQuery(parser.parse(flow), { catalogue, now: testNow });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (relation === undefined) throw new Error("no rows");
  return relation;
}

const statement = (flow: string, isOptimised: boolean) => {
  const relation = relationOf(flow);
  return new RelationRenderer().statement(isOptimised ? optimise(relation) : relation);
};

const queries = [
  "okta | project p_event_time, actor.id | sort p_event_time, 0 | mv-expand id",
  "union okta, web | where p_event_time > time.ago(1d) and actor.id == 'u1' | sort p_event_time",
  "union okta, web | where status == 500 or eventType == 'login' | sort p_event_time",
  "union okta, web | where count == 7 | project count, status | sort count",
  "union okta, web | extend who = actor.id | where who == 'u1' | project who, p_log_type | sort p_log_type",
  "okta | extend n = count + 1 | where n > 2 and eventType == 'logout' | project n",
  "okta | summarize c = agg.count() by eventType | where eventType == 'login' and c > 0",
  "okta | summarize c = agg.count() | where 1 > 2",
  "okta | limit 2 | where eventType == 'none'",
  "union (okta | limit 1), web | where p_log_type == 'none'",
  "okta | sort p_event_time | where count > 0 | limit 1 | project count",
  "union okta, web | sort p_event_time desc | limit 2 | project p_event_time, p_log_type",
  "union (okta | extend t = 'o'), (web | extend t = 'w') | sort p_event_time, t, eventType | limit 3 | project t",
];

it.each(queries)("gives the rows that the query without it gives: %s", (flow) => {
  const sorted = (sql: string) => runSql(sql).split("\n").sort();
  expect(sorted(statement(flow, true))).toEqual(sorted(statement(flow, false)));
});

it.each([
  ["into every branch of a union", "union okta, web | where p_event_time > time.ago(1d)", 2],
  ["below a projection that only renames", "okta | project t = p_event_time | where t > time.ago(1d)", 1],
  ["below a sort", "okta | sort p_event_time | where p_event_time > time.ago(1d)", 1],
  [
    "below groups, on what they group by",
    "okta | summarize agg.count() by p_event_time | where p_event_time > time.ago(1d)",
    1,
  ],
])("moves a bound of time %s", (_where, flow, times) => {
  const scans = statement(flow, true).match(
    /FROM pharos_logs\.\w+ AS t\d+\s+WHERE \(\(?t\d+\.p_event_time > toDateTime64/g,
  );
  expect(scans ?? []).toHaveLength(times);
});

it("reads the first rows of each branch of a union only", () => {
  const sql = statement("union okta, web | sort p_event_time desc | limit 2", true);
  expect(sql.match(/LIMIT 2/g)).toHaveLength(3);
});

it("orders a branch by nothing that is alike in all of its rows", () => {
  const union = "union (okta | extend t = 'o'), (web | extend t = 'w')";
  const sql = statement(`${union} | sort p_event_time, eventType, t | limit 2 | project t`, true);
  expect(sql.match(/ORDER BY .*/g)).toEqual([
    expect.stringMatching(/p_event_time DESC NULLS LAST, t\d+\.eventType DESC NULLS LAST$/),
    expect.stringMatching(/p_event_time DESC NULLS LAST$/),
    expect.stringMatching(/p_event_time .*eventType .*t DESC NULLS LAST$/),
  ]);
});

it.each([
  ["okta", ["pharos_logs.public.okta"]],
  ["okta | where p_event_time > time.ago(1d)", []],
  ["okta | where eventType == 'x'", ["pharos_logs.public.okta"]],
  ["union okta, (web | where p_event_time > time.ago(1d))", ["pharos_logs.public.okta"]],
  ["union okta, web | where p_event_time between time.ago(1d) .. time.now()", []],
  ["print a = 1", []],
])("knows which tables are read from their first day: %s", (flow, tables) => {
  expect(unboundedTables(optimise(relationOf(flow)))).toEqual(tables);
});
