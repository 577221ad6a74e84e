import { useMutation, useQuery } from "@apollo/client/react";
import { useLocalStorage } from "@pharos/ui";
import { useEffect, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { StartPreviewInput } from "../../../graphql/generated/graphql.ts";
import { isNotFound } from "../../../graphql/not-found.ts";
import { cancelPreviewMutation, type Preview, previewQuery, startPreviewMutation } from "./preview-documents.ts";

const pollMs = 700;
/** While the server does not answer, as when it is started again. */
const retryMs = 2_000;

export interface PreviewRun {
  readonly preview: Preview | undefined;
  readonly isUnderWay: boolean;
  /** Why it did not start, or cannot be read; empty without. */
  readonly problem: string;
  /** It cannot be read right now, and is asked for again. */
  readonly isUnanswered: boolean;
  /** What it was run on, as `start` was told; empty where that is not known. */
  readonly text: string;
  start(input: StartPreviewInput, text: string): Promise<void>;
  cancel(): Promise<void>;
}

/**
 * The preview of a detection that this reader started last, which is found again after a reload.
 * @param shownId one that is shown instead
 */
export function usePreview(detectionId: string, shownId?: string): PreviewRun {
  const [keptId, keepId] = useLocalStorage({ key: `pharos-preview-${detectionId}`, defaultValue: "" });
  const [text, keepText] = useLocalStorage({ key: `pharos-preview-text-${detectionId}`, defaultValue: "" });
  // What is new has no name by which its preview could be told from that of the one before.
  const [newId, setNewId] = useState("");
  const [ownId, setOwnId] = detectionId === "" ? [newId, setNewId] : [keptId, keepId];
  const [startPreview, starting] = useMutation(startPreviewMutation);
  const [cancelPreview] = useMutation(cancelPreviewMutation);
  const [startProblem, setStartProblem] = useState("");
  const id = shownId ?? ownId;
  const { data, previousData, error, refetch, startPolling, stopPolling } = useQuery(previewQuery, {
    variables: { id },
    skip: id === "",
    fetchPolicy: "cache-and-network",
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  });
  const known = (data ?? previousData)?.preview;
  const preview = known?.id === id ? known : undefined;
  const isUnderWay = isUnfinished(preview);
  if (id !== "" && preview && !isUnderWay) stopPolling();
  const isGone = error !== undefined && isNotFound(error);
  const isUnanswered = isUnderWay && error !== undefined && !isGone;
  useEffect(() => {
    if (!isUnanswered) return;
    const timer = setInterval(() => {
      refetch().then(
        () => startPolling(pollMs),
        () => undefined,
      );
    }, retryMs);
    return () => clearInterval(timer);
  }, [isUnanswered, refetch, startPolling]);
  const isForgotten = isGone && shownId === undefined;
  return {
    preview: id === "" || isGone ? undefined : preview,
    isUnderWay: starting.loading || (isUnderWay && !isGone),
    isUnanswered,
    problem: startProblem || (error && !isForgotten && !isUnanswered ? errorText(error) : ""),
    text,
    async start(input, startedText) {
      setStartProblem("");
      try {
        const { data: started } = await startPreview({ variables: { input } });
        if (!started) return;
        keepText(startedText);
        setOwnId(started.startPreview.id);
        startPolling(pollMs);
      } catch (failure) {
        setStartProblem(errorText(failure));
      }
    },
    async cancel() {
      await cancelPreview({ variables: { id } });
    },
  };
}

export function isUnfinished(preview: Pick<Preview, "state"> | undefined): boolean {
  return preview?.state === "WAITING" || preview?.state === "RUNNING";
}
