import { useMemo } from "react";
import type { DetectionListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveList } from "../../../live/use-live-query.ts";
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
          ... on Rule { logTypes scheduledQueries alertsPerDay lastMatchAt activity { events runs milliseconds matches errors lastError outage } }
          ... on Policy { resourceTypes failingPerDay complianceCounts { passed failed errored suppressed } }
          ... on CorrelationRule { ruleIds }
        }
      }
    }
  }
`);
export type DetectionRow = DetectionListQuery["detections"]["edges"][number]["node"];

const pageOf = ({ detections }: DetectionListQuery) => detections;
const pageSize = 100;
/** The counts of alerts in its rows change all the time. */
const refreshMs = 30_000;

/** The detections that the address asks for, page by page. */
export function useDetectionList(search: DetectionSearch) {
  const variables = useMemo(() => ({ input: { ...detectionsInputOf(search), pageSize } }), [search]);
  const list = useLiveList(detectionListQuery, {
    topics: ["detections", "alerts", "resources"],
    variables,
    everyMs: refreshMs,
    pageOf,
  });
  const { data: shown, edges, error, isStale, live, isLoadingMore, loadMore, refetch } = list;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
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
