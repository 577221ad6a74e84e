import type { useQueryRun } from "./use-query-run.ts";

/** A question that somebody asked, and the run that answers it: of every mode. */
export interface AskedRun {
  readonly shown: ReturnType<typeof useQueryRun>;
  /** Why there is no run to show. */
  readonly error: unknown;
  readonly isStarting: boolean;
  readonly isRunning: boolean;
  readonly cancel: () => void;
}
