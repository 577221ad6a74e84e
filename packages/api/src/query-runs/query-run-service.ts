import type { QueryRun } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../context/request-context.ts";

const runsShown = 100;

/** None of a query whose rows the actor does not see: counts and errors tell of them. */
export async function listRuns(context: RequestContext, queryName: string): Promise<QueryRun[]> {
  authorize(context.actor, "DataAnalyticsRead");
  return (await seesRows(context, queryName)) ? context.store.queryRuns.list(queryName, runsShown) : [];
}

export async function lastRun(context: RequestContext, queryName: string): Promise<QueryRun | undefined> {
  authorize(context.actor, "DataAnalyticsRead");
  return (await seesRows(context, queryName)) ? context.loaders.lastRuns.load(queryName) : undefined;
}

/** Runs outlive their query: those of a deleted one are for people who see all log types. */
async function seesRows({ store, loaders, actor }: RequestContext, queryName: string): Promise<boolean> {
  if (actor.logTypeAccess === undefined) return true;
  const query = await store.savedQueries.get(queryName);
  return query !== undefined && (await loaders.contentAccess()).seesRowsOf(query);
}
