import { expect, test } from "vitest";
import { describeMinutes } from "./describe-minutes.ts";

test.each([
  [15, "15 minutes"],
  [60, "1 hour"],
  [90, "90 minutes"],
  [1440, "1 day"],
  [43_200, "30 days"],
])("%d minutes are %s", (minutes, text) => {
  expect(describeMinutes(minutes)).toBe(text);
});
