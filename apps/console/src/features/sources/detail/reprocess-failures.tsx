import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@pharos/ui";
import { useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import { reprocessingText } from "./reprocessing-text.ts";
import classes from "./source-page.module.css";

const reprocessMutation = graphql(`
  mutation ReprocessFailures($input: ReprocessFailuresInput!) {
    reprocessFailures(input: $input) { receiptId status }
  }
`);
const reprocessingQuery = graphql(`
  query FailureReprocessing($id: ID!) {
    failureReprocessing(receiptId: $id) { receiptId status error tried stored failed }
  }
`);
const askAgainMs = 1000;

interface ReprocessFailuresProps {
  readonly sourceId: string;
  /** There are failures. What became of those that were there is shown without any as well. */
  readonly isNeeded: boolean;
}

/** Gives a source's failures to its schemas again, and tells how far that is and what is left. */
export function ReprocessFailures({ sourceId, isNeeded }: ReprocessFailuresProps) {
  const client = useApolloClient();
  const [receiptId, setReceiptId] = useState<string>();
  const [doneId, setDoneId] = useState<string>();
  const [reprocess] = useMutation(reprocessMutation);
  const [run, isStarting] = useChange();
  const { data, error } = useQuery(reprocessingQuery, {
    variables: { id: receiptId ?? "" },
    skip: receiptId === undefined,
    fetchPolicy: "network-only",
    pollInterval: doneId === receiptId ? 0 : askAgainMs,
  });
  const work = receiptId === undefined ? undefined : data?.failureReprocessing;
  const isOver = work !== undefined && work.status !== "UNDER_WAY";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (!isOver) return;
    setDoneId(work.receiptId);
    // The failures, and the counts and the health that the page tells beside them.
    void client.refetchQueries({ include: ["Source", "SourceFailures", "SourceVolume"] });
  }, [isOver, work?.receiptId]);
  const mayModify = useMay("LogSourceModify");
  if (!mayModify || (!isNeeded && receiptId === undefined)) return null;
  const start = () =>
    run("Couldn't reprocess the failures", async () => {
      const answer = await reprocess({ variables: { input: { sourceId } } });
      setReceiptId(answer.data?.reprocessFailures.receiptId);
    });
  const isUnderWay = isStarting || (receiptId !== undefined && !isOver && !error);
  return (
    <div className={classes.reprocess}>
      <Button variant="default" size="compact-sm" loading={isUnderWay} onClick={start}>
        Reprocess failures
      </Button>
      <span role="status">
        {error ? `Couldn't read the progress: ${errorText(error)}` : work ? reprocessingText(work) : null}
      </span>
    </div>
  );
}
