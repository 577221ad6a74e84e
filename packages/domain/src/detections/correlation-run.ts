import type { QueryRunStatus } from "../query-runs/query-run.ts";

/** A set of signals that satisfied a correlation rule. */
export interface FoundCorrelation {
  /** By key, what the signals share. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** The shared values once more, each as one text: what of them was found stays found. */
  readonly valueKeys: readonly string[];
  readonly firstMs: number;
  readonly lastMs: number;
  readonly signalCount: number;
  /** Not more than `correlatedSignalsMax`; by step, then by time. */
  readonly signals: readonly CorrelatedSignal[];
}

export interface CorrelatedSignal {
  readonly stepId: string;
  readonly ruleId: string;
  /** Its `p_row_id`; with the rule it names the signal. */
  readonly rowId: string;
  readonly timeMs: number;
}

/** One run of a correlation rule, named by the rule and the time that it was due. */
export interface CorrelationRun {
  readonly ruleId: string;
  readonly dueAt: Date;
  readonly status: QueryRunStatus;
  /** How often it was begun. */
  readonly attempts: number;
  /** Of the latest attempt. */
  readonly startedAt: Date;
  /** Undefined while it runs, and between two attempts. */
  readonly finishedAt: Date | undefined;
  /** What is still to be committed; undefined before it is known, and again once it is committed. */
  readonly found: readonly FoundCorrelation[] | undefined;
  /** How many sets of signals were found. */
  readonly matches: number;
  /** Why the latest attempt failed; empty where it did not. */
  readonly error: string;
}

export const correlatedSignalsMax = 1_000;
/** Sets beyond it are left to the next run. */
export const correlationMatchesMax = 2_000;
export const correlationRunAttemptsMax = 3;
export const correlationRunsKeptDays = 30;
