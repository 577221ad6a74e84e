import { expect, it } from "vitest";
import { textKey } from "./text-key.ts";

it.each([
  { a: "SELECT 1", b: "SELECT 1", isSame: true },
  { a: "SELECT 1", b: "SELECT 2", isSame: false },
  { a: "t > '2026-11-22 10:00:00.000'", b: "t > '2026-11-23 11:05:00.123456789'", isSame: true },
  { a: "t > '2026-11-22'", b: "t > '2026-11-23'", isSame: true },
  { a: "fromUnixTimestamp64Milli(1789200000000)", b: "fromUnixTimestamp64Milli(1789286400000)", isSame: true },
  { a: "numbers(100000)", b: "numbers(200000)", isSame: false },
])("takes $a and $b for one text: $isSame", ({ a, b, isSame }) => {
  expect(textKey(a) === textKey(b)).toBe(isSame);
});
