import { expect, it } from "vitest";
import { makeOddTables } from "../../testing/odd-tables.ts";
import { runFlow } from "../../testing/run-flow.ts";

const odd = makeOddTables();

it.each([
  ["a table of the lake", "let t = odd; t | count", [[4]]],
  ["a table with its database", "let t = (pharos_lookups.public.owners); t | count", [[2]]],
  ["another name of rows", "let t = odd; let u = t; union t, (u | where number > 1) | count", [[6]]],
  ["a value before a table of its name", "let odd = 2; let t = odd; print a = t", [[2]]],
])("lets a name be %s", (_what, flow, rows) => {
  expect(runFlow(flow, odd).rows).toEqual(rows);
});

it("refuses a name that is neither a table nor a value", () => {
  expect(runFlow("let t = none; print a = t", odd).codes).toContain("unknown_name");
});
