import { expect, test } from "vitest";
import { failedShare } from "./failed-share.ts";

test.each([
  [{ events: 10, failed: 0 }, "Every event matched a schema"],
  [{ events: 97, failed: 3 }, "3% of what arrived"],
  [{ events: 1_000_000, failed: 1 }, "<0.1% of what arrived"],
  [{ events: 0, failed: 2 }, "100% of what arrived"],
])("%j: %s", (totals, text) => {
  expect(failedShare(totals)).toBe(text);
});
