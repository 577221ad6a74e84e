import { sourcePageSizeMax } from "@pharos/domain";
import { resolveTimeRange } from "@pharos/ui/time-ranges";
import { useCallback, useMemo } from "react";
import type { SourceListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useWholeList } from "../../../graphql/use-whole-list.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";

const sourceListQuery = graphql(`
  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!, $input: SourcesInput!) {
    sources(input: $input) {
      edges {
        node {
          integrationId integrationLabel logTypes logStreamType health problem
          createdAtTime createdBy { name } lastEventReceivedAtTime
          noDataAlarm { minutesThreshold state }
          counts { received stored failed dropped repeated bytes isBalanced }
          volume(since: $since, until: $until, buckets: $buckets) { at counts { received } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export type SourceRow = SourceListQuery["sources"]["edges"][number]["node"];

const bucketsPerDay = 24;
/** Something arrives all the time. */
const refreshMs = 10_000;
const input = { pageSize: sourcePageSizeMax };

function variablesAt(now: Date) {
  const { start, end } = resolveTimeRange({ kind: "preset", id: "PT24H" }, now);
  return { since: start.toISOString(), until: end.toISOString(), buckets: bucketsPerDay, input };
}

/** All sources with the volume of their last day. */
export function useSourceList() {
  const list = useLiveQuery(sourceListQuery, { topics: ["sources"], variables: variablesAt, everyMs: refreshMs });
  const { data, error, fetchMore, isCurrent, live, refetch, variables } = list;
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { ...variables, input: { ...input, cursor } } }),
    [fetchMore, variables],
  );
  const whole = useWholeList(isCurrent ? data?.sources : undefined, readOn);
  const sources = useMemo(() => whole.edges?.map(({ node }) => node), [whole.edges]);
  return { sources, error: error ?? whole.error, live, retry: () => (data ? whole.retry() : refetch()) };
}
