import { array, bigInt, constantFrom, oneof, property, assert as propertyAssert, string } from "fast-check";
import { expect, test } from "vitest";
import { areExactIn, exactNumberIn, withAllDigits } from "./long-numbers.ts";

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

test("a number that is told exactly is the one that was parsed", () => {
  const nanoseconds = bigInt({ min: 10n ** 17n, max: 4n * 10n ** 18n });
  let told = 0;
  propertyAssert(
    property(array(nanoseconds, { minLength: 1, maxLength: 3 }), bigInt({ min: -300n, max: 300n }), (numbers, near) => {
      const all = [...numbers, (numbers[0] ?? 0n) + near, -(numbers[0] ?? 0n)];
      const text = JSON.stringify({ numbers: "N", text: `x${all[0]}` }).replace('"N"', `[${all.join(",")}]`);
      for (const [i, number] of (JSON.parse(text) as { numbers: number[] }).numbers.entries()) {
        const exact = exactNumberIn(text, number);
        if (exact === undefined) continue;
        told += 1;
        expect(exact).toBe(all[i]);
      }
    }),
    { numRuns: 2000 },
  );
  expect(told).toBeGreaterThan(1000);
});

test.each<[text: string, exact: bigint | undefined]>([
  ['{"t":1769000000123456789}', 1769000000123456789n],
  ['{"t":-1769000000123456789}', -1769000000123456789n],
  ['{"t":1769000000123456789,"u":1769000000123456790}', undefined],
  ['{"t":1.769000000123456789e18}', undefined],
  ['{"t":1769000000123450001}', undefined],
])("%s has as its time exactly %s", (text, exact) => {
  expect(exactNumberIn(text, (JSON.parse(text) as { t: number }).t)).toBe(exact);
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
