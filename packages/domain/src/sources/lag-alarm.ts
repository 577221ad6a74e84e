import type { LogSource } from "./log-source.ts";

const minuteMs = 60_000;

/** How far a collected source is behind: since when the oldest log has waited for Pharos. Undefined where none waits. */
export type WaitingSince = Date | undefined;

/** Logs are fetched from where they wait, so that one can say for how long they have; the others are sent to Pharos. */
export function isCollected({ type }: Pick<LogSource, "type">): boolean {
  return type !== "HTTP" && type !== "SYSLOG";
}

/** Returns undefined where nobody set the alarm, and where the source is disabled. */
export function lagAlarmState(
  { enabled, lagAlarmMinutes }: Pick<LogSource, "enabled" | "lagAlarmMinutes">,
  waitingSince: WaitingSince,
  now: Date,
): "OK" | "ALARM" | undefined {
  if (lagAlarmMinutes === undefined || !enabled) return undefined;
  return isBehind(waitingSince, lagAlarmMinutes, now) ? "ALARM" : "OK";
}

/** An alarm lasts until half of its time is caught up, so that a source at the edge does not raise one after the other. */
export function hasCaughtUp(waitingSince: WaitingSince, lagAlarmMinutes: number, now: Date): boolean {
  return !isBehind(waitingSince, lagAlarmMinutes / 2, now);
}

function isBehind(waitingSince: WaitingSince, minutes: number, now: Date): boolean {
  return waitingSince !== undefined && now.getTime() - waitingSince.getTime() >= minutes * minuteMs;
}
