import { type AlertGrouping, alertPageSizeMax } from "@pharos/domain";
import { resolveTimeRange, timeRangeFromSearch } from "@pharos/ui/time-ranges";
import { useCallback, useMemo } from "react";
import type { AlertGroupSortBy, AlertGroupsQuery, AlertsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveList } from "../../../live/use-live-query.ts";
import { type AlertSearch, alertsInputOf } from "../alert-search.ts";

const alertGroupsQuery = graphql(`
  query AlertGroups($input: AlertGroupsInput!) {
    alertGroups(input: $input) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          key count openCount severity newestAt
          entity { field value }
          detection { id displayName }
          assignees { id givenName familyName email }
        }
      }
    }
  }
`);

export type AlertGroup = AlertGroupsQuery["alertGroups"]["edges"][number]["node"];

/** The columns of groups go by the same names in the address as those of alerts. */
const sorts: Readonly<Record<NonNullable<AlertSearch["sortBy"]>, AlertGroupSortBy>> = {
  eventCount: "count",
  severity: "severity",
  createdAt: "newestAt",
  lastReceivedEventAt: "newestAt",
};
const groupings = { detection: "DETECTION", entity: "ENTITY" } as const;
const pageOf = ({ alertGroups }: AlertGroupsQuery) => alertGroups;
/** Counting all that matches costs the server more than a page does. */
const refreshEveryMs = 15_000;

/** The groups of the alerts that the address asks for, page by page. */
export function useAlertGroups(search: AlertSearch, by: AlertGrouping, isHeld: boolean) {
  const variablesAt = useCallback(
    (now: Date) => {
      const range = timeRangeFromSearch(search);
      const { sortBy, sortDir, ...filters } = search;
      const filter = alertsInputOf(filters, range && resolveTimeRange(range, now));
      const sort = { sortBy: sorts[sortBy ?? "eventCount"], sortDir: sortDir ?? "descending" };
      return { input: { by: groupings[by], filter, ...sort, pageSize: alertPageSizeMax } };
    },
    [search, by],
  );
  const list = useLiveList(alertGroupsQuery, {
    topics: ["alerts", "cases"],
    variables: variablesAt,
    pageOf,
    isHeld,
    everyMs: refreshEveryMs,
  });
  const { data: shown, edges, error, isStale, live, isLoadingMore, loadMore, refetch } = list;
  const { input } = list.variables;
  return {
    groups: useMemo(() => edges.map(({ node }) => node), [edges]),
    totalCount: shown?.alertGroups.totalCount,
    /** What finds the alerts of a group, and no others. */
    inputOf: ({ key, entity }: AlertGroup): AlertsInput => ({
      ...input.filter,
      ...(entity ? { entity: { field: entity.field, value: entity.value } } : { detectionId: key }),
    }),
    isLoading: !shown && !error,
    isStale,
    error: shown ? undefined : error,
    live,
    refetch,
    isLoadingMore,
    loadMore,
  };
}

/** The address of the list that shows the alerts of a group, and no others. */
export function searchOfGroup(search: AlertSearch, key: string): AlertSearch {
  const { group, open: _open, sortBy: _by, sortDir: _direction, ...filters } = search;
  return { ...filters, ...(group === "entity" ? { entity: key } : { rule: key }) };
}
