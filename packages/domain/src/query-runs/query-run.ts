export const queryRunStatuses = ["RUNNING", "SUCCEEDED", "FAILED"] as const;
export type QueryRunStatus = (typeof queryRunStatuses)[number];

/** One run of a scheduled query, named by the query and the time that it was due. */
export interface QueryRun {
  readonly queryName: string;
  readonly dueAt: Date;
  readonly status: QueryRunStatus;
  /** How often it was begun. */
  readonly attempts: number;
  /** Of the latest attempt. */
  readonly startedAt: Date;
  /** Undefined while it runs, and between two attempts. */
  readonly finishedAt: Date | undefined;
  readonly rows: number;
  /** The query has more rows than a run takes. */
  readonly isTruncated: boolean;
  /** Rows that a rule matched, counted once for each rule. */
  readonly matches: number;
  /** Why the latest attempt failed; empty where it did not. */
  readonly error: string;
}

/** Rows beyond it are left out of a run. */
export const queryRunRowsMax = 10_000;
export const queryRunAttemptsMax = 3;
export const queryRunsKeptDays = 30;
