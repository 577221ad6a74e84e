import { expect, it } from "vitest";
import { columnOrder } from "./column-order.ts";

it("keeps the order of a query that chose its columns", () => {
  expect(columnOrder(["b", "p_event_time", "a"], [{ a: 1 }])).toEqual([
    { name: "b", isHidden: false },
    { name: "p_event_time", isHidden: false },
    { name: "a", isHidden: false },
  ]);
});

it("puts the time and what most rows have before what is empty, and hides the end", () => {
  const empty = Array.from({ length: 14 }, (_value, index) => `empty${index}`);
  const names = [...empty, "eventName", "p_event_time", "p_row_id"];
  const row = Object.fromEntries(names.map((name) => [name, name.startsWith("empty") ? null : "x"]));
  const ordered = columnOrder(names, [row, { ...row, empty3: "y" }]);
  expect(ordered.slice(0, 3).map(({ name }) => name)).toEqual(["p_event_time", "eventName", "empty3"]);
  expect(ordered).toHaveLength(names.length);
  expect(ordered.findIndex(({ isHidden }) => isHidden)).toBe(14);
});
