import { expect, it } from "vitest";
import { loadFlowParser } from "../../node.ts";
import { testNow } from "../../testing/run-flow.ts";
import { bindQuery } from "../query/bind-query.ts";

const parser = await loadFlowParser();

function visualizationOf(flow: string) {
  return bindQuery(parser.parse(flow), { catalogue: { tables: [] }, now: testNow }).visualization;
}

const row = "print day = datetime(2024-01-01), user = 'ada', logins = 3, failures = 1, city = 'Lima'";

it.each([
  ["visualize", "bar", { xcolumn: "day", ycolumns: ["logins", "failures"], series: "user" }],
  ["visualize line xcolumn = user", "line", { xcolumn: "user", ycolumns: ["logins", "failures"], series: "city" }],
  ["visualize series = city", "bar", { xcolumn: "day", ycolumns: ["logins", "failures"], series: "city" }],
  [
    "visualize pie ycolumn = failures, title = 'Failures'",
    "pie",
    { title: "Failures", xcolumn: "day", ycolumns: ["failures"], series: "user" },
  ],
  [
    "render columnchart with (ycolumns = (failures, logins), ymin = 0, legend = hidden)",
    "column",
    { ymin: 0, legend: "hidden", xcolumn: "day", ycolumns: ["failures", "logins"], series: "user" },
  ],
  ["render table", "table", {}],
  ["project city, logins, day | visualize line", "line", { xcolumn: "day", ycolumns: ["logins"], series: "city" }],
  ["project city, logins, day | visualize bar", "bar", { xcolumn: "city", ycolumns: ["logins"] }],
])("%s chooses what the query leaves open", (operator, chart, annotations) => {
  expect(visualizationOf(`${row} | ${operator}`)).toEqual({ chart, annotations });
});

it("takes values of unknown type for numbers where there are no others", () => {
  const columns = visualizationOf("print user = 'ada', o = {'n': 1} | project user, n = o.m | visualize")?.annotations;
  expect(columns).toMatchObject({ xcolumn: "user", ycolumns: ["n"] });
});

it("draws nothing where the query says nothing of it", () => {
  expect(visualizationOf(row)).toBeUndefined();
});
