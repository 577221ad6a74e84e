import { completeMatch, type GeneratedMatch } from "@pharos/detection";
import type { Detection } from "@pharos/domain";
import type { ProcessedMatch } from "../worker/protocol.ts";
import { describeEvent } from "./describe-event.ts";
import { rowIdOf, rowIdPrefixAt } from "./row-id-prefix.ts";
import type { ErrorToCommit, WorkToCommit } from "./work-to-commit.ts";

/** What a detection found: a row of a query, a resource, or what correlated signals have in common. */
type FoundEvent = Readonly<Record<string, unknown>>;

/** A match of any kind of detection; what it does not say itself is the detection's own. */
export interface DetectionMatch extends Omit<GeneratedMatch, "event"> {
  readonly ruleId: string;
  /** JSON values. Its `p_` members that events have become the row's own, `p_row_id` and `p_parse_time` apart. */
  readonly event: FoundEvent;
}

export interface DetectionError {
  readonly ruleId: string;
  /** The exception's class, or "Timeout" and its like: errors of one kind make one alert. */
  readonly kind: string;
  /** The alert's title. */
  readonly message: string;
  /** What it failed on; absent when it saw nothing yet. */
  readonly event?: FoundEvent;
  /** Makes an alert of the type SYSTEM_ERROR: Pharos could not run it, such as a query that took too long. */
  readonly isSystemError?: boolean;
}

/** Matches that no source delivered. */
export interface MatchesToCommit {
  /** Names the work for good, such as a rule and the time it was due: the same again commits nothing. */
  readonly token: string;
  /** Processing time, which the windows of alerts count from. */
  readonly at: Date;
  /** Those that the matches and errors are of; what is of another is passed over. */
  readonly detections: readonly Detection[];
  readonly matches: readonly DetectionMatch[];
  readonly errors: readonly DetectionError[];
  /** The log types that they may tell of; absent for all that their detection may see. */
  readonly neededLogTypes?: readonly string[] | undefined;
}

/** The same as the committer takes it. Rows of the lake get ids of their own. */
export function workOf({ token, at, detections, matches, errors, neededLogTypes }: MatchesToCommit): WorkToCommit {
  const byId = new Map(detections.map((detection) => [detection.id, detection]));
  const rowIdPrefix = rowIdPrefixAt(at);
  let rows = 0;
  const described = (event: FoundEvent) => describeEvent(event, at, rowIdOf(rowIdPrefix, rows++));
  return {
    token,
    at,
    rowIdPrefix,
    detections: byId,
    matches: matches.flatMap(({ ruleId, event, ...generated }): ProcessedMatch[] => {
      const detection = byId.get(ruleId);
      if (!detection) return [];
      const { event: _, ...match } = completeMatch({ ...generated, event: 0 }, detection);
      return [{ ...match, ...described(event) }];
    }),
    errors: errors.map(({ event, ...error }): ErrorToCommit => {
      return event ? { ...error, ...described(event) } : { ...error, logType: "" };
    }),
    delivered: undefined,
    neededLogTypes,
  };
}
