import { type TimestampParser, timestampParserOf } from "../timestamps/timestamp-parser.ts";

/** Text formats that are looked for, the more usual first; day before month only where the other order does not fit. */
export const textTimeFormats = [
  "rfc3339",
  "%Y-%m-%d %H:%M:%S",
  "%Y-%m-%d %H:%M:%S.%f",
  "%Y-%m-%d %H:%M:%S,%f",
  "%Y-%m-%dT%H:%M:%S",
  "%Y-%m-%dT%H:%M:%S.%f",
  "%Y-%m-%d %H:%M:%S %z",
  "%Y-%m-%d %H:%M:%S.%f %z",
  "%Y-%m-%d %H:%M:%S %Z",
  "%Y-%m-%d %H:%M:%S.%f %Z",
  "%Y-%m-%d",
  "%Y/%m/%d %H:%M:%S",
  "%Y/%m/%d %H:%M:%S.%f",
  "%Y%m%dT%H%M%SZ",
  "%d/%b/%Y:%H:%M:%S %z",
  "%d/%b/%Y %H:%M:%S",
  "%d-%b-%Y %H:%M:%S",
  "%a, %d %b %Y %H:%M:%S %z",
  "%a, %d %b %Y %H:%M:%S %Z",
  "%a %b %e %H:%M:%S %Y",
  "%b %e %Y %H:%M:%S",
  "%b %e %H:%M:%S",
  "%m/%d/%Y %I:%M:%S %p",
  "%m/%d/%Y %H:%M:%S",
  "%m/%d/%Y",
  "%d/%m/%Y %H:%M:%S",
  "%d/%m/%Y",
  "%d.%m.%Y %H:%M:%S",
] as const;

const parsers: readonly TimestampParser[] = textTimeFormats.map((format) => {
  const parser = timestampParserOf(format);
  if (typeof parser !== "function") throw new Error(parser.problem);
  return parser;
});

/** Whether a format reads a text does not depend on when that was received. */
const anyMoment = 0;
const lengthMin = 8;
const lengthMax = 40;

/** Which of `textTimeFormats` read a text, a bit each; 0 when none does. */
export function timeFormatsOf(text: string): number {
  if (text.length < lengthMin || text.length > lengthMax || !/\d/.test(text)) return 0;
  let bits = 0;
  for (let i = 0; i < parsers.length; i++) if (parsers[i]?.(text, anyMoment) !== undefined) bits |= 1 << i;
  return bits;
}

/** The fewest formats that together read every text, given the bits of each; undefined when some text has none. */
export function coveringFormats(bitsOfTexts: ReadonlySet<number>): string[] | undefined {
  let left = [...bitsOfTexts];
  if (left.length === 0 || left.includes(0)) return undefined;
  const chosen: string[] = [];
  while (left.length > 0) {
    const reads = parsers.map((_, i) => left.filter((bits) => (bits & (1 << i)) !== 0).length);
    const best = reads.indexOf(Math.max(...reads));
    chosen.push(textTimeFormats[best] ?? "rfc3339");
    left = left.filter((bits) => (bits & (1 << best)) === 0);
  }
  return chosen;
}

/** Units of time since 1970 with the powers of ten that set them apart: each holds the years 2001 to 2103. */
const epochUnits = [
  { format: "unix", factor: 1 },
  { format: "unix_ms", factor: 1e3 },
  { format: "unix_us", factor: 1e6 },
  { format: "unix_ns", factor: 1e9 },
] as const;

/** The unit in which all numbers from `min` to `max` are moments of our time. */
export function epochFormatOf(min: number, max: number): string | undefined {
  return epochUnits.find(({ factor }) => min >= 1e9 * factor && max <= 4.2e9 * factor)?.format;
}

const timeWords = new Set(
  "time timestamp ts date datetime at epoch when created updated modified expires expiry expiration start started end ended seen since until published".split(
    " ",
  ),
);

/** Numbers are taken for times only under a key that says so. */
export function saysTime(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return timeWords.has(last) || words.some((word) => /^(?:date)?time(?:stamp)?$|^epoch$/.test(word));
}
