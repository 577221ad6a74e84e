import { expect, test } from "vitest";
import { lakeTime, withMembers } from "./lake-rows.ts";

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

test("writes an instant with nine digits, in UTC", () => {
  expect(lakeTime(new Date("2026-03-01T10:07:00.12Z"))).toBe("2026-03-01 10:07:00.120000000");
});
