import { withinEngineTime } from "../search/time-bounds.ts";
import type { Instant } from "./instant.ts";

/** A moment as SQL: a constant when it was known beforehand. */
export interface Moment {
  readonly constant: Instant | undefined;
  readonly sql: string;
}

export function constantMoment(instant: Instant): Moment {
  const ms = withinEngineTime(instant.ms);
  const text = new Date(ms).toISOString().replace("T", " ").replace("Z", String(instant.ns).padStart(6, "0"));
  return { constant: { ms, ns: instant.ns }, sql: `toDateTime64('${text}', 9, 'UTC')` };
}

export function movedMoment({ constant, sql }: Moment, ms: number): string {
  if (constant !== undefined) return constantMoment({ ...constant, ms: constant.ms + ms }).sql;
  return `${sql} ${ms < 0 ? "-" : "+"} toIntervalMillisecond(${Math.abs(ms)})`;
}
