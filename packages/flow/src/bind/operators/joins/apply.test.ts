import { expect, it } from "vitest";
import { runFlow } from "../../../testing/run-flow.ts";

const rows =
  "datatable [{'u': 'a', 'n': [3, 1, 2, 3]}, {'u': 'b', 'n': [9]}, {'u': 'c', 'n': []}, {'u': 'd', 'n': [5, null]}]";

it.each([
  ["where", "e = n on (where e > 2)", ["a", "a", "b", "d"]],
  ["limit, for each row", "e = n on (limit 1)", ["a", "b", "d"]],
  ["top, for each row", "e = n on (top 2 by e)", ["a", "a", "b", "d", "d"]],
  ["distinct, for each row", "e = n on (distinct e)", ["a", "a", "a", "b", "d", "d"]],
  ["dedup, for each row", "e = n on (dedup e)", ["a", "a", "a", "b", "d", "d"]],
  ["summarize, for each row that has elements", "e = n on (summarize c = agg.count())", ["a", "b", "d"]],
  ["operators after summarize", "e = n on (summarize c = agg.count() by e | where c > 1)", ["a"]],
  [
    "an mv-apply within",
    "e = n on (extend l = [e, e] | mv-apply m = l on (limit 1))",
    ["a", "a", "a", "a", "b", "d", "d"],
  ],
])("runs %s", (_what, applied, users) => {
  const answer = runFlow(`${rows} | mv-apply ${applied} | project u | sort u asc`);
  expect([answer.codes, answer.rows.flat()]).toEqual([[], users]);
});

it("puts the elements in place of the list of the same name, and keeps the row's other columns", () => {
  const flow = `${rows} | mv-apply n on (summarize most = agg.max(n)) | sort u asc`;
  expect(runFlow(flow)).toMatchObject({
    columns: ["u", "most"],
    rows: [
      ["a", 3],
      ["b", 9],
      ["d", 5],
    ],
  });
});

it("keeps rows with equal values apart", () => {
  const flow = "datatable [{'n': [1, 2]}, {'n': [1, 2]}] | mv-apply e = n on (summarize s = agg.sum(e)) | project s";
  expect(runFlow(flow).rows).toEqual([[3], [3]]);
});
