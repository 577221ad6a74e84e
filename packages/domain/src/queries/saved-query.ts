import type { Schedule } from "../detections/schedule.ts";

/** A query that people keep; with a schedule its rows are given to the scheduled rules that name it. */
export interface SavedQuery {
  /** Also its id in the content format. */
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly sql: string;
  /** The platform adds the time window itself; undefined: the statement has its own. */
  readonly lookbackSeconds: number | undefined;
  readonly schedule: Schedule | undefined;
  /** Of the schedule; false without one. */
  readonly enabled: boolean;
  readonly email: QueryEmail | undefined;
}

/** Who gets a scheduled query's rows by e-mail. */
export interface QueryEmail {
  readonly recipients: readonly string[];
  readonly sendEmpty: boolean;
  readonly preferAttachment: boolean;
}
