import type { EventPath, MatchCondition } from "@pharos/domain";
import type { LogTypeAccess } from "../catalogue/visible-tables.ts";
import type { LakeRow } from "../search/search-input.ts";

export interface EventScope {
  readonly logType: string;
  /** Of p_event_time; from is included, to is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Log types that the person may see; absent for all. */
  readonly logTypeAccess?: LogTypeAccess;
}

export interface EventsInput extends EventScope {
  /**
   * Conditions of several readers: an event is read where it may meet all conditions of one of them. Some events come
   * that meet none; none is left out that does.
   */
  readonly conditions: readonly (readonly MatchCondition[])[];
  /** Where members of JSON columns are tested, events without the column come as well: that is quick to tell. */
  readonly keepsAbsent?: boolean | undefined;
  /** Paths that are read of each event beside what names it: columns, and members of JSON columns by path. All where absent. */
  readonly paths?: readonly EventPath[] | undefined;
  /** Ascending by event time. */
  readonly limit: number;
  /** Of the page before. */
  readonly cursor?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface EventPage {
  /**
   * As they were sent: without members that they had no value for. Of a member that is read by its path: where it is a
   * value or a list, and in the spelling of the path.
   */
  readonly rows: LakeRow[];
  /** Absent on the last page. */
  readonly cursor: string | undefined;
  /** How many of them lack what is tested in a JSON column, as far as `keepsAbsent` kept them. */
  readonly absent: number;
  /** Every column that there is, read or not. */
  readonly columns: readonly string[];
}

/** How many events there are from a time on, until the next bucket. */
export interface EventBucket {
  readonly fromMs: number;
  readonly count: number;
}
