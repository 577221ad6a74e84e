import { expect, test } from "vitest";
import { lagText } from "./lag-text.ts";

test.each([
  [-3, "0 s"],
  [0.42, "0.4 s"],
  [12.3, "12 s"],
  [210, "3.5 min"],
  [7_560, "2.1 h"],
  [129_600, "1.5 d"],
])("%d seconds are %s", (seconds, text) => {
  expect(lagText(seconds)).toBe(text);
});
