import { useCallback, useMemo } from "react";
import type { DetectionListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLoadMore } from "../../../graphql/use-load-more.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import { type DetectionSearch, detectionsInputOf } from "../detection-search.ts";

const detectionListQuery = graphql(`
  query DetectionList($input: DetectionsInput!) {
    detections(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id kind displayName enabled managed severity tags lastModified
          testStatus { total lastRun { passed failed ranAt } }
          ... on Rule { logTypes scheduledQueries alertsPerDay lastAlertAt activity { events runs milliseconds matches errors lastError outage } }
          ... on Policy { resourceTypes failingPerDay complianceCounts { passed failed errored suppressed } }
          ... on CorrelationRule { ruleIds }
        }
      }
    }
  }
`);
export type DetectionRow = DetectionListQuery["detections"]["edges"][number]["node"];

const pageSize = 100;
/** The counts of alerts in its rows change all the time. */
const refreshMs = 30_000;

/** The detections that the address asks for, page by page. */
export function useDetectionList(search: DetectionSearch) {
  const variables = useMemo(() => ({ input: { ...detectionsInputOf(search), pageSize } }), [search]);
  const { input } = variables;
  const list = useLiveQuery(detectionListQuery, {
    topics: ["detections", "alerts", "resources"],
    variables,
    everyMs: refreshMs,
    isHeld: (data) => data.detections.edges.length > pageSize,
  });
  const { data: shown, error, isStale, isCurrent, live, networkStatus, fetchMore, refetch } = list;
  const pageInfo = isCurrent ? shown?.detections.pageInfo : undefined;
  const rows = useMemo(() => shown?.detections.edges.map((edge) => edge.node) ?? [], [shown]);
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { input: { ...input, cursor } } }),
    [fetchMore, input],
  );
  const { isLoadingMore, loadMore } = useLoadMore(pageInfo, networkStatus, readOn);
  return {
    rows,
    totalCount: shown?.detections.totalCount,
    isLoading: !shown && !error,
    isStale,
    error: shown ? undefined : error,
    live,
    isLoadingMore,
    loadMore,
    refetch,
  };
}
