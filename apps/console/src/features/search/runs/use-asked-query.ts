import type { CodeDiagnostic, CodeEditorHandle, CodeFix } from "@pharos/ui/code-editor";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AskedRun } from "./asked-run.ts";
import { type RunInput, useQueryCommands, useQueryRun } from "./use-query-run.ts";

interface AskedQueryOptions {
  readonly language: "sql" | "pharosflow";
  /** What stands in the editor as long as nothing was asked. */
  readonly initial: string;
  /** What stands in it at first, whatever was asked. */
  readonly draft?: string | undefined;
  /** As the address holds them: the text, and the run of it whose rows are shown. */
  readonly text: string | undefined;
  readonly run: string | undefined;
  /** False while something is not known yet that the text needs. */
  readonly isReady?: (text: string) => boolean;
  /** What is chosen beside the text. */
  readonly besideText?: (text: string) => Partial<RunInput> | undefined;
  /** `replace`: the address asked for this run by itself, and Back must not lead to where it asks again. */
  readonly onAsked: (text: string, run: string | undefined, how: { readonly replace: boolean }) => void;
}

/** A text that the server did not take, in the place of the run that was shown then. */
interface Refusal {
  readonly text: string;
  readonly run: string | undefined;
  readonly error: unknown;
}

const noProblems: readonly CodeDiagnostic[] = [];

export type AskedQuery = AskedRun & ReturnType<typeof useAskedQuery>;

/** A text that is being written, and what the run of it shows that the address names. */
export function useAskedQuery(options: AskedQueryOptions) {
  const { language, initial, text, run, isReady = () => true } = options;
  const [draft, setDraft] = useState(options.draft ?? text ?? initial);
  const [problems, setProblems] = useState(noProblems);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const editor = useRef<CodeEditorHandle>(null);
  const shown = useQueryRun(run);
  const { start, cancel } = useQueryCommands();
  // The next run takes over the chart that was chosen for this one.
  const charted = shown.run?.userConfig ? shown.run.id : undefined;
  const latest = useRef({ draft, options, charted });
  /** The latest ask that has not started a run yet. */
  const asking = useRef<object>(undefined);
  const isOpened = useRef(false);
  latest.current = { draft, options, charted };

  const ask = useCallback(
    async (asked = latest.current.draft) => {
      const own = {};
      asking.current = own;
      setStarting(true);
      setRefusal(undefined);
      try {
        const beside = latest.current.options.besideText?.(asked);
        const { charted } = latest.current;
        const config = charted === undefined ? {} : { copyUserConfigQueryId: charted };
        const id = await start({ sql: asked, language, ...beside, ...config });
        // What was asked last is shown, whichever starts first.
        const { text, run, onAsked } = latest.current.options;
        if (asking.current === own) onAsked(asked, id, { replace: run === undefined && text === asked });
        else if (id !== undefined) void cancel(id);
      } catch (error) {
        if (asking.current === own) setRefusal({ text: asked, run: latest.current.options.run, error });
      } finally {
        if (asking.current === own) {
          asking.current = undefined;
          setStarting(false);
        }
      }
    },
    [start, cancel, language],
  );

  // What was pressed for it may be gone: who writes goes on writing.
  const rewrite = useCallback((next: string) => {
    setDraft(next);
    editor.current?.focus();
  }, []);

  // An address without a run asks for one: somebody wrote it, or its text was passed on.
  const isAsked = text !== undefined && run === undefined && isReady(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address changes
  useEffect(() => {
    // Later on it is asked again because something beside the text was chosen, which is for the text as it stands now.
    if (isAsked) void ask(isOpened.current ? undefined : text);
    if (isAsked || run !== undefined) isOpened.current = true;
  }, [isAsked, text]);
  // Back and forward bring other texts.
  const [seenText, setSeenText] = useState(text);
  if (seenText !== text) {
    setSeenText(text);
    if (text !== undefined) setDraft(text);
  }

  const refused = refusal !== undefined && refusal.run === run ? refusal : undefined;
  const error = refused?.error ?? shown.error;
  const isAnswering = run !== undefined && error === undefined && (shown.run?.status ?? "running") === "running";
  const answered = refused?.text ?? (run === undefined ? undefined : (shown.run?.sql ?? text));
  return {
    draft,
    setDraft,
    /** Another text from somewhere else than the editor, which has the focus from then on. */
    rewrite,
    editor,
    /** What the editor finds wrong with the text, and lists below itself. */
    problems,
    setProblems,
    /** True when an error says no more than that list. */
    isListed: (message: string) => {
      const errors = problems.filter(({ severity }) => severity === "error");
      return errors.length > 0 && errors.every((problem) => message.includes(problem.message));
    },
    fix: ({ start, end, text }: CodeFix) => rewrite(draft.slice(0, start) + text + draft.slice(end)),
    ask,
    cancel: useCallback(() => run !== undefined && void cancel(run), [cancel, run]),
    shown,
    /** Why there is no run to show. */
    error,
    isStarting,
    isRunning: isStarting || isAnswering,
    /** The text that what is shown belongs to; undefined while nothing is. */
    answered,
    /** What is shown belongs to a text that has been changed since. */
    isStale: !isStarting && answered !== undefined && answered.trim() !== draft.trim(),
  };
}
