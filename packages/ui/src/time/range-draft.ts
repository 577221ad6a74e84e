import { formatTime, parseZoned } from "./format-time.ts";
import type { TimeRange } from "./time-ranges.ts";

/** A start and an end as they are typed, and which of them the next day that is picked becomes. */
export interface RangeDraft {
  readonly start: string;
  readonly end: string;
  readonly picks: "start" | "end";
}

const dayBegins = "00:00:00";
const dayEnds = "23:59:59";
const typed = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/;

export function draftOf(start: Date, end: Date, zone: string): RangeDraft {
  return { start: formatTime(start, zone), end: formatTime(end, zone), picks: "start" };
}

/** A start is picked first, then an end; a day before the start moves the start (specification 2 §4). */
export function pickDay(draft: RangeDraft, day: string): RangeDraft {
  const start = `${day} ${dayBegins}`;
  if (draft.picks === "end" && day >= draft.start.slice(0, 10))
    return { ...draft, end: `${day} ${dayEnds}`, picks: "start" };
  const end = draft.end.slice(0, 10) >= day && draft.picks === "end" ? draft.end : `${day} ${dayEnds}`;
  return { start, end, picks: "end" };
}

/**
 * Reads what was typed as a range, or says why it is not one. A day alone begins with its first second and ends with
 * its last.
 */
export function readDraft({ start, end }: RangeDraft, zone: string): { range: TimeRange } | { problem: string } {
  const from = instantOf(start, dayBegins, zone);
  const to = instantOf(end, dayEnds, zone);
  if (!from) return { problem: "Enter the start as 2026-11-20 05:52:53." };
  if (!to) return { problem: "Enter the end as 2026-11-20 05:52:53." };
  if (from > to) return { problem: "The end is before the start." };
  return { range: { kind: "custom", start: from, end: to } };
}

function instantOf(text: string, missing: string, zone: string): Date | undefined {
  const [, day, time = missing] = text.trim().match(typed) ?? [];
  const instant = day === undefined ? undefined : parseZoned(`${day}T${time}`, zone);
  // A calendar has no 31st of February, though a parser finds one.
  const isOnDay = instant !== undefined && Math.abs(Date.parse(`${day}T${time}Z`) - instant.getTime()) < 86_400_000;
  return isOnDay && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day ?? "") ? instant : undefined;
}
