import type { QueryRun, SavedQuery, Stored } from "@pharos/domain";
import { dueTime } from "../schedules/due-time.ts";

/** A query that is to be run now. */
export interface DueRun {
  readonly query: Stored<SavedQuery>;
  /** The name of the run: an attempt after a failure or a crash is one at the same run. */
  readonly dueAt: Date;
}

/**
 * The queries that are to be run now.
 * @param latest the latest run of each query that was ever run
 */
export function dueRuns(
  queries: readonly Stored<SavedQuery>[],
  latest: ReadonlyMap<string, QueryRun>,
  now: Date,
): DueRun[] {
  return queries.flatMap((query) => {
    const { schedule, enabled, name, lastModified } = query;
    const dueAt = schedule && enabled ? dueTime(schedule, latest.get(name), lastModified, now) : undefined;
    return dueAt ? [{ query, dueAt }] : [];
  });
}
