import { expect, it } from "vitest";
import { columnOrder } from "./column-order.ts";

it("keeps the order of a query that chose its columns", () => {
  expect(columnOrder(["b", "p_event_time", "a"], [{ a: 1 }])).toEqual([
    { name: "b", isHidden: false },
    { name: "p_event_time", isHidden: false },
    { name: "a", isHidden: false },
  ]);
});

it("puts the time and what most rows have first, and hides what is empty", () => {
  const empty = Array.from({ length: 14 }, (_value, index) => `empty${index}`);
  const names = [...empty, "eventName", "p_event_time", "p_row_id"];
  const row = Object.fromEntries(names.map((name) => [name, name.startsWith("empty") ? null : "x"]));
  const ordered = columnOrder(names, [row, { ...row, empty3: "y", empty4: [] }]);
  const shown = ordered.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  expect(shown).toEqual(["p_event_time", "eventName", "empty3", "p_row_id"]);
  expect(ordered.map(({ name }) => name).sort()).toEqual([...names].sort());
});

it("shows no more columns than can be looked over", () => {
  const names = Array.from({ length: 40 }, (_value, index) => `c${index}`);
  const row = Object.fromEntries(names.map((name) => [name, "x"]));
  expect(columnOrder(names, [row]).findIndex(({ isHidden }) => isHidden)).toBe(14);
});

it("shows whole events right behind their time and log type, and no numbers of rows", () => {
  const names = ["p_event_time", "p_parse_time", "p_row_id", "p_log_type", "p_any_emails", "p_any_cves", "p_event"];
  const more = Array.from({ length: 10 }, (_value, index) => `p_any_x${index}`);
  const row = {
    p_event_time: "1",
    p_parse_time: "2",
    p_row_id: "3",
    p_log_type: "a",
    p_any_cves: [],
    p_event: { a: 1 },
  };
  const rows = [row, { ...row, p_log_type: "b", p_any_emails: ["ada@example.com"] }];
  const shown = columnOrder([...names, ...more], rows).filter(({ isHidden }) => !isHidden);
  expect(shown.map(({ name }) => name)).toEqual(["p_event_time", "p_log_type", "p_event", "p_any_emails"]);
});
