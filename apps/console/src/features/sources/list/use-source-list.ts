import { useQuery } from "@apollo/client/react";
import { sourcePageSizeMax } from "@pharos/domain";
import { resolveTimeRange } from "@pharos/ui/time-ranges";
import { useCallback, useMemo } from "react";
import type { SourceListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useWholeList } from "../../../graphql/use-whole-list.ts";
import { useNow } from "../use-now.ts";

const sourceListQuery = graphql(`
  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!, $input: SourcesInput!) {
    sources(input: $input) {
      edges {
        node {
          integrationId integrationLabel logTypes logStreamType health
          createdAtTime createdBy lastEventReceivedAtTime
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
const refreshMs = 30_000;
const input = { pageSize: sourcePageSizeMax };

/** All sources with the volume of their last day; asked for again while the page is open. */
export function useSourceList() {
  const now = useNow(refreshMs);
  const variables = useMemo(() => {
    const { start, end } = resolveTimeRange({ kind: "preset", id: "PT24H" }, now);
    return { since: start.toISOString(), until: end.toISOString(), buckets: bucketsPerDay, input };
  }, [now]);
  const { data, error, fetchMore, refetch } = useQuery(sourceListQuery, { variables });
  const readOn = useCallback(
    (cursor: string) => fetchMore({ variables: { ...variables, input: { ...input, cursor } } }),
    [fetchMore, variables],
  );
  const whole = useWholeList(data?.sources, readOn);
  const sources = useMemo(() => whole.edges?.map(({ node }) => node), [whole.edges]);
  return { sources, error: error ?? whole.error, retry: () => (data ? whole.retry() : refetch()) };
}
