import { expect, test } from "vitest";
import { everyText } from "./every-text.ts";

test.each([
  [86_400, "day"],
  [6 * 3_600, "6 hours"],
  [60, "minute"],
  [90, "90 seconds"],
  [15, "15 seconds"],
])("%i seconds read as %s", (seconds, text) => {
  expect(everyText(seconds)).toBe(text);
});
