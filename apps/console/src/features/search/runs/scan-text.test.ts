import { expect, test } from "vitest";
import { describeScan, isFarScan } from "./scan-text.ts";

test.each([
  [{ rows: 19_999_999, bytes: 0 }, false],
  [{ rows: 20_000_000, bytes: 0 }, true],
  [{ rows: 1_000_000, bytes: 0, seconds: 4.9 }, false],
  [{ rows: 1_000_000, bytes: 0, seconds: 5 }, true],
])("%j is far: %s", (estimate, isFar) => {
  expect(isFarScan(estimate)).toBe(isFar);
});

test.each([
  [950_000, 6, "950,000 rows, about 6 s"],
  [123_456_789, 8.2, "120 million rows, about 8 s"],
  [4_200_000_000, 400, "4.2 billion rows, about 7 min"],
  [90_000_000_000, 20_000, "90 billion rows, about 6 h"],
  [25_000_000, null, "25 million rows"],
])("%d rows in %s seconds", (rows, seconds, text) => {
  expect(describeScan({ rows, bytes: 0, seconds })).toBe(text);
});
