const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(date: Date, zone: string): Record<string, string> {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    });
    formatters.set(zone, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(date).map((part) => [part.type, part.value]));
}

export type TimePrecision = "day" | "minute" | "second" | "millisecond";

/** `2026-11-20 05:52:53`, in the zone, without its name. */
export function formatTime(date: Date, zone: string, precision: TimePrecision = "second"): string {
  const p = partsOf(date, zone);
  const day = `${p.year}-${p.month}-${p.day}`;
  if (precision === "day") return day;
  const minute = `${day} ${p.hour}:${p.minute}`;
  if (precision === "minute") return minute;
  if (precision === "second") return `${minute}:${p.second}`;
  return `${minute}:${p.second}.${String(date.getUTCMilliseconds()).padStart(3, "0")}`;
}

/** `UTC`, `CET`, `GMT+5:30`: what people call the zone at that moment. */
export function zoneName(date: Date, zone: string): string {
  return partsOf(date, zone).timeZoneName ?? zone;
}

const spans = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** `5 minutes ago`, `in 2 days`, `just now` within a minute. */
export function formatRelative(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  for (const [unit, length] of spans) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return "just now";
}

/** The instant at which the zone's clocks show `2026-11-20T05:52[:53]`; undefined for text that is no such time. */
export function parseZoned(text: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Twice, because the first guess may lie on the other side of a clock change.
  let instant = asUtc;
  for (let round = 0; round < 2; round++) instant = asUtc - zoneOffsetMs(new Date(instant), zone);
  return new Date(instant);
}

/** How far the zone's clocks are ahead of UTC at that moment. */
export function zoneOffsetMs(date: Date, zone: string): number {
  const shown = Date.parse(`${formatTime(date, zone).replace(" ", "T")}Z`);
  return shown - Math.floor(date.getTime() / 1000) * 1000;
}
