import { useCallback, useEffect, useState } from "react";

export type TaskState<T> =
  | { readonly kind: "running"; readonly before: T | undefined }
  | { readonly kind: "done"; readonly result: T }
  | { readonly kind: "failed"; readonly error: unknown; readonly before: T | undefined }
  | { readonly kind: "cancelled"; readonly before: T | undefined };

/**
 * Runs the work whenever it changes, and stops the run before. What the last run brought stays at hand until the next
 * has finished. Undefined work is no work: the task waits as if it ran.
 */
export function useTask<T>(work: ((signal: AbortSignal) => Promise<T>) | undefined) {
  const [state, setState] = useState<TaskState<T>>({ kind: "running", before: undefined });
  const [round, setRound] = useState(0);
  const [abort, setAbort] = useState<AbortController>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another run
  useEffect(() => {
    if (!work) return;
    const controller = new AbortController();
    setAbort(controller);
    setState((old) => ({ kind: "running", before: resultOf(old) }));
    work(controller.signal).then(
      (result) => {
        if (!controller.signal.aborted) setState({ kind: "done", result });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState((old) => ({ kind: "failed", error, before: resultOf(old) }));
      },
    );
    return () => controller.abort();
  }, [work, round]);
  const cancel = useCallback(() => {
    abort?.abort();
    setState((old) => (old.kind === "running" ? { kind: "cancelled", before: old.before } : old));
  }, [abort]);
  const again = useCallback(() => setRound((old) => old + 1), []);
  return { state, cancel, again, setState };
}

export const resultOf = <T>(state: TaskState<T>): T | undefined =>
  state.kind === "done" ? state.result : state.before;
