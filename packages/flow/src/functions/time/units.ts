/** A unit of the calendar or of the clock. */
export type Unit = { readonly months: number } | { readonly nanoseconds: bigint };

const second = 1_000_000_000n;

const units: Readonly<Record<string, Unit>> = {
  nanosecond: { nanoseconds: 1n },
  microsecond: { nanoseconds: 1_000n },
  millisecond: { nanoseconds: 1_000_000n },
  second: { nanoseconds: second },
  minute: { nanoseconds: 60n * second },
  hour: { nanoseconds: 3600n * second },
  day: { nanoseconds: 86_400n * second },
  week: { nanoseconds: 7n * 86_400n * second },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
};

const short: Readonly<Record<string, string>> = {
  y: "year",
  w: "week",
  d: "day",
  h: "hour",
  m: "minute",
  s: "second",
  ms: "millisecond",
  us: "microsecond",
  ns: "nanosecond",
};

/** Every way to write a unit: `hour`, `hours`, `h`. */
export const unitWords: readonly string[] = [
  ...Object.keys(units),
  ...Object.keys(units).map((name) => `${name}s`),
  ...Object.keys(short),
];

/** The name of the unit that a word of `unitWords` means. */
export function unitName(word: unknown): string {
  const text = String(word).toLowerCase();
  return short[text] ?? text.replace(/s$/, "");
}

/** @throws for other words, which the binder refuses before */
export function unitOf(word: unknown): Unit {
  const unit = units[unitName(word)];
  if (unit === undefined) throw new Error(`no unit ${String(word)}`);
  return unit;
}
