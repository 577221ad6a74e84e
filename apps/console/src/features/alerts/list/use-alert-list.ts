import { alertPageSizeMax } from "@pharos/domain";
import { resolveTimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { useCallback, useMemo } from "react";
import type { AlertListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useNewCount } from "../../../live/new-rows-button.tsx";
import { useLiveList } from "../../../live/use-live-query.ts";
import { type AlertSearch, alertsInputOf } from "../alert-search.ts";
import { useShownChanges } from "./use-shown-changes.ts";

const alertListQuery = graphql(`
  query AlertList($input: AlertsInput!) {
    alerts(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id subtype status outcome outcomeReason snoozedUntil severity title eventCount createdAt lastReceivedEventAt updatedAt logTypes ruleId tags
          sources { id label }
          detection { id kind displayName }
          assignee { id givenName familyName email }
          cases { id title status }
        }
      }
    }
  }
`);

export type AlertRow = AlertListQuery["alerts"]["edges"][number]["node"];

const pageOf = ({ alerts }: AlertListQuery) => alerts;
const idsOf = ({ alerts }: AlertListQuery) => alerts.edges.map(({ node }) => node.id);

interface AlertListOptions {
  /** No row comes or goes; what changes in an alert that is shown changes in its row. */
  readonly isHeld: boolean;
  /** Asks for nothing. */
  readonly skip?: boolean;
}

/** The alerts that the address asks for, page by page. */
export function useAlertList(search: AlertSearch, { isHeld, skip = false }: AlertListOptions) {
  const variablesAt = useCallback(
    (now: Date) => {
      const range = timeRangeFromSearch(search);
      return { input: { ...alertsInputOf(search, range && resolveTimeRange(range, now)), pageSize: alertPageSizeMax } };
    },
    [search],
  );
  const list = useLiveList(alertListQuery, {
    topics: ["alerts", "cases"],
    variables: variablesAt,
    pageOf,
    isHeld,
    skip,
  });
  const { data: shown, edges, error, isStale, hasMore, live, isLoadingMore, loadMore, refetch } = list;
  const { input } = list.variables;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const shownIds = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  const newCount = useNewCount({ live, query: alertListQuery, variables: list.variables, ids: idsOf, shown: shownIds });
  useShownChanges(live, rows);
  return {
    rows,
    /** What the server was asked for. */
    input,
    hasMore,
    totalCount: shown?.alerts.totalCount,
    /** Nothing to show yet. */
    isLoading: !shown && !error,
    /** What is shown belongs to the filters of a moment ago. */
    isStale,
    error: shown ? undefined : error,
    live,
    newCount,
    refetch,
    isLoadingMore,
    loadMore,
  };
}
