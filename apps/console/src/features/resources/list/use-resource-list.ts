import { useMemo } from "react";
import type { ResourceListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveList } from "../../../live/use-live-query.ts";
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

const pageOf = ({ resources }: ResourceListQuery) => resources;
const pageSize = 100;
/** A check of many resources changes the list all the time while it runs. */
const refreshMs = 5_000;

/** The resources that the address asks for, page by page. */
export function useResourceList(search: ResourceSearch) {
  const variables = useMemo(() => ({ input: { ...resourcesInputOf(search), pageSize } }), [search]);
  const list = useLiveList(resourceListQuery, {
    topics: ["resources", "detections"],
    variables,
    everyMs: refreshMs,
    pageOf,
  });
  const { data, edges, error, isStale, live, isLoadingMore, loadMore, refetch } = list;
  const rows = useMemo(() => (data ? edges.map(({ node }) => node) : undefined), [data, edges]);
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
