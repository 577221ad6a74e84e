import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";

const alertEventsQuery = graphql(`
  query AlertEvents($id: ID!, $cursor: String, $pageSize: Int!) {
    alert(id: $id) {
      id
      events(cursor: $cursor, pageSize: $pageSize) {
        nodes
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`);

const pageSize = 25;

/**
 * The event at a position, counted from 1. Pages are fetched until it is there, and one ahead of the last loaded one.
 * The newest come first, so those that arrive later wait in `newCount`: they would replace the event that is being read.
 * `count` is what the alert says until the last page has come, then what really exists (retention may have removed some).
 */
export function useAlertEvents(id: string, position: number, expectedCount: number) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(alertEventsQuery, {
    variables: { id, pageSize },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const [askedAtCount, setAskedAtCount] = useState(expectedCount);
  const events = data?.alert.events;
  const loaded = events?.nodes.length ?? 0;
  const cursor = events?.pageInfo.hasNextPage ? events.pageInfo.endCursor : undefined;
  const isIdle = networkStatus === NetworkStatus.ready;
  useEffect(() => {
    if (cursor && isIdle && position >= loaded) fetchMore({ variables: { cursor } });
  }, [cursor, isIdle, position, loaded, fetchMore]);
  const event = events?.nodes[position - 1];
  return {
    event,
    count: events && !events.pageInfo.hasNextPage ? loaded : Math.max(askedAtCount, loaded),
    isLoading: event === undefined && !error && (!events || cursor !== undefined),
    error: events ? undefined : error,
    newCount: Math.max(0, expectedCount - askedAtCount),
    retry: async () => {
      await refetch();
      setAskedAtCount(expectedCount);
    },
  };
}
