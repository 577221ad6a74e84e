import fc from "fast-check";

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: min, maxLength: max, size: "max" });
const two = (min: number, max: number) =>
  fc
    .oneof({ weight: 9, arbitrary: fc.integer({ min, max }) }, fc.nat(99))
    .map((value) => String(value).padStart(2, "0"));
const year = fc.oneof(
  fc.constantFrom("0000", "0001", "0400", "1600", "1900", "1970", "2000", "2024", "2026", "2100", "9999"),
  digits(4, 4),
);
const day = fc.oneof(two(1, 31), fc.constantFrom("01", "28", "29", "30", "31"));
const second = fc.oneof(two(0, 59), fc.constantFrom("59", "60", "61"));
const sign = fc.constantFrom("", "", "", "-", "+");
const zone = fc.oneof(
  fc.constantFrom("Z", "Z", "z", "+00:00", "-00:00", "+0000", "", " ", "Zulu", "UTC", " (UTC)", "+24:00", "+23:59"),
  fc
    .tuple(fc.constantFrom("", "", " "), fc.constantFrom("+", "-"), two(0, 23), fc.constantFrom(":", ""), two(0, 59))
    .map((parts) => parts.join("")),
);
const fraction = fc.oneof(
  fc.constant(""),
  fc.constant("."),
  digits(1, 12).map((text) => `.${text}`),
  fc.constantFrom(".5", ".000000001", ".999999999", ".9999999999", ".0000005", ".0000015", ".500000"),
);

/** A date and a time of day as RFC 3339 and most patterns write them, with a few that do not exist. */
export const dateTime = fc
  .tuple(
    year,
    fc.constantFrom("-", "-", "-", "/"),
    two(1, 12),
    day,
    fc.constantFrom("T", "T", "t", " ", " ", "_"),
    two(0, 23),
    two(0, 59),
    second,
    fraction,
    zone,
  )
  .map(([y, dash, m, d, between, ...[hour, minute, s, part, rest]]) => {
    return `${y}${dash}${m}${dash}${d}${between}${hour}:${minute}:${s}${part}${rest}`;
  });

const parts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "%F": fc.tuple(year, two(1, 12), day).map((date) => date.join("-")),
  "%Y": fc.oneof(year, digits(1, 4)),
  "%m": fc.oneof(two(1, 12), digits(1, 2)),
  "%d": fc.oneof(day, digits(1, 2)),
  "%H": fc.oneof(two(0, 23), digits(1, 2)),
  "%M": fc.oneof(two(0, 59), digits(1, 2)),
  "%S": fc.oneof(second, digits(1, 2)),
  "%f": digits(1, 12),
  "%z": zone,
  "%:z": zone,
  "%Z": fc.constantFrom("UTC", "GMT", "Z", "EST", "CEST", "UTCX", "utc", "", "ABCDEF"),
};

/** What a pattern reads, and a little more. */
export function textOfPattern(pattern: string): fc.Arbitrary<string> {
  const pieces = (pattern.match(/%:?\w|[^%]+/g) ?? []).map((piece) => parts[piece] ?? fc.constant(piece));
  return fc.tuple(...pieces).map((texts) => texts.join(""));
}

/** Valid RFC 3339 of a day that every month has. */
export const plainRfc3339 = fc
  .tuple(
    digits(4, 4),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 0, max: 86_399 }),
    fc.oneof(fc.constant(""), digits(1, 12)),
    fc.constantFrom("Z", "Z", "z", "+00:00", "-0000"),
  )
  .map(([y, month, date, clock, part, rest]) => {
    const time = new Date(clock * 1000).toISOString().slice(11, 19);
    return `${y}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}T${time}${part && `.${part}`}${rest}`;
  });

/** Around now, in any unit. */
const currentDigits = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 32 + 9 }), digits(9, 9), fc.constantFrom(0, 3, 6, 9))
  .map(([seconds, part, places]) => `${seconds}${part.slice(0, places)}`);

const wholeDigits = fc.oneof(
  currentDigits,
  currentDigits,
  digits(1, 34),
  fc.maxSafeNat().map(String),
  fc.bigInt(2n ** 53n - 9n, 2n ** 64n + 9n).map(String),
  fc.constantFrom("0", "00", "253402300799", "253402300800", "62167219200", "62167219201", "9007199254740991"),
  fc.constantFrom("99999999999", "100000000000", "99999999999999", "100000000000000", "99999999999999999"),
);
const exponent = fc.constantFrom("", "", "", "", "", "e3", "E-2", "e+400");

/** A time as digits in a text, or nearly so. */
export const digitText = fc
  .tuple(
    fc.constantFrom("", "", "", "", " ", "\u00a0"),
    sign,
    wholeDigits,
    fraction,
    exponent,
    fc.constantFrom("", "", "", " ", "s", "é"),
  )
  .map((parts) => parts.join(""));

/** A JSON number. */
export const numberToken = fc
  .tuple(fc.constantFrom("", "", "", "-"), wholeDigits, fraction, exponent)
  .map(([minus, whole, part, power]) => {
    return `${minus}${whole.replace(/^0+(?=\d)/, "")}${part === "." ? "" : part}${power}`;
  });

/** A JSON number as programs write the seconds of now, from milliseconds to more than a double holds. */
export const fractionalSeconds = fc
  .tuple(fc.constantFrom("", "", "-"), fc.integer({ min: 0, max: 2 ** 32 + 9 }), digits(1, 11))
  .map(([minus, seconds, part]) => `${minus}${seconds}.${part}`);

/** A text with one character put in, left out or replaced. */
export function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const character = fc.oneof(
    fc.constantFrom(..."0123456789TZ:-+. /"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );
  return fc
    .tuple(text, fc.nat(40), fc.nat(1), fc.oneof(fc.constant(""), character))
    .map(([whole, place, gone, put]) => whole.slice(0, place) + put + whole.slice(place + gone))
    .filter((whole) => whole !== "");
}
