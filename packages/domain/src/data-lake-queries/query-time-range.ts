import { invalidInput } from "../errors/access-errors.ts";
import type { QueryParams } from "./query-params.ts";

/** From is included, to is not. */
export interface QueryTimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

const secondMs = 1000;
const dayMs = 86_400 * secondMs;
const durationPattern = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
/** A month has 30 days, a year 365. */
const unitMs = [365 * dayMs, 30 * dayMs, 7 * dayMs, dayMs, 3600 * secondMs, 60 * secondMs, secondMs];
/** Every event there is. */
const allTime = "PAllTime";

/**
 * Which event times count; undefined for all of them. The zero time (year 1) is no time.
 * @throws input.invalid
 */
export function queryTimeRange(params: QueryParams, now: Date): QueryTimeRange | undefined {
  const { relativeTime } = params;
  if (relativeTime === allTime) return undefined;
  const toMs = now.getTime();
  if (relativeTime !== undefined && relativeTime !== "") return { fromMs: toMs - durationMs(relativeTime), toMs };
  const [start, end] = [instant(params.startTime), instant(params.endTime)];
  if (start === undefined && end === undefined) return undefined;
  const range = { fromMs: start ?? 0, toMs: end ?? toMs };
  if (range.toMs <= range.fromMs) throw invalidInput("endTime must be after startTime");
  return range;
}

function durationMs(text: string): number {
  const parts = durationPattern.exec(text)?.slice(1);
  const ms = (parts ?? []).reduce((sum, count, index) => sum + Number(count ?? 0) * (unitMs[index] ?? 0), 0);
  if (ms === 0) throw invalidInput(`relativeTime must be an ISO 8601 duration such as PT20M or P3D, not ${text}`);
  return ms;
}

function instant(text: string | undefined): number | undefined {
  if (text === undefined || text.startsWith("0001-")) return undefined;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw invalidInput(`${text} is not a timestamp such as 2026-03-01T12:00:00Z`);
  return ms;
}
