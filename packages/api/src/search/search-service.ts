import type { SortDirection } from "@pharos/domain";
import type { FieldSummary, Histogram, RowPage, SearchScope } from "@pharos/lake";
import type { PageRequest } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import type { RequestContext } from "../graphql/request-context.ts";

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

/** Tables of other log types than the actor may see are unknown. */
function visibleTo<T extends SearchScope>({ actor: { logTypeAccess } }: RequestContext, scope: T): T {
  return { ...scope, logTypeAccess };
}
