import { expect, it } from "vitest";
import { columnWidth } from "./column-width.ts";

it.each<[string, string, string[], number, number]>([
  ["short values beside a short name", "n int", ["1", "22"], 2, 90],
  ["what the longest value needs", "t string", ["a", "x".repeat(40)], 2, 316],
  ["what the name needs", "a_column_with_a_long_name int", ["1"], 2, 239],
  ["no more than can be read at a glance", "t string", ["x".repeat(9000)], 2, 420],
  ["less where there are many", "t string", ["x".repeat(9000)], 20, 240],
  ["an instant to the nanosecond, also among many", "at timestamp", ["2026-11-20 16:22:44.000000000"], 20, 236],
])("gives %s", (_name, head, texts, columns, width) => {
  expect(columnWidth(head, texts, columns)).toBe(width);
});
