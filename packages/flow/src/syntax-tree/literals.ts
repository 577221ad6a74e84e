const simpleEscapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", "0": "\0" };

/** The text of a string as it is written: quotes, `@'…'` (nothing escaped but the quote, doubled), `h'…'` as without h. */
export function readString(written: string): string {
  const [, prefix = "", quote = "", body = ""] = /^([@hH]*)(['"`])(.*)\2$/s.exec(written) ?? [];
  if (quote === "") return written;
  if (prefix.includes("@")) return body.replaceAll(quote + quote, quote);
  return body.replace(
    /(?:\\x[0-9a-fA-F]{2})+|\\u([0-9a-fA-F]{4})|\\([0-7]{1,3})|\\(.)/gs,
    (all, unicode, octal, one) => {
      if (unicode !== undefined) return String.fromCharCode(Number.parseInt(unicode, 16));
      if (octal !== undefined && octal !== "0") return String.fromCharCode(Number.parseInt(octal, 8));
      if (one !== undefined || octal !== undefined) return simpleEscapes[one ?? octal] ?? one;
      // Bytes that together are UTF-8.
      return new TextDecoder().decode(
        Uint8Array.from(all.match(/[0-9a-fA-F]{2}/g) ?? [], (byte: string) => Number.parseInt(byte, 16)),
      );
    },
  );
}

/** Beyond 64 bits a number is a double; what is malformed is not a number. */
export function readInteger(written: string): bigint | number {
  if (!/^(?:0x[\da-f]+|\d+)$/i.test(written)) return Number.NaN;
  const value = BigInt(written);
  return value > 9_223_372_036_854_775_807n ? Number(value) : value;
}

const nanosecondsOf: Readonly<Record<string, number>> = {
  microsecond: 1e3,
  us: 1e3,
  ms: 1e6,
  millisecond: 1e6,
  s: 1e9,
  sec: 1e9,
  second: 1e9,
  m: 60e9,
  min: 60e9,
  minute: 60e9,
  h: 3600e9,
  hr: 3600e9,
  hour: 3600e9,
  d: 86_400e9,
  day: 86_400e9,
  w: 604_800e9,
  wk: 604_800e9,
  week: 604_800e9,
};

/** The size of each unit in nanoseconds, by its name in the singular and in the plural. */
export const timespanUnits: ReadonlyMap<string, number> = new Map([
  ...Object.entries(nanosecondsOf).map(([name, size]) => [`${name}s`, size] as const),
  // Behind the plurals: ms is no plural of m.
  ...Object.entries(nanosecondsOf),
]);

const largest = 2n ** 63n;

/** What 64 bits hold; undefined beyond. */
export function inRange(nanoseconds: bigint): bigint | undefined {
  return nanoseconds >= -largest && nanoseconds < largest ? nanoseconds : undefined;
}

/** `1.5h`, `30 minutes`, `1.02:03:04.5` (days, hours, minutes, seconds), in nanoseconds; undefined for anything else. */
export function readTimespan(written: string): bigint | undefined {
  const [, number, unit = ""] = /^\s*(-?\d+(?:\.\d*)?|-?\.\d+)\s*([a-z]+)\s*$/i.exec(written) ?? [];
  if (number === undefined) return readClock(written);
  const size = timespanUnits.get(unit.toLowerCase());
  return size === undefined ? undefined : inRange(BigInt(Math.round(Number(number) * size)));
}

function readClock(written: string): bigint | undefined {
  const parts = /^\s*(-)?(?:(\d{1,6})\.)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*$/.exec(written);
  if (parts === null) return undefined;
  const [, minus, days = "0", hours, minutes, seconds = "0", fraction = ""] = parts;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const whole = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  const nanoseconds = BigInt(whole) * 1_000_000_000n + BigInt(fraction.padEnd(9, "0"));
  return inRange(minus === undefined ? nanoseconds : -nanoseconds);
}

const instant =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** `2024-01-01`, `2024-01-01T00:00:00.5Z`, `2024-01-01 00:00:00+02:00`, in nanoseconds since 1970; UTC without a zone. */
export function readInstant(written: string): bigint | undefined {
  const parts = instant.exec(written.trim());
  if (parts === null) return undefined;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone = "Z"] = parts;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const isClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  const isReal = isClock && new Date(ms).getUTCDate() === Number(day) && Number(month) <= 12;
  if (!isReal) return undefined;
  return inRange((BigInt(ms) - BigInt(zoneMs(zone))) * 1_000_000n + BigInt(fraction.padEnd(9, "0")));
}

function zoneMs(zone: string): number {
  if (zone.toUpperCase() === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}
