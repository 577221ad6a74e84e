import { expect, test } from "vitest";
import { parseEventTime } from "./event-time.ts";

test.each(["2026-03-01 10:00:00.250000000", "2026-03-01T10:00:00.25Z", "2026-03-01 10:00:00.250"])(
  "reads %s as an instant in UTC",
  (text) => {
    expect(parseEventTime(text)).toEqual(new Date("2026-03-01T10:00:00.250Z"));
  },
);

test.each([undefined, 7, "yesterday"])("reads no time in %s", (value) => {
  expect(parseEventTime(value)).toBeUndefined();
});
