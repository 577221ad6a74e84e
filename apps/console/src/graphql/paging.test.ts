import { expect, test } from "vitest";
import { appendPage, listKey, refreshFirstPage } from "./paging.ts";

test("a page with a cursor is appended", () => {
  const pageInfo = { endCursor: "1" };
  const merged = appendPage({ edges: [1], pageInfo }, { edges: [2] }, { args: { input: { cursor: "1" } } });
  expect(merged.edges).toEqual([1, 2]);
  expect(appendPage({ nodes: [1], pageInfo }, { nodes: [2] }, { args: { cursor: "1" } }).nodes).toEqual([1, 2]);
});

test("a page that follows another place, or came twice, is passed over", () => {
  const startedOver = { edges: [1], pageInfo: { endCursor: "1" } };
  expect(appendPage(startedOver, { edges: [3] }, { args: { input: { cursor: "2" } } })).toBe(startedOver);
});

test("a page without one starts over", () => {
  expect(appendPage({ edges: [1] }, { edges: [9] }, { args: { input: {} } }).edges).toEqual([9]);
});

test("a first page that is refreshed leaves the pages behind it, unless it does not reach them", () => {
  const edges = (...cursors: string[]) => cursors.map((cursor) => ({ cursor }));
  const existing = { edges: edges("4", "3", "2", "1"), pageInfo: { endCursor: "1" } };
  const refresh = (...cursors: string[]) =>
    refreshFirstPage(
      existing,
      { edges: edges(...cursors), pageInfo: { endCursor: cursors.at(-1) ?? null } },
      { args: { input: {} } },
    );
  expect(refresh("6", "5", "4", "3")).toEqual({
    edges: edges("6", "5", "4", "3", "2", "1"),
    pageInfo: { endCursor: "1" },
  });
  expect(refresh("9", "8")).toEqual({ edges: edges("9", "8"), pageInfo: { endCursor: "8" } });
});

test("the place in a list does not make another list", () => {
  const first = listKey({ input: { statuses: ["OPEN"], pageSize: 25 } });
  expect(listKey({ input: { pageSize: 25, statuses: ["OPEN"], cursor: "x" } })).toBe(first);
  expect(listKey({ input: { pageSize: 25, statuses: ["CLOSED"] } })).not.toBe(first);
});

test("what a filter within says makes another list, in whatever order it says it", () => {
  const first = listKey({ input: { by: "DETECTION", filter: { statuses: ["OPEN"], nameContains: "x" } } });
  expect(listKey({ input: { filter: { nameContains: "x", statuses: ["OPEN"] }, by: "DETECTION" } })).toBe(first);
  expect(listKey({ input: { by: "DETECTION", filter: { statuses: ["CLOSED"], nameContains: "x" } } })).not.toBe(first);
});
