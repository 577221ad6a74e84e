/** A moment to the nanosecond: milliseconds since 1970 and what a millisecond has beyond. */
export interface Instant {
  readonly ms: number;
  /** 0 to 999,999. */
  readonly ns: number;
}

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)? ?(?:(z|utc)|([+-])(\d\d):?(\d\d)?)?$/i;

/** Reads `2026-03-01`, `2026-03-01 10:00:00.123Z`, `2026-03-01T10:00+02:00`; UTC where it names no zone. */
export function readInstant(text: string): Instant | undefined {
  const found = written.exec(text.trim());
  if (found === null) return undefined;
  const part = (index: number) => Number(found[index] ?? 0);
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map(part) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal = new Date(ms).toISOString().startsWith(`${found[1]}-${found[2]}-${found[3]}`);
  if (!isReal || hour > 23 || minute > 59 || second > 59) return undefined;
  const fraction = Number((found[7] ?? "").padEnd(9, "0"));
  const awayMinutes = (found[9] === "-" ? -1 : 1) * (part(10) * 60 + part(11));
  return { ms: ms - awayMinutes * 60_000 + Math.trunc(fraction / 1e6), ns: fraction % 1e6 };
}
