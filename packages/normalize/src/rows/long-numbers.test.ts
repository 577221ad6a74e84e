import { array, bigInt, constantFrom, oneof, property, assert as propertyAssert, string } from "fast-check";
import { expect, test } from "vitest";
import { areExactIn, withAllDigits } from "./long-numbers.ts";

/** What the functions spare: every long number of the text, with all digits. */
function exactValues(text: string): bigint[] {
  return (text.match(/-?\d+/g) ?? []).map(BigInt);
}

test("an event has all digits of its numbers, or is not said to be exact", () => {
  const number = oneof(
    constantFrom(2n ** 53n + 1n, 2n ** 53n + 2n, -(2n ** 63n), 2n ** 63n, 2n ** 63n - 1n, 10n ** 18n, 10n ** 18n - 1n),
    bigInt({ min: -(2n ** 64n), max: 2n ** 64n }),
  );
  let exact = 0;
  propertyAssert(
    property(array(number, { minLength: 1, maxLength: 5 }), array(string(), { maxLength: 2 }), (numbers, texts) => {
      const text = `{"numbers":[${numbers.join(",")}],"texts":${JSON.stringify(texts)}}`;
      const event = JSON.parse(text) as { numbers: number[] };
      const long = [...new Set(event.numbers.filter((one) => !Number.isSafeInteger(one)))];
      if (!areExactIn(text, long)) return;
      exact += 1;
      expect(exactValues(withAllDigits(JSON.stringify(event), long))).toEqual(exactValues(text));
    }),
    { numRuns: 5000 },
  );
  expect(exact).toBeGreaterThan(200);
});

test.each<[text: string, numbers: number[], isExact: boolean]>([
  ["[9007199254740992]", [2 ** 53], true],
  ["[9007199254740993]", [2 ** 53], false],
  ["[9007199254740992,9007199254740993]", [2 ** 53], false],
  ['[9223372036854775808,"9223372036854776000"]', [2 ** 63], false],
  ['[-9223372036854775808,"x19223372036854776000"]', [-(2 ** 63)], true],
  ["[1000000000000000128]", [1e18], false],
])("%s has %j exactly: %s", (text, numbers, isExact) => {
  expect(areExactIn(text, numbers)).toBe(isExact);
});

test.each([
  ['{"a":-9223372036854776000,"b":1}', [-(2 ** 63)], '{"a":-9223372036854775808,"b":1}'],
  ["[9223372036854776000,-9223372036854776000]", [-(2 ** 63)], "[9223372036854776000,-9223372036854775808]"],
  ['["19223372036854776000",9007199254740992]', [2 ** 63, 2 ** 53], '["19223372036854776000",9007199254740992]'],
  ["[9223372036854776000,9223372036854776000]", [2 ** 63], "[9223372036854775808,9223372036854775808]"],
])("%s has all digits of %j", (json, numbers, expected) => {
  expect(withAllDigits(json, numbers)).toBe(expected);
});
