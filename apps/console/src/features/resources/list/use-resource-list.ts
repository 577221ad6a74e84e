import { useCallback, useMemo } from "react";
import type { ResourceListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import type { ResourceSearch } from "../resource-search.ts";
import { resourcesInputOf } from "./resource-filters.ts";

const resourceListQuery = graphql(`
  query ResourceList($input: ResourcesInput!) {
    resources(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id type accountId region name changedAt complianceStatus
          complianceCounts { passed failed errored suppressed }
        }
      }
    }
  }
`);
export type ResourceRow = ResourceListQuery["resources"]["edges"][number]["node"];

const pageSize = 100;
/** A check of many resources changes the list all the time while it runs. */
const refreshMs = 5_000;

/** The resources that the address asks for, page by page. */
export function useResourceList(search: ResourceSearch) {
  const variables = useMemo(() => ({ input: { ...resourcesInputOf(search), pageSize } }), [search]);
  const { input } = variables;
  const list = useLiveQuery(resourceListQuery, {
    topics: ["resources", "detections"],
    variables,
    everyMs: refreshMs,
    isHeld: ({ resources }) => resources.edges.length > pageSize,
  });
  const { data, error, isStale, isCurrent, live, networkStatus, fetchMore, refetch } = list;
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore, input],
  );
  const pageInfo = isCurrent ? data?.resources.pageInfo : undefined;
  const { isLoadingMore, loadMore } = useLoadMore(pageInfo, networkStatus, readOn);
  const rows = useMemo(() => data?.resources.edges.map(({ node }) => node), [data]);
  return {
    rows,
    totalCount: data?.resources.totalCount,
    error: data ? undefined : error,
    isStale,
    live,
    isLoadingMore,
    loadMore,
    refetch,
  };
}
