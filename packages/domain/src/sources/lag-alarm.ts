import type { LogSource } from "./log-source.ts";

const minuteMs = 60_000;

/** Whether Pharos fetches the logs from where they wait, and so can say for how long; other sources send theirs. */
export function isCollected({ type }: Pick<LogSource, "type">): boolean {
  return type !== "HTTP" && type !== "SYSLOG";
}

/**
 * Returns undefined where nobody set the alarm, and where the source is disabled.
 * @param waitingSince When the oldest log that still waits began to wait; undefined where none waits.
 */
export function lagAlarmState(
  { enabled, lagAlarmMinutes }: Pick<LogSource, "enabled" | "lagAlarmMinutes">,
  waitingSince: Date | undefined,
  now: Date,
): "OK" | "ALARM" | undefined {
  if (lagAlarmMinutes === undefined || !enabled) return undefined;
  return isBehind(waitingSince, lagAlarmMinutes, now) ? "ALARM" : "OK";
}

/** An alarm lasts until half of its time is caught up, so that a source at the edge does not raise one after the other. */
export function hasCaughtUp(waitingSince: Date | undefined, lagAlarmMinutes: number, now: Date): boolean {
  return !isBehind(waitingSince, lagAlarmMinutes / 2, now);
}

function isBehind(waitingSince: Date | undefined, minutes: number, now: Date): boolean {
  return waitingSince !== undefined && now.getTime() - waitingSince.getTime() >= minutes * minuteMs;
}
