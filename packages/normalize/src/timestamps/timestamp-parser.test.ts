import { describe, expect, test } from "vitest";
import { epochMsOfTimestampText } from "./calendar.ts";
import { timestampParser, timestampParserOf } from "./timestamp-parser.ts";

const receivedAtMs = Date.UTC(2026, 1, 4, 12);

describe("reads", () => {
  test.each<[format: string, value: string | number | bigint, text: string]>([
    ["rfc3339", "2022-04-04T17:09:17Z", "2022-04-04 17:09:17.000000000"],
    ["rfc3339", "2022-04-04T17:09:17.5Z", "2022-04-04 17:09:17.500000000"],
    ["rfc3339", "2022-04-04 17:09:17.123456789Z", "2022-04-04 17:09:17.123456789"],
    ["rfc3339", "2022-04-04T17:09:17.1234567891Z", "2022-04-04 17:09:17.123456789"],
    ["rfc3339", "2022-04-04T01:09:17.25+02:30", "2022-04-03 22:39:17.250000000"],
    ["rfc3339", "2022-12-31T23:59:60Z", "2023-01-01 00:00:00.000000000"],
    ["rfc3339", "2024-02-29T00:00:00-01:00", "2024-02-29 01:00:00.000000000"],
    ["rfc3339", "0001-01-01T00:00:00Z", "0001-01-01 00:00:00.000000000"],
    ["unix", 1_649_092_157, "2022-04-04 17:09:17.000000000"],
    ["unix", 1_649_092_157.25, "2022-04-04 17:09:17.250000000"],
    ["unix", "1649092157.123456", "2022-04-04 17:09:17.123456000"],
    ["unix", "1.649092157e9", "2022-04-04 17:09:17.000000000"],
    ["unix", -1.5, "1969-12-31 23:59:58.500000000"],
    ["unix", 0, "1970-01-01 00:00:00.000000000"],
    ["unix_ms", 1_649_092_157_001, "2022-04-04 17:09:17.001000000"],
    ["unix_ms", "1649092157001", "2022-04-04 17:09:17.001000000"],
    ["unix_ms", -1, "1969-12-31 23:59:59.999000000"],
    ["unix_us", 1_649_092_157_000_002, "2022-04-04 17:09:17.000002000"],
    ["unix_ns", 1_649_092_157_000_000_003n, "2022-04-04 17:09:17.000000003"],
    ["unix_ns", "1649092157000000003", "2022-04-04 17:09:17.000000003"],
    ["unix_auto", 1_649_092_157, "2022-04-04 17:09:17.000000000"],
    ["unix_auto", 1_649_092_157_001, "2022-04-04 17:09:17.001000000"],
    ["unix_auto", "1649092157000002", "2022-04-04 17:09:17.000002000"],
    ["unix_auto", "1649092157000000003", "2022-04-04 17:09:17.000000003"],
    ["cloudflare", "2022-04-04T17:09:17Z", "2022-04-04 17:09:17.000000000"],
    ["cloudflare", "1649092157000000003", "2022-04-04 17:09:17.000000003"],
    ["%Y-%m-%d %H:%M:%S", "2022-04-04 17:09:17", "2022-04-04 17:09:17.000000000"],
    ["%d/%b/%Y:%H:%M:%S %z", "10/Oct/2000:13:55:36 -0700", "2000-10-10 20:55:36.000000000"],
    ["%m/%d/%y %I:%M:%S.%f %p", "4/4/22 5:09:17.12 PM", "2022-04-04 17:09:17.120000000"],
    ["%A, %d %B %Y %T %Z", "Monday, 04 April 2022 17:09:17 GMT", "2022-04-04 17:09:17.000000000"],
    ["%b %e %H:%M:%S %Y", "Apr  4 17:09:17 2022", "2022-04-04 17:09:17.000000000"],
    ["%Y-%j", "2024-366", "2024-12-31 00:00:00.000000000"],
    ["%s", "1649092157", "2022-04-04 17:09:17.000000000"],
    ["%F %R %:z 100%%", "2022-04-04 17:09 +01:00 100%", "2022-04-04 16:09:00.000000000"],
  ])("%s: %s", (format, value, text) => {
    expect(timestampParser([format])(value, receivedAtMs)).toBe(text);
  });
});

describe("refuses", () => {
  test.each<[format: string, value: string | number]>([
    ["rfc3339", "2022-04-04"],
    ["rfc3339", "2022-04-04T17:09:17"],
    ["rfc3339", "2023-02-29T00:00:00Z"],
    ["rfc3339", "2022-04-04T24:00:00Z"],
    ["rfc3339", "2022-04-04T17:09:17.Z"],
    ["rfc3339", "2022-04-04T17:09:17Zulu"],
    ["rfc3339", "2022-0:-04T17:09:17Z"],
    ["rfc3339", 1_649_092_157],
    ["unix", "yesterday"],
    ["unix", 1e20],
    ["unix", Number.NaN],
    ["%Y-%m-%d", "2022-13-01"],
    ["%Y-%m-%d", "2022-04-04 and more"],
    ["%Y-%m-%d", "2022-04"],
    ["%Y-%j", "2023-366"],
    ["%b %e", "Feb 30"],
  ])("%s: %s", (format, value) => {
    expect(timestampParser([format])(value, receivedAtMs)).toBeUndefined();
  });

  test.each([
    ["ISO8601", 'unknown time format "ISO8601"; use one of'],
    ["%Y-%Q", 'the time format "%Y-%Q" has an unknown directive %Q'],
    ["%Y-%", 'the time format "%Y-%" ends in a lone %'],
  ])("the format %s", (format, problem) => {
    expect(timestampParserOf(format)).toMatchObject({ problem: expect.stringContaining(problem) });
  });
});

describe("gives a time without a year the latest that is at most a day after its receipt", () => {
  test.each<[format: string, value: string, receivedAt: string, text: string]>([
    ["%b %e %H:%M:%S", "Feb  3 08:15:42", "2026-02-04T12:00:00Z", "2026-02-03 08:15:42"],
    ["%b %e %H:%M:%S", "Dec  3 08:15:42", "2026-02-04T12:00:00Z", "2025-12-03 08:15:42"],
    ["%b %e %H:%M:%S", "Dec 31 23:59:58", "2026-01-01T00:00:01Z", "2025-12-31 23:59:58"],
    ["%b %e %H:%M:%S", "Jan  1 00:00:02", "2025-12-31T23:59:59Z", "2026-01-01 00:00:02"],
    ["%b %e %H:%M:%S", "Feb  5 12:00:00", "2026-02-04T12:00:00Z", "2026-02-05 12:00:00"],
    ["%b %e %H:%M:%S", "Feb  5 12:00:01", "2026-02-04T12:00:00Z", "2025-02-05 12:00:01"],
    ["%b %e %H:%M:%S %z", "Dec 31 23:30:00 -0100", "2026-01-01T00:31:00Z", "2026-01-01 00:30:00"],
    ["%b %e %H:%M:%S %z", "Jan  1 00:30:00 +0100", "2025-12-31T23:31:00Z", "2025-12-31 23:30:00"],
    ["%b %e %H:%M:%S", "Feb 29 00:00:00", "2024-03-01T00:00:00Z", "2024-02-29 00:00:00"],
    ["%b %e %H:%M:%S", "Feb 29 00:00:00", "2024-02-28T00:00:00Z", "2024-02-29 00:00:00"],
    ["%b %e %H:%M:%S", "Feb 29 00:00:00", "2026-03-01T00:00:00Z", "2024-02-29 00:00:00"],
    ["%b %e %H:%M:%S", "Feb 29 00:00:00", "2104-01-01T00:00:00Z", "2096-02-29 00:00:00"],
    ["%m/%d %H:%M", "12/31 23:59", "2026-01-01T00:00:00Z", "2025-12-31 23:59:00"],
    ["%j %H:%M", "366 23:59", "2026-01-01T00:00:00Z", "2024-12-31 23:59:00"],
  ])("%s: %s, received %s", (format, value, receivedAt, text) => {
    expect(timestampParser([format])(value, Date.parse(receivedAt))).toBe(`${text}.000000000`);
  });

  test("anew for each chunk", () => {
    const parse = timestampParser(["%b %e %H:%M:%S"]);
    expect(parse("Feb  3 08:15:42", Date.UTC(2026, 2, 1))).toBe("2026-02-03 08:15:42.000000000");
    expect(parse("Feb  3 08:15:42", Date.UTC(2027, 2, 1))).toBe("2027-02-03 08:15:42.000000000");
  });

  test("but leaves a time of day without a date in 1970, where it is no event time", () => {
    expect(timestampParser(["%H:%M:%S"])("08:15:42", receivedAtMs)).toBe("1970-01-01 08:15:42.000000000");
  });
});

test("the first format that fits wins", () => {
  const parse = timestampParser(["%Y-%m-%d", "rfc3339", "unix"]);
  expect(parse("2022-04-04T00:00:01Z", receivedAtMs)).toBe("2022-04-04 00:00:01.000000000");
  expect(parse("1", receivedAtMs)).toBe("1970-01-01 00:00:01.000000000");
});

test("every stored text tells its milliseconds again", () => {
  const parse = timestampParser(["unix_ms"]);
  for (const ms of [0, -1, 951_782_400_000, 1_709_164_800_123, -62_135_596_800_000, 253_402_300_799_999]) {
    expect(epochMsOfTimestampText(parse(ms, receivedAtMs) ?? "")).toBe(ms);
    expect(parse(ms, receivedAtMs)?.slice(0, 23)).toBe(new Date(ms).toISOString().replace("T", " ").slice(0, 23));
  }
});
