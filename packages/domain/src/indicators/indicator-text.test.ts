import { expect, test } from "vitest";
import { isIndicatorText } from "./indicator-text.ts";

test.each([
  ["10.1.2.3", true],
  ["10.0.0.0/8", true],
  ["2001:db8::1", true],
  ["d41d8cd98f00b204e9800998ecf8427e", true],
  ["e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", true],
  ["ada@meridian.example", true],
  ["cdn-metrics.example", true],
  ["root signed in", false],
  ["AWS.CloudTrail", true],
  ["users", false],
  ["10.1", false],
])("%s: %s", (text, isOne) => {
  expect(isIndicatorText(text)).toBe(isOne);
});
