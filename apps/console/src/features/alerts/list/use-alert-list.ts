import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { alertPageSizeMax } from "@pharos/domain";
import { resolveTimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { useCallback, useMemo } from "react";
import type { AlertListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type AlertSearch, alertsInputOf } from "../alert-search.ts";

const alertListQuery = graphql(`
  query AlertList($input: AlertsInput!) {
    alerts(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id type status severity title eventCount createdAt lastReceivedEventAt updatedAt logTypes ruleId tags
          sources { id label }
          detection { id kind displayName }
          assignee { id givenName familyName email }
        }
      }
    }
  }
`);

export type AlertRow = AlertListQuery["alerts"]["edges"][number]["node"];

/** The alerts that the address asks for, page by page. */
export function useAlertList(search: AlertSearch) {
  const input = useMemo(() => {
    const range = timeRangeFromSearch(search);
    return { ...alertsInputOf(search, range && resolveTimeRange(range, new Date())), pageSize: alertPageSizeMax };
  }, [search]);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(alertListQuery, {
    variables: { input },
  });
  const shown = data ?? previousData;
  const pageInfo = data?.alerts.pageInfo;
  const rows = useMemo(() => shown?.alerts.edges.map((edge) => edge.node) ?? [], [shown]);
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const loadMore = useCallback(() => {
    if (!pageInfo?.hasNextPage || isLoadingMore) return;
    fetchMore({ variables: { input: { ...input, cursor: pageInfo.endCursor } } });
  }, [fetchMore, input, pageInfo, isLoadingMore]);
  return {
    rows,
    totalCount: shown?.alerts.totalCount,
    /** Nothing to show yet. */
    isLoading: !shown && !error,
    /** What is shown belongs to the filters of a moment ago. */
    isStale: !data && shown !== undefined,
    error: data ? undefined : error,
    isLoadingMore,
    loadMore,
    refetch,
  };
}
