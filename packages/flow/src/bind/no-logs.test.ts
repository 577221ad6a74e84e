import { expect, it } from "vitest";
import { runFlow } from "../testing/run-flow.ts";

it.each<[string, readonly (readonly unknown[])[]]>([
  ["| where p_event_time > time.ago(20m) | sort p_event_time desc", []],
  ["| summarize events = agg.count() by p_log_type | sort events desc | visualize bar xcolumn=p_log_type", []],
  ["| summarize n = agg.count() by hour = time.slice(p_event_time, 1, 'hour') | sort hour asc", []],
  ["| search 'failed' | limit 5", []],
  [
    "| where userIdentity.type == 'Root' and p_any_ip_addresses contains '10.' | project eventName, p_any_usernames",
    [],
  ],
  ["| extend x = strings.lower(eventName) | dedup x | top 3 by x", []],
  ["| join kind=leftouter d = (pharos_logs.public.*) on eventName", []],
  ["| expand tag = p_any_trace_ids | distinct tag", []],
  ["| count", [[0]]],
])("finds nothing in logs that have not come: %s", (operators, rows) => {
  const answer = runFlow(`union pharos_logs.public.* ${operators}`);
  expect(answer.codes).toEqual([]);
  expect([...new Set(answer.hints)]).toEqual(["no_logs_yet"]);
  expect(answer.rows).toEqual(rows);
});

it("finds the rows of other tables beside logs that have not come", () => {
  const answer = runFlow("datatable [{'x': 1}] | union pharos_logs.public.*, aws_* | where x == 1");
  expect(answer.codes).toEqual([]);
  expect(answer.hints).toEqual(["no_logs_yet", "no_logs_yet"]);
  expect(answer.rows).toEqual([[1]]);
});

it("finds nothing where every table of a union may be missing, and is", () => {
  const answer = runFlow("union isfuzzy=true not_there, pharos_logs.public.* | where p_event_time > time.ago(1d)");
  expect([...answer.codes, ...answer.hints]).toEqual([]);
  expect(answer.rows).toEqual([]);
});
