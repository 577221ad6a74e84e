import { expect, it } from "vitest";
import { makeOddTables } from "../../../testing/odd-tables.ts";
import { runFlow } from "../../../testing/run-flow.ts";

const odd = makeOddTables();
const selectedTables = ["pharos_logs.public.odd"];

it.each([
  ["adds to what the form selects, behind a pipe", "| union (print a = 1) | count", 5],
  ["adds to it behind a comment as well", "// all\n| // more\n union (print a = 1) | count", 5],
  ["stands for itself without a pipe", "union (print a = 1) | count", 1],
])("%s", (_claim, flow, count) => {
  expect(runFlow(flow, odd, { selectedTables }).rows).toEqual([[count]]);
});

it("stands for itself behind a pipe where there is no form", () => {
  expect(runFlow("| union (print a = 1) | count", odd).rows).toEqual([[1]]);
});
