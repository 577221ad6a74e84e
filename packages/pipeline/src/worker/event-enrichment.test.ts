import type { GlobalHelper, Rule } from "@pharos/domain";
import { buildTable, tableShape } from "@pharos/enrichment";
import { expect, test } from "vitest";
import { createEventEnrichment, withEnrichment } from "./event-enrichment.ts";

const shape = tableShape(
  {
    name: "owners",
    enabled: true,
    description: "",
    reference: "",
    schema: undefined,
    primaryKey: "door",
    associations: [{ logType: "Custom.Door", selectors: ["door"] }],
    origin: { kind: "file", filename: "owners.csv" },
  },
  undefined,
);
const owners = {
  name: "owners",
  places: shape.places,
  data: buildTable("o", Buffer.from("door,owner\na,ann\n"), shape),
};

function decides(change: Partial<Rule>, globals: readonly GlobalHelper[] = [], conditions: readonly string[] = []) {
  const rule = { id: "r", logTypes: ["Custom.Door"], body: "", ...change } as Rule;
  const enrichment = createEventEnrichment({ rules: [rule], globals, lookupTables: [owners] }, () => conditions);
  return enrichment.decides("Custom.Door");
}
const helper = (id: string, body: string): GlobalHelper => ({ id, description: "", body });

test.each([
  { name: "reads the field", args: [{ body: 'def rule(event):\n    return event.deep_get("p_enrichment", "x")' }] },
  { name: "has a condition on it in YAML", args: [{ inlineFilters: [{ Enrichment: { Table: "t" } }] }] },
  { name: "has a condition on it however spelt", args: [{}, [], ["p_enrichment.t.s is 1"]] },
  {
    name: "calls a helper that imports one that reads it",
    args: [
      { body: "import near" },
      [helper("near", "import far"), helper("far", 'def f(event): return event["P_Enrichment"]')],
    ],
  },
] as { name: string; args: Parameters<typeof decides> }[])("looks up every event when a rule $name", ({ args }) => {
  expect(decides(...args)).toBe(true);
});

test.each([
  { name: "no rule reads the rows", args: [{ body: "import near" }, [helper("near", "x = 1")]] },
  {
    name: "such a rule is for another log type",
    args: [{ logTypes: ["Custom.Window"], body: 'event.get("p_enrichment")' }],
  },
] as { name: string; args: Parameters<typeof decides> }[])("looks up only candidates when $name", ({ args }) => {
  expect(decides(...args)).toBe(false);
});

test("looks up nothing for a log type without a table", () => {
  const rule = { id: "r", logTypes: ["Custom.Window"], body: "p_enrichment" } as unknown as Rule;
  const enrichment = createEventEnrichment({ rules: [rule], globals: [], lookupTables: [owners] }, () => []);
  expect(enrichment.decides("Custom.Window")).toBe(false);
  expect(enrichment.of("Custom.Window", { door: "a" })).toBeUndefined();
});

test.each([
  { event: '{"a":{"b":"}"}}', row: '{"a":{"b":"}"},"p_enrichment":{"owners":{"door":{"p_match":"a"}}}}' },
  { event: "{}", row: '{"p_enrichment":{"owners":{"door":{"p_match":"a"}}}}' },
])("adds rows to the bytes of $event", ({ event, row }) => {
  const added = withEnrichment(Buffer.from(event), { owners: { door: { p_match: "a" } } });
  expect(Buffer.from(added).toString()).toBe(row);
});
