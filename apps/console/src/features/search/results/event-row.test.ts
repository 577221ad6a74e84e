import { describe, expect, test } from "vitest";
import { eventColumns, eventRowId, summaryText, timeOf, valueText } from "./event-row.ts";

const row = (part: object) => ({
  p_event_time: "2026-03-01 12:00:00.123456789",
  p_row_id: "r",
  p_log_type: "A",
  ...part,
});

describe("columns", () => {
  test("begin with the time, then the fields that most events have", () => {
    const columns = eventColumns([row({ rare: 1, often: 1 }), row({ often: 2 })]);
    expect(columns.filter((one) => !one.isHidden).map((one) => one.name)).toEqual([
      "p_event_time",
      "often",
      "rare",
      "summary",
    ]);
    expect(columns[0]?.label).toBe("Event Time");
  });
  test("are the log type and the whole event where there are several types", () => {
    const columns = eventColumns([row({}), row({ p_log_type: "B" })]);
    const shown = columns.filter((one) => !one.isHidden).map((one) => one.name);
    expect(shown).toEqual(["p_event_time", "p_log_type", "summary"]);
  });
  test("show the fields that tell most, nested ones too, and have all others to choose", () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}`, index]));
    const columns = eventColumns([row({ ...many, user: { name: "ada" }, userId: "7", action: "drop" })]);
    const shown = columns.filter((one) => !one.isHidden).map((one) => one.name);
    expect(shown.slice(0, 3)).toEqual(["p_event_time", "user.name", "action"]);
    expect(shown).toHaveLength(4);
    expect(columns.find((one) => one.name === "userId")?.isHidden).toBe(true);
    expect(columns.find((one) => one.name === "f19")?.isHidden).toBe(true);
  });
  test("are none for no events", () => {
    expect(eventColumns([])).toEqual([]);
  });
});

test("the time is UTC, to the millisecond", () => {
  expect(timeOf("2026-03-01 12:00:00.123456789").toISOString()).toBe("2026-03-01T12:00:00.123Z");
});

test("an event that two rules matched is two rows", () => {
  expect(eventRowId(row({ p_rule_id: "X" }))).not.toBe(eventRowId(row({ p_rule_id: "Y" })));
});

test.each([
  ["a", "a"],
  [1, "1"],
  [{ a: [1] }, '{"a":[1]}'],
  [null, ""],
  [undefined, ""],
])("%j is shown as %j", (value, text) => {
  expect(valueText(value)).toBe(text);
});

test("the whole event on one line leaves the standard fields out, and ends somewhere", () => {
  expect(summaryText(row({ a: 1, b: { c: 2 } }))).toBe("a=1  b.c=2");
  expect(summaryText(row({ a: "x".repeat(9000) })).length).toBeLessThan(500);
});
