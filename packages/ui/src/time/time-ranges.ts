const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface Preset {
  readonly id: string;
  readonly label: string;
  /** Undefined: from the beginning of time. */
  readonly lengthMs: number | undefined;
}

export const timeRangePresets = [
  { id: "PT20M", label: "Last 20 mins", lengthMs: 20 * minuteMs },
  { id: "PT1H", label: "Last hour", lengthMs: hourMs },
  { id: "PT3H", label: "Last 3 hours", lengthMs: 3 * hourMs },
  { id: "PT6H", label: "Last 6 hours", lengthMs: 6 * hourMs },
  { id: "PT12H", label: "Last 12 hours", lengthMs: 12 * hourMs },
  { id: "PT24H", label: "Last 24 hours", lengthMs: dayMs },
  { id: "P3D", label: "Last 3 days", lengthMs: 3 * dayMs },
  { id: "P1W", label: "Last week", lengthMs: 7 * dayMs },
  { id: "P1M", label: "Last month", lengthMs: 30 * dayMs },
  { id: "P3M", label: "Last 3 months", lengthMs: 90 * dayMs },
  { id: "P6M", label: "Last 6 months", lengthMs: 180 * dayMs },
  { id: "PAllTime", label: "All time", lengthMs: undefined },
] as const satisfies readonly Preset[];

export type TimeRangePresetId = (typeof timeRangePresets)[number]["id"];
export const timeRangePresetIds: readonly TimeRangePresetId[] = timeRangePresets.map((preset) => preset.id);

export const relativeUnits = ["minutes", "hours", "days", "weeks", "months", "years"] as const;
export type RelativeUnit = (typeof relativeUnits)[number];
const unitMs: Record<RelativeUnit, number> = {
  minutes: minuteMs,
  hours: hourMs,
  days: dayMs,
  weeks: 7 * dayMs,
  months: 30 * dayMs,
  years: 365 * dayMs,
};

/** A range as the reader chose it; `resolveTimeRange` turns it into instants. */
export type TimeRange =
  | { readonly kind: "preset"; readonly id: TimeRangePresetId }
  | { readonly kind: "relative"; readonly amount: number; readonly unit: RelativeUnit }
  | { readonly kind: "custom"; readonly start: Date; readonly end: Date };

export interface ResolvedTimeRange {
  readonly start: Date;
  readonly end: Date;
}

/** The zero date, which all-time starts from. */
export const beginningOfTime = new Date("0001-01-01T00:00:00Z");

/** Relative ranges end with the current minute, so that asking again within it asks the same. */
export function resolveTimeRange(range: TimeRange, now: Date): ResolvedTimeRange {
  if (range.kind === "custom") return { start: range.start, end: range.end };
  const end = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + minuteMs - 1);
  const lengthMs =
    range.kind === "relative"
      ? range.amount * unitMs[range.unit]
      : timeRangePresets.find((preset) => preset.id === range.id)?.lengthMs;
  return { start: lengthMs === undefined ? beginningOfTime : new Date(end.getTime() + 1 - lengthMs), end };
}

/** As an address holds it: `PT1H`, `last-5-minutes`, or two instants. */
export interface TimeRangeSearch {
  readonly range?: string;
  readonly from?: string;
  readonly to?: string;
}

export function timeRangeToSearch(range: TimeRange): TimeRangeSearch {
  if (range.kind === "preset") return { range: range.id };
  if (range.kind === "relative") return { range: `last-${range.amount}-${range.unit}` };
  return { from: range.start.toISOString(), to: range.end.toISOString() };
}

export function timeRangeFromSearch({ range, from, to }: TimeRangeSearch): TimeRange | undefined {
  const preset = timeRangePresetIds.find((id) => id === range);
  if (preset) return { kind: "preset", id: preset };
  const [, amount, unitText] = range?.match(/^last-(\d{1,6})-(\w+)$/) ?? [];
  const unit = relativeUnits.find((one) => one === unitText);
  if (amount && unit) return { kind: "relative", amount: Number(amount), unit };
  const start = new Date(from ?? Number.NaN);
  const end = new Date(to ?? Number.NaN);
  const isOrdered = start.getTime() <= end.getTime();
  return isOrdered ? { kind: "custom", start, end } : undefined;
}
