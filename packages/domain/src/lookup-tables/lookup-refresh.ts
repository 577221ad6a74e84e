import type { Schedule } from "../schedules/schedule.ts";
import type { LookupOrigin } from "./lookup-table.ts";

/** How the rows of a table were read again so far. */
export interface LookupRefresh {
  /** Undefined until it succeeded once. */
  readonly refreshedAt: Date | undefined;
  readonly triedAt: Date | undefined;
  /** In a row. */
  readonly failures: number;
  /** Of the last attempt; undefined where it succeeded. */
  readonly problem: string | undefined;
  /** Somebody asked for it. */
  readonly isWanted: boolean;
}

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
