import type { QueryStep } from "@pharos/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorStatus, errorText } from "../../../graphql/error-text.ts";
import { type QueryRun, useQueryCommands, useQueryRun } from "../../search/index.ts";

/**
 * The run of a step.
 *
 * @param onRun takes the ID of the run to show
 * @param tick counts up when all steps are to run again
 */
export function useStepRun(step: QueryStep, onRun: (runId: string) => void, tick: number) {
  const { start, cancel } = useQueryCommands();
  const { run, results, error } = useQueryRun(step.runId);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const latest = useRef({ step, onRun });
  latest.current = { step, onRun };
  /** The step does not have a text yet that was just written. */
  const ask = useCallback(
    async (text = latest.current.step.text) => {
      const { language, databases, tables, relativeTime, startTime, endTime } = latest.current.step;
      setStarting(true);
      setRefusal(undefined);
      try {
        const id = await start({
          ...{ sql: text, language, databases: [...databases], tables: [...tables] },
          ...(relativeTime !== undefined && { relativeTime }),
          ...(startTime !== undefined && endTime !== undefined && { startTime, endTime }),
        });
        if (id !== undefined) latest.current.onRun(id);
      } catch (error) {
        setRefusal(error);
      } finally {
        setStarting(false);
      }
    },
    [start],
  );
  const [seenTick] = useState(tick);
  useEffect(() => {
    if (tick !== seenTick) void ask();
  }, [tick, seenTick, ask]);
  // Rows expire, and the reader may not be allowed to see what somebody else's run found.
  const isGone = [403, 404].includes(Number(errorStatus(error))) || hasExpired(run);
  const isRunning = isStarting || run?.status === "running" || (run !== undefined && results?.tryAgain === true);
  const failure = refusal ?? (isGone ? undefined : error);
  return {
    run: isGone ? undefined : run,
    isGone,
    isRunning,
    message: failure === undefined ? (run?.status === "failed" ? run.message : undefined) : errorText(failure),
    /** The text has changed since the run. */
    isStale: run?.sql != null && run.sql.trim() !== step.text.trim(),
    ask,
    cancel: () => step.runId !== undefined && void cancel(step.runId),
  };
}

/** A run also has no results before its first row, and when it failed or was cancelled. */
const hasExpired = (run: QueryRun | undefined): boolean => run?.status === "succeeded" && run.results === null;
