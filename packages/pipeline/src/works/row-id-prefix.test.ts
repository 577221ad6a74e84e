import { expect, test } from "vitest";
import { rowIdOf, rowIdPrefixAt } from "./row-id-prefix.ts";

test("prefixes of one second share the second alone, and differ in 64 bits", () => {
  const at = new Date("2026-03-01T12:00:00Z");
  const prefixes = Array.from({ length: 2_000 }, () => rowIdPrefixAt(at));
  expect(new Set(prefixes.map((prefix) => prefix.slice(0, 8)))).toEqual(new Set(["69a42a40"]));
  // Each of the sixteen digits takes every value: none of them stands still.
  for (let digit = 8; digit < 24; digit++) {
    expect(new Set(prefixes.map((prefix) => prefix[digit])).size).toBe(16);
  }
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test("rows of a piece of work are in the order of their numbers", () => {
  const prefix = rowIdPrefixAt(new Date("2026-03-01T12:00:00Z"));
  const ids = [0, 1, 15, 16, 255, 4096].map((index) => rowIdOf(prefix, index));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([36]));
});
