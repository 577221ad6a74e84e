import { expect, test } from "vitest";
import { eventOfRow } from "./read-rows.ts";

test("an event is as it was sent: without what it lacks, and out of the columns that hold it", () => {
  const row = {
    p_log_type: "Custom.Own",
    absent: null,
    p_any_emails: [],
    any: { p_value: [1, 2] },
    parts: [{ p_value: "a" }, { b: 1 }],
    ok: false,
    empty: "",
  };
  const event = { p_log_type: "Custom.Own", any: [1, 2], parts: ["a", { b: 1 }], ok: false, empty: "" };
  expect(eventOfRow(row)).toEqual(event);
  const { p_log_type, ...own } = row;
  expect(eventOfRow({ p_log_type, p_event: own })).toEqual(event);
  expect(eventOfRow({ p_event: "its own field" })).toEqual({ p_event: "its own field" });
});
