import { useEffect } from "react";
import type { MatchingChangesQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";

const matchingChangesQuery = graphql(`
  query MatchingChanges {
    matchingChanges {
      id kind state error isOwn actor { id name } status assignee { id givenName familyName email }
      total looked changed hiddenFromAssignee
    }
  }
`);
const askAgainMs = 1000;
const anyVariables = {};
const none: readonly ListedChange[] = [];

export type ListedChange = MatchingChangesQuery["matchingChanges"][number];

/** Changes of all alerts that match, which go on in the server while nobody looks; whichever tab started them. */
export function useMatchingChanges(): readonly ListedChange[] {
  const { data, startPolling, stopPolling } = useLiveQuery(matchingChangesQuery, {
    topics: ["alerts"],
    variables: anyVariables,
  });
  const changes = data?.matchingChanges ?? none;
  const isRunning = changes.some(({ state }) => state === "RUNNING");
  useEffect(() => {
    if (!isRunning) return;
    startPolling(askAgainMs);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return changes;
}
