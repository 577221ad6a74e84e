import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { reprocessingText } from "./reprocessing-text.ts";

const reprocessMutation = graphql(`
  mutation ReprocessFailures($input: ReprocessFailuresInput!) {
    reprocessFailures(input: $input) { receiptId status }
  }
`);
const reprocessingsQuery = graphql(`
  query FailureReprocessings($sourceId: ID!) {
    failureReprocessings(sourceId: $sourceId) { receiptId status error tried stored failed reason startedAt }
  }
`);
const askAgainMs = 1000;

/** The failures that are tried again: all of a source, or those of one reason. */
export type ReprocessedPart = { readonly reason?: string; readonly logType?: string };

export interface ReprocessingState {
  readonly isUnderWay: boolean;
  /** What became of the latest one, whoever began it and when; undefined before the first. */
  readonly latest:
    | { readonly text: string; readonly reason: string | undefined; readonly startedAt: string }
    | undefined;
  readonly problem: string | undefined;
  readonly start: (part: ReprocessedPart) => Promise<unknown>;
}

/** Follows the latest reprocessing of a source's failures, which goes on while nobody looks. */
export function useReprocessing(sourceId: string): ReprocessingState {
  const client = useApolloClient();
  const [followedId, setFollowedId] = useState<string>();
  const [reprocess] = useMutation(reprocessMutation);
  const [run, isStarting] = useChange();
  const [isPolling, setPolling] = useState(false);
  const { data, error, refetch } = useQuery(reprocessingsQuery, {
    variables: { sourceId },
    fetchPolicy: "network-only",
    pollInterval: isPolling ? askAgainMs : 0,
  });
  const [work] = data?.failureReprocessings ?? [];
  const isWorking = work?.status === "UNDER_WAY";
  const isOver = work !== undefined && work.receiptId === followedId && !isWorking;
  useEffect(() => {
    setPolling(isWorking);
    if (isWorking) setFollowedId(work?.receiptId);
  }, [isWorking, work?.receiptId]);
  useEffect(() => {
    if (!isOver) return;
    // The failures, and the counts and the health that the page tells beside them.
    void client.refetchQueries({ include: ["Source", "SourceFailures", "SourceVolume", "FailureReasons"] });
  }, [isOver, client]);
  const start = (part: ReprocessedPart) =>
    run("Couldn't reprocess the failures", async () => {
      const answer = await reprocess({ variables: { input: { sourceId, ...part } } });
      setFollowedId(answer.data?.reprocessFailures.receiptId);
      await refetch();
    });
  return {
    isUnderWay: isStarting || isWorking,
    latest: work && {
      text: reprocessingText(work),
      reason: work.reason ?? undefined,
      startedAt: work.startedAt,
    },
    problem: error && !data ? errorText(error) : undefined,
    start,
  };
}
