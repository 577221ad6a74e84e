import type { QueryRunStatus, Schedule } from "@pharos/domain";
import { nextRun } from "./next-run.ts";

/** The latest run of something with a schedule. */
export interface LatestRun {
  readonly dueAt: Date;
  readonly status: QueryRunStatus;
}

/**
 * The time that names the run to be done now; undefined where none is due. Runs that were missed are made up by one,
 * which is due now; otherwise a run keeps the time of the schedule, so that the windows of its runs touch without a
 * gap. A run that is not finished keeps its name.
 * @param writtenAt when the schedule was written
 */
export function dueTime(
  schedule: Schedule,
  latest: LatestRun | undefined,
  writtenAt: Date,
  now: Date,
): Date | undefined {
  if (latest?.status === "RUNNING") return latest.dueAt;
  // A rate that never ran is due at once; a cron expression is asked from when it was written.
  const since = latest?.dueAt ?? (schedule.cronExpression === undefined ? undefined : writtenAt);
  const next = nextRun(schedule, since, now);
  if (!next || next > now) return undefined;
  const following = nextRun(schedule, next, now);
  return following && following <= now ? now : next;
}
