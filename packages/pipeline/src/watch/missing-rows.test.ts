import { expect, test } from "vitest";
import { findMissingRows, type LedgerAndLake, type MissingRows } from "./missing-rows.ts";

const since = new Date("2026-03-01T00:00:00Z");
const part = (rows: number, arrived = "2026-03-05T00:00:00Z", database = "pharos_logs") => ({
  database,
  table: "custom_door",
  part: "p",
  rows,
  oldestArrival: new Date(arrived),
  newestArrival: new Date(arrived),
});
const refused = { database: "pharos_logs", table: "custom_door", rows: 10, refusal: "no" };

test.each<{ name: string; change: Partial<LedgerAndLake>; missing: MissingRows }>([
  { name: "nothing where the lake has all", change: { parts: [part(60), part(40)] }, missing: {} },
  { name: "nothing where the lake has newer ones besides", change: { parts: [part(130)] }, missing: {} },
  { name: "what the lake lacks", change: { parts: [part(70)] }, missing: { "Custom.Door": 30 } },
  { name: "all where the table is gone", change: { parts: [] }, missing: { "Custom.Door": 100 } },
  { name: "no rows that the lake would not have", change: { parts: [part(90)], refused: [refused] }, missing: {} },
  {
    name: "what the lake lacks, whatever expired rows are still there",
    change: { parts: [part(70), part(500, "2026-02-01T00:00:00Z")] },
    missing: { "Custom.Door": 30 },
  },
  {
    name: "what the lake lacks, whatever matches there are",
    change: { parts: [part(70), part(500, "2026-03-05T00:00:00Z", "pharos_rule_matches")] },
    missing: { "Custom.Door": 30 },
  },
  { name: "nothing that was told", change: { parts: [part(70)], told: { "Custom.Door": 30 } }, missing: {} },
  {
    name: "more than was told",
    change: { parts: [part(40)], told: { "Custom.Door": 30 } },
    missing: { "Custom.Door": 60 },
  },
])("finds missing: $name", ({ change, missing }) => {
  const ledger = new Map([
    ["Custom.Door", 100],
    ["", 0],
  ]);
  expect(findMissingRows({ ledger, parts: [], refused: [], since, told: {}, ...change })).toEqual(missing);
});
