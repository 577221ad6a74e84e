import { epochTimestamp } from "./epoch.ts";
import { rfc3339 } from "./rfc3339.ts";
import { strftimeParser } from "./strftime.ts";

/**
 * Reads a vendor's timestamp; undefined when it has another form. Never called with an empty string. The moment of
 * receipt, in milliseconds since 1970, tells the year where a text leaves it out.
 */
export type TimestampParser = (value: string | number | bigint, receivedAtMs: number) => string | undefined;

function ofText(parse: (text: string, receivedAtMs: number) => string | undefined): TimestampParser {
  return (value, receivedAtMs) => (typeof value === "string" ? parse(value, receivedAtMs) : undefined);
}

/** Cloudflare's logpush writes RFC 3339, seconds or nanoseconds, as the job is configured. */
function cloudflare(value: string | number | bigint): string | undefined {
  return (typeof value === "string" ? rfc3339(value) : undefined) ?? epochTimestamp(value, "auto");
}

const namedFormats: Readonly<Record<string, TimestampParser>> = {
  rfc3339: ofText(rfc3339),
  unix: (value) => epochTimestamp(value, "s"),
  unix_ms: (value) => epochTimestamp(value, "ms"),
  unix_us: (value) => epochTimestamp(value, "us"),
  unix_ns: (value) => epochTimestamp(value, "ns"),
  unix_auto: (value) => epochTimestamp(value, "auto"),
  cloudflare,
};
export const timestampFormatNames = Object.keys(namedFormats);

/** A parser for one `timeFormat`; a sentence about what is wrong with it when it is none. */
export function timestampParserOf(format: string): TimestampParser | { readonly problem: string } {
  const named = Object.hasOwn(namedFormats, format) ? namedFormats[format] : undefined;
  if (named) return named;
  if (!format.includes("%")) {
    return { problem: `unknown time format "${format}". Use one of ${timestampFormatNames.join(", ")} or a % pattern` };
  }
  const parse = strftimeParser(format);
  return typeof parse === "function" ? ofText(parse) : parse;
}

/** Tries the formats in order; the first that reads the value wins. */
export function timestampParser(formats: readonly string[]): TimestampParser {
  const parsers = formats.map(timestampParserOf).filter((parser) => typeof parser === "function");
  const [first] = parsers;
  if (first && parsers.length === 1) return first;
  return (value, receivedAtMs) => {
    for (const parser of parsers) {
      const text = parser(value, receivedAtMs);
      if (text !== undefined) return text;
    }
    return undefined;
  };
}
