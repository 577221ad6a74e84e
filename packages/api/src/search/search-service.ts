import type { SortDirection } from "@pharos/domain";
import type { FieldSummary, Histogram, QueryResult, RowPage, SearchScope } from "@pharos/lake";
import type { PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";

const queryRowsMax = 10_000;

/** @throws lakeTableUnknown, input.invalid */
export function searchEvents(
  context: RequestContext,
  scope: SearchScope,
  { pageSize: limit, cursor }: PageRequest,
  sortDirection: SortDirection,
): Promise<RowPage> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.search({
    ...visibleTo(context, scope),
    limit,
    sortDirection,
    ...(cursor !== undefined && { cursor }),
  });
}

/** @throws lakeTableUnknown */
export function readHistogram(context: RequestContext, scope: SearchScope, buckets: number): Promise<Histogram> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.histogram({ ...visibleTo(context, scope), buckets });
}

/** @throws lakeTableUnknown */
export function summarizeField(context: RequestContext, scope: SearchScope, key: string): Promise<FieldSummary> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.fieldSummary({ ...visibleTo(context, scope), key });
}

/** One read-only statement. @throws what the lake's gate says of the statement */
export function runQuery(context: RequestContext, sql: string): Promise<QueryResult> {
  authorize(context.actor, "DataAnalyticsRead");
  return context.lake.query(sql, { maxRows: queryRowsMax, logTypeAccess: context.actor.logTypeAccess });
}

/** Tables of other log types than the actor may see are unknown. */
function visibleTo<T extends SearchScope>({ actor: { logTypeAccess } }: RequestContext, scope: T): T {
  return { ...scope, logTypeAccess };
}
