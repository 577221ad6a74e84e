import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { epochMsOfTimestampText } from "../timestamps/calendar.ts";
import {
  dateTime,
  digitText,
  fractionalSeconds,
  mutated,
  numberToken,
  plainRfc3339,
  textOfPattern,
} from "./testing/random-times.ts";
import { cannotTell, loadQuickTimes, readGenerally, type TimeValue } from "./testing/time-readers.ts";
import { timeFormatNumber } from "./time-formats.ts";

const quick = loadQuickTimes();

const text = (written: string): TimeValue => ({ written, isNumber: false });
const number = (written: string): TimeValue => ({ written, isNumber: true });

const epochFormats = ["unix", "unix_ms", "unix_us", "unix_ns", "unix_auto", "cloudflare"];
const patterns = ["%Y-%m-%d", "%Y/%m/%d", "%F"].flatMap((date) =>
  [" ", "T"].flatMap((between) =>
    ["", ".%f"].flatMap((fraction) =>
      ["", " %z", "%z", "%:z", " (UTC)"].map((rest) => `${date}${between}%H:%M:%S${fraction}${rest}`),
    ),
  ),
);
const patternsOfNamedZones = patterns
  .filter((pattern) => pattern.endsWith(" %z"))
  .map((pattern) => pattern.replace("%z", "%Z"));
const formats = ["rfc3339", ...epochFormats, ...patterns, ...patternsOfNamedZones];

describe("reads as the general way does", () => {
  test.each<[format: string, value: TimeValue, expected: string]>([
    ["rfc3339", text("2022-04-04T17:09:17Z"), "2022-04-04 17:09:17.000000000"],
    ["rfc3339", text("2022-04-04T17:09:17.5Z"), "2022-04-04 17:09:17.500000000"],
    ["rfc3339", text("2022-04-04 17:09:17.123456789z"), "2022-04-04 17:09:17.123456789"],
    ["rfc3339", text("2022-04-04t17:09:17.1234567891Z"), "2022-04-04 17:09:17.123456789"],
    ["rfc3339", text("2022-04-04T17:09:17.123+00:00"), "2022-04-04 17:09:17.123000000"],
    ["rfc3339", text("2022-04-04T01:09:17.25+02:30"), "2022-04-03 22:39:17.250000000"],
    ["rfc3339", text("2022-12-31T23:59:60Z"), "2023-01-01 00:00:00.000000000"],
    ["rfc3339", text("2024-02-29T00:00:00-0100"), "2024-02-29 01:00:00.000000000"],
    ["rfc3339", text("0000-02-29T00:00:00Z"), "0000-02-29 00:00:00.000000000"],
    ["rfc3339", text("0000-03-01T00:00:00+01:00"), "0000-02-29 23:00:00.000000000"],
    ["%Y-%m-%d %H:%M:%S %Z", text("2022-04-04 17:09:17 UTC"), "2022-04-04 17:09:17.000000000"],
    ["%Y-%m-%d %H:%M:%S%Z", text("2022-04-04 17:09:17Z"), "2022-04-04 17:09:17.000000000"],
    ["unix", number("1649092157"), "2022-04-04 17:09:17.000000000"],
    ["unix", number("1649092157.25"), "2022-04-04 17:09:17.250000000"],
    ["unix", number("1649092157.123456"), "2022-04-04 17:09:17.123456000"],
    ["unix", number("1649092157.1234567"), "2022-04-04 17:09:17.123457000"],
    ["unix", text("1649092157.123456"), "2022-04-04 17:09:17.123456000"],
    ["unix", text("+1649092157."), "2022-04-04 17:09:17.000000000"],
    ["unix", text("01649092157"), "2022-04-04 17:09:17.000000000"],
    ["unix", number("-1.5"), "1969-12-31 23:59:58.500000000"],
    ["unix", text("-1.5"), "1969-12-31 23:59:58.500000000"],
    ["unix", number("0"), "1970-01-01 00:00:00.000000000"],
    ["unix", number("-0"), "1970-01-01 00:00:00.000000000"],
    ["unix", number("5.00"), "1970-01-01 00:00:05.000000000"],
    ["unix_ms", number("1649092157001"), "2022-04-04 17:09:17.001000000"],
    ["unix_ms", number("1649092157001.25"), "2022-04-04 17:09:17.001250000"],
    ["unix_ms", text("1649092157001"), "2022-04-04 17:09:17.001000000"],
    ["unix_ms", number("-1"), "1969-12-31 23:59:59.999000000"],
    ["unix_us", number("1649092157000002"), "2022-04-04 17:09:17.000002000"],
    ["unix_ns", number("1649092157000000003"), "2022-04-04 17:09:17.000000003"],
    ["unix_ns", text("1649092157000000003"), "2022-04-04 17:09:17.000000003"],
    ["unix_auto", number("1649092157"), "2022-04-04 17:09:17.000000000"],
    ["unix_auto", text("1649092157001"), "2022-04-04 17:09:17.001000000"],
    ["unix_auto", number("1649092157000002"), "2022-04-04 17:09:17.000002000"],
    ["cloudflare", text("2022-04-04T17:09:17Z"), "2022-04-04 17:09:17.000000000"],
    ["cloudflare", text("1649092157000000003"), "2022-04-04 17:09:17.000000003"],
    ["cloudflare", number("1649092157000000003"), "2022-04-04 17:09:17.000000003"],
    ["%Y-%m-%d %H:%M:%S", text("2022-04-04 17:09:17"), "2022-04-04 17:09:17.000000000"],
    ["%F %T", text("2022-04-04 17:09:17"), "2022-04-04 17:09:17.000000000"],
    ["%Y-%m-%d %H:%M:%S", text("2022-4-4 7:9:17"), "2022-04-04 07:09:17.000000000"],
    ["%Y/%m/%d %H:%M:%S", text("2022/04/04 17:09:17"), "2022-04-04 17:09:17.000000000"],
    ["%Y-%m-%d %H:%M:%S (UTC)", text("2022-04-04 17:09:17 (UTC)"), "2022-04-04 17:09:17.000000000"],
    ["%Y-%m-%dT%H:%M:%S.%f%z", text("2022-04-04T17:09:17.1234567891+0230"), "2022-04-04 14:39:17.123456789"],
    ["%Y-%m-%d %H:%M:%S %z", text("2022-04-04 17:09:17 -02:00"), "2022-04-04 19:09:17.000000000"],
    ["%Y-%m-%d %H:%M:%S %z", text("2022-04-04 17:09:17 -99:99"), "2022-04-08 21:48:17.000000000"],
  ])("%s: %o", (format, value, expected) => {
    expect(readGenerally(format, value)).toBe(expected);
    expect(quick.read(format, value)).toBe(expected);
  });
});

describe("refuses what the general way refuses", () => {
  test.each<[format: string, value: TimeValue]>([
    ["rfc3339", text("2022-04-04")],
    ["rfc3339", text("2022-04-04T17:09:17")],
    ["rfc3339", text("2022-04-04T17:09:177")],
    ["rfc3339", text("2023-02-29T00:00:00Z")],
    ["rfc3339", text("1900-02-29T00:00:00Z")],
    ["rfc3339", text("2022-04-31T00:00:00Z")],
    ["rfc3339", text("2022-04-04T24:00:00Z")],
    ["rfc3339", text("2022-04-04T17:09:61Z")],
    ["rfc3339", text("2022-04-04T17:09:17.Z")],
    ["rfc3339", text("2022-04-04T17:09:17.1234567z9Z")],
    ["rfc3339", text("2022-04-04T17:09:17Zulu")],
    ["rfc3339", text("2022-04-04T17:09:17+2:00")],
    ["rfc3339", text("2022-04-04T17:09:17+24:00")],
    ["rfc3339", text("2022-0:-04T17:09:17Z")],
    ["rfc3339", text("2022-04-04T17:09:17.é1Z")],
    ["rfc3339", text("9999-12-31T23:59:60Z")],
    ["rfc3339", text("0000-01-01T00:00:00+00:01")],
    ["rfc3339", number("1649092157")],
    ["unix", text("today")],
    ["unix", text("-")],
    ["unix", text("2022-04-04 17:09:17")],
    ["unix", text("253402300800")],
    ["unix", text("0".repeat(31))],
    ["unix", number("1".repeat(400))],
    ["unix_ms", text("2022-04-04T17:09:17Z")],
    ["%Y-%m-%d %H:%M:%S", text("2022-02-30 17:09:17")],
    ["%Y-%m-%d %H:%M:%S", text("2022-04-04T17:09:17")],
    ["%Y-%m-%d %H:%M:%S", text("2022-04-04 24:09:17")],
    ["%Y-%m-%d %H:%M:%S", text("2022-04-04 17:09:17 more")],
    ["%Y-%m-%d %H:%M:%S", number("2022")],
    ["%Y-%m-%d %H:%M:%S.%f", text("2022-04-04 17:09:17.")],
    ["%Y-%m-%d %H:%M:%S %z", text("2022-04-04 17:09:17 +02:0")],
  ])("%s: %o", (format, value) => {
    expect(readGenerally(format, value)).toBeUndefined();
    expect(quick.read(format, value)).toBeUndefined();
  });
});

test.each<[format: string, value: TimeValue]>([
  ["unix", number("1.649092157e9")],
  ["unix", text("1.649092157e9")],
  ["unix", text(" 1649092157")],
  ["unix", text("1649092157\u00a0")],
  ["unix_ms", number("1649092157123.123456789")],
  ["%Y-%m-%d %H:%M:%S %Z", text("2022-04-04 17:09:17 CEST")],
])("leaves odd values to the general way: %s: %o", (format, value) => {
  expect(quick.read(format, value)).toBe(cannotTell);
});

test.each(["%b %e %H:%M:%S", "%Y-%m-%d", "%Y-%m/%d %H:%M:%S", "%Y-%m-%d %H:%M:%S.%f%Z%z", "%s", "toString"])(
  "does not know the format %s",
  (format) => {
    expect(timeFormatNumber(format)).toBeUndefined();
  },
);

describe("random values", () => {
  const runs = { numRuns: 3_000, seed: 1 };
  const anyText = fc.oneof(dateTime, mutated(dateTime), mutated(plainRfc3339), digitText, mutated(digitText));
  const anyNumber = fc.oneof(numberToken, fractionalSeconds);
  const anyValue = (format: string) =>
    format.startsWith("%")
      ? fc.oneof(textOfPattern(format), mutated(textOfPattern(format)), anyText).map(text)
      : fc.oneof(anyText.map(text), anyNumber.map(number));

  test.each(formats)("%s gives the same or is left to the general way", (format) => {
    fc.assert(
      fc.property(anyValue(format), (value) => {
        const read = quick.read(format, value);
        if (read !== cannotTell) expect(read).toBe(readGenerally(format, value));
      }),
      { ...runs, numRuns: format.startsWith("%") ? 300 : runs.numRuns },
    );
  });

  test.each(["rfc3339", ...patterns])("%s never leaves a text to the general way", (format) => {
    fc.assert(
      fc.property(anyText, (written) => quick.read(format, text(written)) !== cannotTell),
      {
        ...runs,
        numRuns: 300,
      },
    );
  });

  test("plain RFC 3339 is read", () => {
    fc.assert(
      fc.property(plainRfc3339, (written) => typeof quick.read("rfc3339", text(written)) === "string"),
      runs,
    );
  });

  test.each(epochFormats)("%s never leaves whole numbers, or seconds with six places, to the general way", (format) => {
    const whole = fc.bigInt(-(10n ** 20n), 10n ** 20n).map(String);
    const seconds = fc.tuple(fc.nat(), fc.nat(999_999)).map(([s, part]) => `${s}.${String(part).padStart(6, "0")}`);
    const isRead = (value: TimeValue) => quick.read(format, value) === readGenerally(format, value);
    fc.assert(
      fc.property(whole, (written) => isRead(text(written)) && isRead(number(written))),
      runs,
    );
    if (format === "unix")
      fc.assert(
        fc.property(seconds, (written) => isRead(number(written))),
        runs,
      );
  });

  test("every stored text tells its milliseconds", () => {
    fc.assert(
      fc.property(plainRfc3339, fc.boolean(), (written, isRepeated) => {
        const stored = readGenerally("rfc3339", text(written)) ?? "";
        if (isRepeated) quick.epochMsOf(`${stored.slice(0, 10)} 00:00:00.000000000`);
        expect(quick.epochMsOf(stored)).toBe(epochMsOfTimestampText(stored));
      }),
      runs,
    );
  });
});
