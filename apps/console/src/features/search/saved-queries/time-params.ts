import type { TimeRange } from "@pharos/ui/time-ranges";
import type { SearchedQuery } from "./saved-query.ts";

/** A time range as the server takes it; what is relative stays so. */
export function timeParams(range: TimeRange): Pick<SearchedQuery, "relativeTime" | "startTime" | "endTime"> {
  if (range.kind === "preset") return { relativeTime: range.id };
  if (range.kind === "relative") return { relativeTime: durationOf(range.amount, range.unit) };
  // The server's end is exclusive; ranges end within the last millisecond that they include.
  return { startTime: range.start.toISOString(), endTime: new Date(range.end.getTime() + 1).toISOString() };
}

/** As ISO 8601 writes it; the server's month has 30 days and its year 365, as ours have. */
function durationOf(amount: number, unit: Extract<TimeRange, { kind: "relative" }>["unit"]): string {
  const letter = unit.charAt(0).toUpperCase();
  return unit === "minutes" || unit === "hours" ? `PT${amount}${letter}` : `P${amount}${letter}`;
}
