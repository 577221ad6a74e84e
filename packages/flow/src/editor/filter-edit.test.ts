import { expect, it } from "vitest";
import { editorParser } from "../testing/open-text.ts";
import { type ChosenValue, filterEdit } from "./filter-edit.ts";

function filtered(text: string, chosen: ChosenValue, isExcluded = false): string {
  const edit = filterEdit(editorParser.parse(text), chosen, isExcluded);
  const result = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  expect(editorParser.parse(result).errors).toEqual([]);
  return result;
}

it.each([
  ["at the end", "t", "t\n| where a == 5"],
  ["before order and limit", "t\n| where x\n| sort a\n| limit 5", "t\n| where x\n| where a == 5\n| sort a\n| limit 5"],
  ["before a chart", "t | project a | visualize bar", "t | project a\n| where a == 5 | visualize bar"],
  ["before the last semicolon", "let n = 1; t;", "let n = 1; t\n| where a == 5;"],
  ["in front, where the form names the tables", "| sort a", "| where a == 5\n| sort a"],
  ["in an empty text", "", "| where a == 5\n"],
  ["behind what makes columns", "t | sort a | extend b = 1", "t | sort a | extend b = 1\n| where a == 5"],
])("adds a filter %s", (_where, text, result) => {
  expect(filtered(text, { path: ["a"], value: 5 })).toBe(result);
});

it.each<[ChosenValue, boolean, string]>([
  [{ path: ["a"], value: "x" }, true, "a != 'x'"],
  [{ path: ["a"], value: null }, false, "a == null"],
  [{ path: ["a"], value: null }, true, "a != null"],
  [{ path: ["a", "b c", "d"], value: true }, false, "a['b c'].d == true"],
  [{ path: ["agg.count()"], value: 1 }, false, "`agg.count()` == 1"],
  [{ path: ["a"], value: "o'b\\n\n" }, false, "a == 'o\\'b\\\\n\\n'"],
  [{ path: ["ips"], value: "1.1.1.1", listAt: 1 }, false, "'1.1.1.1' in ips"],
  [{ path: ["ips"], value: "1.1.1.1", listAt: 1 }, true, "'1.1.1.1' not in ips"],
  [{ path: ["r", "ARN"], value: "x", listAt: 1 }, false, "arrays.any(r, fn (x) { x.ARN == 'x' })"],
  [{ path: ["r", "ARN"], value: "x", listAt: 1 }, true, "not arrays.any(r, fn (x) { x.ARN == 'x' })"],
])("writes %j, left out: %s, as %s", (chosen, isExcluded, condition) => {
  expect(filtered("t", chosen, isExcluded)).toBe(`t\n| where ${condition}`);
});
