import { type Severity, severities } from "../alerts/severity.ts";

/** In the order of `Date.getUTCDay`. */
export const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;
export type Weekday = (typeof weekdays)[number];

/** Begin on each of the days at `from`, and end at `to`: on the next day when that is not later than `from`. */
export interface QuietHours {
  readonly days: readonly Weekday[];
  /** On a clock of 24 hours, such as 22:00. */
  readonly from: string;
  readonly to: string;
  /** Of the IANA database, such as Europe/Berlin. */
  readonly timeZone: string;
}

/** An alert that nobody has touched is sent again. */
export interface Reminder {
  /** Of this severity or a higher one. */
  readonly severity: Severity;
  readonly afterMinutes: number;
  readonly times: number;
}

/** When a destination may be disturbed. */
export interface QuietSettings {
  readonly quietHours: QuietHours | null;
  /** The alerts of so many minutes are one message; 0 for a message each. */
  readonly digestMinutes: number;
  /** Alerts of this severity or a higher one wait neither for quiet hours to end nor for a digest. */
  readonly urgentSeverity: Severity | null;
  readonly reminder: Reminder | null;
}

export const notQuiet: QuietSettings = { quietHours: null, digestMinutes: 0, urgentSeverity: null, reminder: null };

export const digestMinutesMax = 24 * 60;
export const reminderMinutesMax = 24 * 60;
export const remindersMax = 10;

export function isAtLeast(severity: Severity, least: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(least);
}

const dayMs = 86_400_000;

/**
 * When the quiet hours that hold at `now` end; undefined when none hold. A time that the clocks skip is the moment
 * after the skip, and a time that comes twice is the first of both.
 */
export function findQuietEnd(hours: QuietHours, now: Date): Date | undefined {
  let end: Date | undefined;
  // Days that follow each other without a pause are one quiet time.
  for (let round = 0; round <= weekdays.length; round += 1) {
    const next = findEndOnce(hours, end ?? now);
    if (!next) return end;
    end = next;
  }
  return end;
}

function findEndOnce({ days, from, to, timeZone }: QuietHours, at: Date): Date | undefined {
  const today = startOfLocalDay(at, timeZone);
  for (const day of [today - dayMs, today]) {
    if (!days.includes(weekdays[new Date(day).getUTCDay()] as Weekday)) continue;
    const begin = toInstant(day + msOf(from), timeZone);
    const end = toInstant(day + msOf(to) + (to <= from ? dayMs : 0), timeZone);
    if (begin <= at && at < end) return end;
  }
  return undefined;
}

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * 60_000;
}

/** Midnight of the local day as if its calendar were that of UTC. */
function startOfLocalDay(at: Date, timeZone: string): number {
  const local = at.getTime() + offsetMs(at, timeZone);
  return Math.floor(local / dayMs) * dayMs;
}

/** The instant of a local time that is given as if its clock were that of UTC. */
function toInstant(local: number, timeZone: string): Date {
  const before = offsetMs(new Date(local - dayMs), timeZone);
  const after = offsetMs(new Date(local + dayMs), timeZone);
  const first = new Date(local - before);
  if (offsetMs(first, timeZone) === before) return first;
  const second = new Date(local - after);
  if (offsetMs(second, timeZone) === after) return second;
  return findClockChange(local, before, timeZone);
}

/** The instant at which clocks skip a local time. */
function findClockChange(local: number, before: number, timeZone: string): Date {
  let [earlier, later] = [local - before - dayMs, local - before + dayMs];
  while (later - earlier > 1_000) {
    const middle = Math.floor((earlier + later) / 2_000) * 1_000;
    if (offsetMs(new Date(middle), timeZone) === before) earlier = middle;
    else later = middle;
  }
  return new Date(later);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(at: Date, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
    format = new Intl.DateTimeFormat("en-US", { timeZone, ...fields, second: "numeric", hourCycle: "h23" });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return local - Math.floor(at.getTime() / 1_000) * 1_000;
}
