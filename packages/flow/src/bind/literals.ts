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

/** Beyond 64 bits a number is a double. */
export function readInteger(written: string): bigint | number {
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

/** `1.5h`, `30 minutes`, in nanoseconds; undefined for anything else. */
export function readTimespan(written: string): bigint | undefined {
  const [, number, unit = ""] = /^\s*(-?[\d.]+)\s*([a-z]+)\s*$/i.exec(written) ?? [];
  const name = unit.toLowerCase();
  const size = nanosecondsOf[name] ?? nanosecondsOf[name.replace(/s$/, "")];
  if (number === undefined || size === undefined || Number.isNaN(Number(number))) return undefined;
  return BigInt(Math.round(Number(number) * size));
}

const instant =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** `2024-01-01`, `2024-01-01T00:00:00.5Z`, `2024-01-01 00:00:00+02:00`, in nanoseconds since 1970; UTC without a zone. */
export function readInstant(written: string): bigint | undefined {
  const parts = instant.exec(written.trim());
  if (parts === null) return undefined;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone = "Z"] = parts;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const isReal =
    new Date(ms).getUTCDate() === Number(day) && Number(month) <= 12 && Number(hour) < 24 && Number(minute) < 60;
  return isReal ? (BigInt(ms) - BigInt(zoneMs(zone))) * 1_000_000n + BigInt(fraction.padEnd(9, "0")) : undefined;
}

function zoneMs(zone: string): number {
  if (zone.toUpperCase() === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}
