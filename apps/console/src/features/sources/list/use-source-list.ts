import { useQuery } from "@apollo/client/react";
import { resolveTimeRange } from "@pharos/ui/time-ranges";
import { useMemo } from "react";
import type { SourceListQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useNow } from "../use-now.ts";

const sourceListQuery = graphql(`
  query SourceList($since: DateTime!, $until: DateTime!, $buckets: Int!) {
    sources {
      integrationId integrationLabel integrationType logTypes logStreamType enabled health
      createdAtTime createdBy lastEventReceivedAtTime
      counts { received stored failed dropped repeated bytes isBalanced }
      volume(since: $since, until: $until, buckets: $buckets) { at counts { received } }
    }
  }
`);

export type SourceRow = SourceListQuery["sources"][number];

const bucketsPerDay = 24;
const refreshMs = 30_000;

/** All sources with the volume of their last day; asked for again while the page is open. */
export function useSourceList() {
  const now = useNow(refreshMs);
  const variables = useMemo(() => {
    const { start, end } = resolveTimeRange({ kind: "preset", id: "PT24H" }, now);
    return { since: start.toISOString(), until: end.toISOString(), buckets: bucketsPerDay };
  }, [now]);
  const { data, previousData, error, refetch } = useQuery(sourceListQuery, { variables });
  return { sources: (data ?? previousData)?.sources, error, refetch };
}
