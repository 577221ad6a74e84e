import { expect, test } from "vitest";
import { lakeTime, lakeTimeMs } from "../works/lake-time.ts";
import { withMembers } from "./lake-rows.ts";

test.each([
  {
    name: "adds members after those of the event",
    event: '{"a":{"b":"}"}}',
    members: { c: 1 },
    row: '{"a":{"b":"}"},"c":1}\n',
  },
  { name: "adds members to an event without any", event: "{}", members: { c: 1 }, row: '{"c":1}\n' },
])("$name", ({ event, members, row }) => {
  expect(withMembers(Buffer.from(event), members).toString()).toBe(row);
});

test("writes an instant with nine digits, in UTC, and reads it", () => {
  const at = new Date("2026-03-01T10:07:00.12Z");
  expect(lakeTime(at)).toBe("2026-03-01 10:07:00.120000000");
  expect(lakeTimeMs(lakeTime(at))).toBe(at.getTime());
});
