import { type TimeRange, timeRangePresets } from "@pharos/ui/time-ranges";

/** Between which times a panel's query looks, as it is asked. */
export type PanelTimes = { readonly relativeTime: string } | { readonly startTime: string; readonly endTime: string };

const units = { minutes: "M", hours: "H", days: "D", weeks: "W", months: "M", years: "Y" } as const;

/** Relative times stay relative, so that everybody who looks at it asks the same. */
export function panelTimes(range: TimeRange): PanelTimes {
  if (range.kind === "preset") return { relativeTime: range.id };
  if (range.kind === "custom") return { startTime: range.start.toISOString(), endTime: range.end.toISOString() };
  const isOfTime = range.unit === "minutes" || range.unit === "hours";
  return { relativeTime: `P${isOfTime ? "T" : ""}${range.amount}${units[range.unit]}` };
}

/** The range that a dashboard opens with; the last day where its duration is none that can be chosen. */
export function rangeOfDuration(duration: string): TimeRange {
  const preset = timeRangePresets.find(({ id }) => id === duration);
  if (preset) return { kind: "preset", id: preset.id };
  const [, time = "", amount, letter] = /^P(T?)(\d+)([YMWDH])$/.exec(duration) ?? [];
  const unit = (["minutes", "hours", "days", "weeks", "months", "years"] as const).find(
    (one) => units[one] === letter && (one === "minutes" || one === "hours") === (time === "T"),
  );
  return amount && unit ? { kind: "relative", amount: Number(amount), unit } : { kind: "preset", id: "PT24H" };
}
