import { expect, test } from "vitest";
import { readEventSearch } from "../event-search.ts";
import { flowFormOf, searchOfForm } from "./form-in-flow.ts";

const now = { from: "2026-03-01T00:00:00.000Z", to: "2026-03-01T12:59:59.999Z" };

test.each([
  [{}, { last: "20m" }],
  [{ range: "PT1H" }, { last: "1h" }],
  [{ range: "PT24H" }, { last: "1d" }],
  [{ range: "P3M" }, { last: "90d" }],
  [{ range: "last-45-minutes" }, { last: "45m" }],
  [{ range: "last-5-hours" }, { last: "5h" }],
  [{ range: "last-2-days" }, { last: "2d" }],
  [{ range: "PAllTime" }, undefined],
  [now, { fromMs: Date.UTC(2026, 2, 1), toMs: Date.UTC(2026, 2, 1, 13) }],
] as const)("the time %j is %j, and back", (search, times) => {
  const form = flowFormOf(search);
  expect(form.times).toEqual(times);
  const { table: _table, ...back } = readEventSearch({ ...searchOfForm(form) });
  expect(back).toEqual("range" in search || "from" in search ? search : { range: "PT20M" });
});

test.each([
  [undefined, ["pharos_logs.public.*"]],
  [
    ["AWS.ALB", "pharos_signals.public.*"],
    ["pharos_logs.public.aws_alb", "pharos_signals.public.*"],
  ],
])("tables %j are %j", (table, tables) => {
  expect(flowFormOf(table ? { table } : {}).tables).toEqual(tables);
});

test.each([
  ["90 minutes", "last-90-minutes"],
  ["1.5h", "last-90-minutes"],
  ["2 weeks", "last-14-days"],
  ["7d", "P1W"],
])("a text's last %s is %s", (last, range) => {
  const form = { ...flowFormOf({}), times: { last } };
  expect(searchOfForm(form)).toMatchObject({ range });
});
