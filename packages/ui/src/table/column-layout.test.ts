import { expect, test } from "vitest";
import { moveColumn, restoreLayout } from "./column-layout.ts";

const columns = [{ id: "a" }, { id: "b" }, { id: "c", isHidden: true }];

test("starts as declared", () => {
  expect(restoreLayout(null, columns)).toEqual({
    columnOrder: ["a", "b", "c"],
    columnVisibility: { c: false },
    columnSizing: {},
  });
});

test("keeps the reader's order and takes in new columns", () => {
  const stored = JSON.stringify({ columnOrder: ["gone", "b", "a"], columnVisibility: { c: true } });
  const layout = restoreLayout(stored, columns);
  expect(layout.columnOrder).toEqual(["b", "a", "c"]);
  expect(layout.columnVisibility).toEqual({ c: true });
});

test("survives a broken memory", () => {
  expect(restoreLayout("{", columns).columnOrder).toEqual(["a", "b", "c"]);
});

test.each([
  ["a", "c", ["b", "c", "a"]],
  ["c", "a", ["c", "a", "b"]],
  ["a", "a", ["a", "b", "c"]],
  ["a", "nowhere", ["a", "b", "c"]],
])("moves %s to the place of %s", (moved, target, order) => {
  expect(moveColumn(["a", "b", "c"], moved, target)).toEqual(order);
});
