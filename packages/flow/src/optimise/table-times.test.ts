import { expect, it } from "vitest";
import { compileFlow } from "../compile-flow.ts";
import { loadFlowParser } from "../node.ts";
import { testNow } from "../testing/run-flow.ts";
import { makeSampleTables } from "../testing/sample-tables.ts";

const parser = await loadFlowParser();
const catalogue = makeSampleTables();

/** Whole milliseconds around the bounds, as times. */
function timesOf(flow: string): unknown[] {
  const { tableTimes, diagnostics } = compileFlow(parser.parse(flow), { catalogue, now: testNow });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return tableTimes.map(({ table, fromMs, toMs }) => [table, timeOf(fromMs), timeOf(toMs)]);
}

const timeOf = (ms: number | undefined) => ms && new Date(ms).toISOString().slice(0, 23).replace("T", " ");

const [a, b] = ["datetime(2024-01-01)", "datetime(2024-01-02)"];
const from = "2023-12-31 23:59:59.999";
const to = "2024-01-02 00:00:00.001";

it.each<[string, unknown[]]>([
  ["okta", [["okta", undefined, undefined]]],
  [`okta | where p_event_time >= ${a} and p_event_time < ${b}`, [["okta", from, to]]],
  [`okta | where p_event_time between ${a} .. ${b}`, [["okta", from, to]]],
  [`okta | where ${a} <= p_event_time | where ${b} > p_event_time`, [["okta", from, to]]],
  [`okta | where p_event_time == ${b}`, [["okta", "2024-01-01 23:59:59.999", to]]],
  [`okta | where p_event_time > ${a} and p_event_time > ${b}`, [["okta", "2024-01-01 23:59:59.999", undefined]]],
  ["okta | where p_event_time > time.ago(1d)", [["okta", timeOf(testNow.getTime() - 86_400_001), undefined]]],
  [`okta | where p_event_time > ${a} or count == 1`, [["okta", undefined, undefined]]],
  [`okta | where not (p_event_time > ${a})`, [["okta", undefined, undefined]]],
  [`okta | where p_event_time !between ${a} .. ${b}`, [["okta", undefined, undefined]]],
  [`okta | where p_event_time > time.ago(count * 1d)`, [["okta", undefined, undefined]]],
  [`okta | extend p_event_time = ${a} | where p_event_time == ${a}`, [["okta", undefined, undefined]]],
  [`okta | limit 5 | where p_event_time == ${a}`, [["okta", undefined, undefined]]],
  [
    `union okta, (web | where p_event_time < ${b}) | where p_event_time >= ${a}`,
    [
      ["okta", from, undefined],
      ["web", from, to],
    ],
  ],
  [
    `okta | where p_event_time < ${b} | join kind=inner w=(web) on p_log_type`,
    [
      ["okta", undefined, to],
      ["web", undefined, undefined],
    ],
  ],
  [
    `okta | where p_event_time < ${b} | where p_log_type in (union web, okta | where p_event_time > ${a} | project p_log_type)`,
    [
      ["okta", undefined, to],
      ["web", from, undefined],
      ["okta", from, undefined],
    ],
  ],
  [`print n = toscalar(web | where p_event_time > ${a} | count)`, [["web", from, undefined]]],
  [
    `let w = web | where p_event_time > ${a}; okta | where p_event_time < ${b} | sort toscalar(w | count)`,
    [
      ["okta", undefined, to],
      ["web", from, undefined],
    ],
  ],
  ["print a = 1", []],
])("knows the times between which tables are read: %s", (flow, times) => {
  expect(timesOf(flow)).toEqual(times);
});
