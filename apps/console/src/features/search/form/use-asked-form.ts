import { useCallback, useEffect, useRef, useState } from "react";
import type { EventSearch } from "../event-search.ts";
import { questionOf } from "../event-search.ts";
import type { AskedRun } from "../runs/asked-run.ts";
import { useQueryCommands, useQueryRun } from "../runs/use-query-run.ts";
import { searchedForm } from "../saved-queries/searched-query.ts";

interface AskedFormOptions {
  readonly search: EventSearch;
  /** False while the form says what cannot be asked. */
  readonly isReady: boolean;
  /** The run of the question that the address says. */
  readonly onAsked: (run: string | undefined) => void;
}

/** A question that the server did not take. */
interface Refusal {
  readonly question: string;
  readonly error: unknown;
}

/** The question that the form asks: each change of it is another run, which ends the one before. */
export function useAskedForm({ search, isReady, onAsked }: AskedFormOptions): AskedRun & { readonly ask: () => void } {
  const { run } = search;
  const question = JSON.stringify(questionOf(search));
  const shown = useQueryRun(run);
  const { start, cancel } = useQueryCommands();
  const [refusal, setRefusal] = useState<Refusal>();
  const [startingQuestion, setStarting] = useState<string>();
  const latest = useRef({ question, onAsked });
  latest.current = { question, onAsked };
  /** The run whose chart the next one takes over. */
  const charted = useRef<string>(undefined);
  if (shown.run) charted.current = shown.run.userConfig ? shown.run.id : undefined;
  const unfinished = useRef<string>(undefined);
  /** Counts what was asked: only the latest is waited for. */
  const round = useRef(0);

  const ask = useCallback(
    async (asked: string) => {
      const own = ++round.current;
      setStarting(asked);
      setRefusal(undefined);
      const before = unfinished.current;
      unfinished.current = undefined;
      if (before !== undefined) void cancel(before, { isQuiet: true });
      try {
        const id = await start({
          ...searchedForm(JSON.parse(asked) as EventSearch),
          ...(charted.current === undefined ? {} : { copyUserConfigQueryId: charted.current }),
        });
        // Somebody asks again, or for something else, by now.
        if (round.current !== own || latest.current.question !== asked) {
          if (id !== undefined) void cancel(id, { isQuiet: true });
          return;
        }
        unfinished.current = id;
        latest.current.onAsked(id);
      } catch (error) {
        if (round.current === own) setRefusal({ question: asked, error });
      } finally {
        if (round.current === own) setStarting(undefined);
      }
    },
    [start, cancel],
  );
  useEffect(() => {
    if (run === undefined && isReady) void ask(question);
  }, [run, question, isReady, ask]);
  const hasEnded = shown.run !== undefined && shown.run.status !== "running";
  useEffect(() => {
    if (hasEnded && unfinished.current === run) unfinished.current = undefined;
  }, [hasEnded, run]);

  const error = refusal?.question === question ? refusal.error : shown.error;
  const isStarting = startingQuestion !== undefined;
  const isAnswering = run !== undefined && shown.error === undefined && !hasEnded;
  return {
    shown,
    error,
    isStarting,
    isRunning: error === undefined && isReady && (isStarting || isAnswering || run === undefined),
    cancel: useCallback(() => run !== undefined && void cancel(run), [cancel, run]),
    ask: () => (run === undefined ? void ask(question) : onAsked(undefined)),
  };
}
