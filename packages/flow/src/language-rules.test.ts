import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runFlow } from "./testing/run-flow.ts";

/** Warnings that a rule is about. */
const warned = new Set(["never_equal", "division_by_zero"]);

const document = readFileSync(new URL("../../../docs/pharosflow-rules.md", import.meta.url), "utf8");

const written = document.split("\n").filter((line) => line.startsWith("- "));

const rules = [...document.matchAll(/^- (.+): `([^`]+)` → `(\[.*\])`$/gm)].map(
  ([, rule = "", flow = "", rows = ""]) => ({ rule, flow, rows: JSON.parse(rows) as unknown }),
);

it("shows every rule of the documentation by a query", () => {
  expect(rules.length).toBe(written.length);
  expect(rules.length).toBeGreaterThan(20);
});

it.each(rules)("$rule", ({ flow, rows }) => {
  const answer = runFlow(flow);
  expect(answer.codes.filter((code) => !warned.has(code))).toEqual([]);
  expect(answer.rows).toEqual(rows);
});
