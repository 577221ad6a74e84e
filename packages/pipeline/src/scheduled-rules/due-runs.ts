import type { QueryRun, SavedQuery, Stored } from "@pharos/domain";
import { nextRun } from "../schedule/next-run.ts";

/** A query that is to be run now. */
export interface DueRun {
  readonly query: SavedQuery;
  /** The name of the run: an attempt after a failure or a crash is one at the same run. */
  readonly dueAt: Date;
}

/**
 * The queries that are to be run now. Runs that were missed are made up by one, which is due now; otherwise a run keeps
 * the time of the schedule, so that the windows of its runs touch without a gap.
 * @param latest the latest run of each query that was ever run
 */
export function dueRuns(
  queries: readonly Stored<SavedQuery>[],
  latest: ReadonlyMap<string, QueryRun>,
  now: Date,
): DueRun[] {
  return queries.flatMap((query) => {
    const dueAt = dueTime(query, latest.get(query.name), now);
    return dueAt ? [{ query, dueAt }] : [];
  });
}

function dueTime(query: Stored<SavedQuery>, last: QueryRun | undefined, now: Date): Date | undefined {
  const { schedule, enabled, lastModified } = query;
  if (!schedule || !enabled) return undefined;
  if (last?.status === "RUNNING") return last.dueAt;
  // A rate that never ran is due at once; a cron expression is asked from when it was written.
  const since = last?.dueAt ?? (schedule.cronExpression === undefined ? undefined : lastModified);
  const next = nextRun(schedule, since, now);
  if (!next || next > now) return undefined;
  const following = nextRun(schedule, next, now);
  return following && following <= now ? now : next;
}
