import { expect, test } from "vitest";
import { eventPageOf } from "./event-page.ts";

const columns = [
  { name: "p_table", type: "String" },
  { name: "p_row", type: "String" },
];
const rowOf = (id: string) => [
  "pharos_logs.aws_alb",
  JSON.stringify({ p_event_time: "2026-03-01 00:00:00.000000001", p_row_id: id, absent: null, tags: [] }),
];
const rows = [rowOf("a"), rowOf("b")];

test("rows say their table, and nothing that they lack", () => {
  expect(eventPageOf({ columns, rows: rows.slice(1), isTruncated: false }, 2)).toEqual({
    rows: [{ p_event_time: "2026-03-01 00:00:00.000000001", p_row_id: "b", p_table: "pharos_logs.aws_alb" }],
    cursor: undefined,
  });
});

test.each([
  ["there is a row beyond it", { limit: 1, isTruncated: false }],
  ["the lake read no more because of the size of the rows", { limit: 5, isTruncated: true }],
])("a page is not the last where %s", (_name, { limit, isTruncated }) => {
  const page = eventPageOf({ columns, rows, isTruncated }, limit);
  expect(page.rows).toHaveLength(Math.min(limit, 2));
  expect(page.cursor).toBeDefined();
});
