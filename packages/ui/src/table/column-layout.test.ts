import { expect, test } from "vitest";
import { changedLayout, moveColumn, restoreLayout } from "./column-layout.ts";

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

test("remembers only what the reader changed", () => {
  expect(changedLayout(restoreLayout(null, columns), columns)).toEqual(restoreLayout(null, []));
  const changed = { columnOrder: ["b", "a", "c"], columnVisibility: { a: false, c: true }, columnSizing: { a: 90 } };
  expect(changedLayout(changed, columns)).toEqual(changed);
});

test("leaves other rows the columns that they show by themselves", () => {
  const mixed = [{ id: "type" }, { id: "summary" }, { id: "who", isHidden: true }, { id: "where", isHidden: true }];
  const hidesWhere = { columnOrder: ["where", "who"], columnVisibility: { where: false }, columnSizing: {} };
  const stored = JSON.stringify(changedLayout(restoreLayout(JSON.stringify(hidesWhere), mixed), mixed));
  const alike = restoreLayout(stored, [{ id: "who" }, { id: "where" }, { id: "type", isHidden: true }]);
  expect(alike.columnVisibility).toEqual({ type: false });
});

test("keeps what the reader did to columns that these rows lack", () => {
  const layout = { columnOrder: ["a", "b", "c"], columnVisibility: { c: false, gone: true }, columnSizing: {} };
  expect(changedLayout(layout, columns).columnVisibility).toEqual({ gone: true });
});

test.each([
  ["a", "c", ["b", "c", "a"]],
  ["c", "a", ["c", "a", "b"]],
  ["a", "a", ["a", "b", "c"]],
  ["a", "nowhere", ["a", "b", "c"]],
])("moves %s to the place of %s", (moved, target, order) => {
  expect(moveColumn(["a", "b", "c"], moved, target)).toEqual(order);
});
