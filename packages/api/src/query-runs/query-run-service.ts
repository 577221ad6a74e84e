import type { QueryRun } from "@pharos/domain";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";

const runsShown = 100;

export function listRuns(context: RequestContext, queryName: string): Promise<QueryRun[]> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.store.queryRuns.list(queryName, runsShown);
}

export function lastRun(context: RequestContext, queryName: string): Promise<QueryRun | undefined> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.loaders.lastRuns.load(queryName);
}
