import type { Schedule } from "../schedules/schedule.ts";
import type { LookupOrigin } from "./lookup-table.ts";

/** When the rows are read again; undefined for an uploaded file. */
export function lookupSchedule(origin: LookupOrigin): Pick<Schedule, "rateMinutes" | "cronExpression"> | undefined {
  if (origin.kind === "query") return origin.refresh;
  return origin.kind === "object" ? { rateMinutes: Number(origin.settings.PeriodMinutes) } : undefined;
}

const minuteMs = 60_000;

/** How long after a failure the next attempt comes: a minute, then twice as long each time, at most an hour. */
export function lookupRetryMs(failures: number): number {
  return Math.min(2 ** (failures - 1), 60) * minuteMs;
}
