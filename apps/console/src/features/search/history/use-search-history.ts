import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import type { SearchHistoryQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useViewer } from "../../../session/viewer.tsx";
import { historyInputOf } from "./history-filter.ts";
import type { HistorySearch } from "./history-search.ts";

const historyQuery = graphql(`
  query SearchHistory($input: DataLakeQueriesInput) {
    dataLakeQueries(input: $input) {
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id kind sql language name status message isScheduled startedAt resultsUntil
          issuedBy {
            __typename
            ... on User { id givenName familyName email }
            ... on APIToken { id name }
          }
          metadata { databases tables startTime endTime relativeTime limit sortDirection simpleSearchQueryFilter }
          stats { bytesScanned executionTime rowCount }
        }
      }
    }
  }
`);
export type HistoryRun = SearchHistoryQuery["dataLakeQueries"]["edges"][number]["node"];

const pageSize = 100;

/** The runs that the address asks for, page by page, as they were when the page was opened or refreshed. */
export function useSearchHistory(search: HistorySearch) {
  const { id } = useViewer();
  const input = useMemo(() => ({ ...historyInputOf(search, id), pageSize }), [search, id]);
  const history = useQuery(historyQuery, {
    variables: { input },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const { data, previousData, error, networkStatus, fetchMore, refetch } = history;
  const shown = data ?? previousData;
  const rows = useMemo(() => shown?.dataLakeQueries.edges.map(({ node }) => node) ?? [], [shown]);
  const pageInfo = data?.dataLakeQueries.pageInfo;
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore, input],
  );
  const { isLoadingMore, loadMore } = useLoadMore(pageInfo, networkStatus, readOn);
  return {
    rows,
    isLoading: !shown && !error,
    isStale: data === undefined && previousData !== undefined,
    error,
    isLoadingMore,
    isRefreshing: networkStatus === NetworkStatus.refetch,
    loadMore,
    refetch,
  };
}
