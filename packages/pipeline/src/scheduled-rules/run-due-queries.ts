import { dueRuns } from "./due-runs.ts";
import { runScheduledQuery, type ScheduledQueryOptions } from "./run-scheduled-query.ts";

/**
 * Runs the scheduled queries that are due, one after the other: the lake has one connection for them.
 * @returns how many were run
 */
export async function runDueQueries(options: ScheduledQueryOptions, signal?: AbortSignal): Promise<number> {
  const { store, clock } = options;
  const queries = await store.savedQueries.all();
  const latest = await store.queryRuns.latest(queries.map(({ name }) => name));
  let count = 0;
  const runs = dueRuns(queries, latest, clock());
  if (runs.length === 0) return 0;
  const accessOf = await store.authors.access();
  for (const due of runs) {
    if (signal?.aborted) break;
    await runScheduledQuery(options, due, accessOf);
    count += 1;
  }
  return count;
}
