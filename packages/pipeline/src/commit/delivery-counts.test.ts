import { isBalanced } from "@pharos/domain";
import { expect, test } from "vitest";
import type { DeliveredEvents } from "../works/work-to-commit.ts";
import { deliveryCounts, repeatedCounts } from "./delivery-counts.ts";

const table = (logType: string, rows: number) => ({
  logType,
  rows,
  ndjson: new Uint8Array(),
  minEventTimeMs: 0,
  maxEventTimeMs: 0,
});
const failure = (logType?: string) => ({ index: 0, reason: "r", logType, raw: "", header: undefined });

const at = new Date("2026-03-01T10:07:31Z");

function delivered(
  received: number,
  tables: ReturnType<typeof table>[],
  failures: ReturnType<typeof failure>[],
): DeliveredEvents {
  return { sourceId: "s", sourceLabel: "S", received, bytes: 99, tables, failures };
}

test("counts stored and failed by log type, and adds up", () => {
  const rows = deliveryCounts(delivered(8, [table("A.B", 5)], [failure("A.B"), failure("A.B"), failure()]), at);
  expect(
    rows.map((row) => [row.logType, row.counts.received, row.counts.stored, row.counts.failed, row.counts.bytes]),
  ).toEqual([
    ["A.B", 7, 5, 2, 99],
    ["", 1, 0, 1, 0],
  ]);
  expect(rows.every((row) => isBalanced(row.counts))).toBe(true);
});

test("does not hide events that were received and neither stored nor failed", () => {
  const rows = deliveryCounts(delivered(3, [table("A.B", 2)], []), at);
  expect(rows.map((row) => isBalanced(row.counts))).toEqual([true, false]);
});

test("counts a repeated delivery as nothing but repeated", () => {
  const { counts } = repeatedCounts("s", 5, new Date(0));
  expect(counts).toMatchObject({ received: 5, repeated: 5, stored: 0 });
  expect(isBalanced(counts)).toBe(true);
});
