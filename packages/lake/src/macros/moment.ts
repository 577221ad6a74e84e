import { withinEngineTime } from "../search/time-bounds.ts";
import type { Instant } from "./instant.ts";

/** A moment as SQL: a constant when it was known beforehand. */
export interface Moment {
  readonly constant: Instant | undefined;
  readonly sql: string;
}

export function constantMoment(instant: Instant): Moment {
  const constant = { ms: withinEngineTime(instant.ms), ns: instant.ns };
  return { constant, sql: `toDateTime64('${momentText(constant)}', 9, 'UTC')` };
}

/** `2026-03-01 10:00:00.123456789`, in UTC, as the engine reads and writes it; within the engine's times. */
export function momentText({ ms, ns }: Instant): string {
  const text = new Date(withinEngineTime(ms)).toISOString();
  return text.replace("T", " ").replace("Z", String(ns).padStart(6, "0"));
}

export function movedMoment({ constant, sql }: Moment, ms: number): string {
  if (constant !== undefined) return constantMoment({ ...constant, ms: constant.ms + ms }).sql;
  return `${sql} ${ms < 0 ? "-" : "+"} toIntervalMillisecond(${Math.abs(ms)})`;
}
