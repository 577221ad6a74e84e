import { array, constantFrom, integer, property, assert as propertyAssert, string } from "fast-check";
import { expect, test } from "vitest";
import { areLongNumbersExact, withAllDigits } from "./long-numbers.ts";

/** What the function saves looking for. */
function bySearchingAll(text: string): boolean {
  return (text.match(/\d{16,}/g) ?? []).every(
    (run) => Number.isFinite(Number(run)) && BigInt(Number(run)) === BigInt(run),
  );
}

test("finds every long number that a double cannot hold, wherever it stands", () => {
  const run = constantFrom(
    "9007199254740993",
    "9007199254740992",
    "9223372036854775808",
    "1".repeat(40),
    "1".repeat(400),
  );
  const gap = integer({ min: 0, max: 40 }).map((count) => "x".repeat(count));
  const text = array(constantFrom(run, gap, string(), integer().map(String)), { maxLength: 6 });
  propertyAssert(
    property(
      text.chain((parts) => parts.reduce((whole, part) => whole.chain((a) => part.map((b) => a + b)), string())),
      (value) => {
        expect(areLongNumbersExact(value)).toBe(bySearchingAll(value));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  ["9007199254740993", false],
  ["9007199254740992", true],
  ['{"a":"900719925474099x","b":9007199254740993}', false],
])("%s → %s", (text, isExact) => {
  expect(areLongNumbersExact(text)).toBe(isExact);
});

test.each([
  ['{"a":-9223372036854776000,"b":1}', [-(2 ** 63)], '{"a":-9223372036854775808,"b":1}'],
  ["[9223372036854776000,-9223372036854776000]", [-(2 ** 63)], "[9223372036854776000,-9223372036854775808]"],
  ['["19223372036854776000",9007199254740992]', [2 ** 63, 2 ** 53], '["19223372036854776000",9007199254740992]'],
  ["[9223372036854776000,9223372036854776000]", [2 ** 63], "[9223372036854775808,9223372036854775808]"],
])("%s has all digits of %j", (json, numbers, expected) => {
  expect(withAllDigits(json, numbers)).toBe(expected);
});
