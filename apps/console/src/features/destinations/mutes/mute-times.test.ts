import { expect, test } from "vitest";
import { muteTimes } from "./mute-times.ts";

test("offers an hour, eight hours, and Monday morning of the reader's zone", () => {
  const times = muteTimes(new Date("2026-03-27T20:00:00Z"), "Europe/Berlin");
  expect(times.map(({ until }) => until.toISOString())).toEqual([
    "2026-03-27T21:00:00.000Z",
    "2026-03-28T04:00:00.000Z",
    // Clocks went forward on Sunday.
    "2026-03-30T07:00:00.000Z",
  ]);
});
