import { expect, it } from "vitest";
import { readsWhole } from "./reads-whole.ts";

const query = { maxRows: 50_000, plansSubqueries: false, reads: 1, tables: ["pharos_logs.aws_cloudtrail"] };
it.each([
  { name: "a long answer from one table", change: {}, whole: false },
  { name: "a short answer", change: { maxRows: 10_000 }, whole: true },
  { name: "what runs a part of itself while it is planned", change: { plansSubqueries: true }, whole: true },
  { name: "the same in an export", change: { plansSubqueries: true, maxRows: 10_000_000 }, whole: true },
  { name: "many reads", change: { reads: 9 }, whole: true },
  { name: "an export of many reads", change: { reads: 9, maxRows: 10_000_000 }, whole: false },
  { name: "a view of all tables", change: { tables: ["pharos_views.all_logs"] }, whole: true },
])("reads $name whole: $whole", ({ change, whole }) => {
  expect(readsWhole({ ...query, ...change })).toBe(whole);
});
