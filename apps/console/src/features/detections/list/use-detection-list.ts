import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import type { DetectionListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { type DetectionSearch, detectionsInputOf } from "../detection-search.ts";

const detectionListQuery = graphql(`
  query DetectionList($input: DetectionsInput!) {
    detections(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id kind displayName enabled managed severity tags lastModified
          ... on Rule { logTypes scheduledQueries alertsPerDay }
          ... on Policy { resourceTypes }
          ... on CorrelationRule { ruleIds }
        }
      }
    }
  }
`);
export type DetectionRow = DetectionListQuery["detections"]["edges"][number]["node"];

const pageSize = 100;

/** The detections that the address asks for, page by page. */
export function useDetectionList(search: DetectionSearch) {
  const input = useMemo(() => ({ ...detectionsInputOf(search), pageSize }), [search]);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(detectionListQuery, {
    variables: { input },
  });
  const shown = data ?? previousData;
  const pageInfo = data?.detections.pageInfo;
  const rows = useMemo(() => shown?.detections.edges.map((edge) => edge.node) ?? [], [shown]);
  const isLoadingMore = networkStatus === NetworkStatus.fetchMore;
  const loadMore = useCallback(() => {
    if (!pageInfo?.hasNextPage || isLoadingMore) return;
    fetchMore({ variables: { input: { ...input, cursor: pageInfo.endCursor } } });
  }, [fetchMore, input, pageInfo, isLoadingMore]);
  return {
    rows,
    totalCount: shown?.detections.totalCount,
    isLoading: !shown && !error,
    isStale: !data && shown !== undefined,
    error: data ? undefined : error,
    isLoadingMore,
    loadMore,
    refetch,
  };
}
