import { alarmMinutesMax, alarmMinutesMin } from "./alarm-minutes.ts";
import type { LogSource } from "./log-source.ts";

export const sourceAlarmStates = ["OK", "ALARM", "INSUFFICIENT_DATA"] as const;
/** INSUFFICIENT_DATA: nothing has arrived yet, and the source is younger than its threshold. */
export type SourceAlarmState = (typeof sourceAlarmStates)[number];

const minuteMs = 60_000;

type WatchedSource = Pick<LogSource, "enabled" | "createdAt" | "lastReceivedAt" | "noDataAlarmMinutes">;

/** Returns undefined where nobody set the alarm, and where the source is disabled. */
export function noDataAlarmState(source: WatchedSource, now: Date): SourceAlarmState | undefined {
  const { enabled, createdAt, lastReceivedAt, noDataAlarmMinutes } = source;
  if (noDataAlarmMinutes === undefined || !enabled) return undefined;
  const silentMs = now.getTime() - (lastReceivedAt ?? createdAt).getTime();
  if (silentMs >= noDataAlarmMinutes * minuteMs) return "ALARM";
  return lastReceivedAt === undefined ? "INSUFFICIENT_DATA" : "OK";
}

/** How far back the rhythm of a source is looked at. */
export const rhythmDays = 14;
/** With fewer minutes that brought data there is no rhythm yet. */
const rhythmMinutesMin = 10;
const stepMinutes = 15;

/** When a source brought data. */
export interface SourceRhythm {
  /** Minutes that brought some. */
  readonly activeMinutes: number;
  /** Between two of them. */
  readonly longestGapMinutes: number;
}

/** Suggests a threshold of twice the longest silence so far; undefined for a source without a rhythm. */
export function suggestNoDataMinutes({ activeMinutes, longestGapMinutes }: SourceRhythm): number | undefined {
  if (activeMinutes < rhythmMinutesMin) return undefined;
  const minutes = Math.ceil((2 * longestGapMinutes) / stepMinutes) * stepMinutes;
  return Math.min(Math.max(minutes, alarmMinutesMin), alarmMinutesMax);
}
