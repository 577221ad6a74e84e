import { lookupRetryMs, lookupSchedule, type StoredLookupTable } from "@pharos/domain";
import { nextRun } from "../schedules/next-run.ts";

type TableToRefresh = Pick<StoredLookupTable, "origin" | "refresh" | "createdAt" | "lastModified">;

/**
 * When the rows of a table are read again; undefined for those of an uploaded file, and for a schedule that never
 * comes. After a change of the table they are read at once, since its rows may be other ones now.
 */
export function nextRefreshAt({ origin, refresh, createdAt, lastModified }: TableToRefresh, now: Date) {
  const schedule = lookupSchedule(origin);
  if (schedule === undefined) return undefined;
  const { triedAt, refreshedAt, failures, isWanted } = refresh;
  if (isWanted || (triedAt !== undefined && triedAt < lastModified)) return now;
  if (triedAt !== undefined && failures > 0) return new Date(triedAt.getTime() + lookupRetryMs(failures));
  const since = refreshedAt ?? (schedule.cronExpression === undefined ? undefined : createdAt);
  return nextRun({ ...schedule, timeoutMinutes: 0 }, since, now);
}
