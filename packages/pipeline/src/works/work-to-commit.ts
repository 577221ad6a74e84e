import type { RuleFailure } from "@pharos/detection";
import type { Detection, SourceFile } from "@pharos/domain";
import type { MatchedEvent, ProcessedChunk, ProcessedMatch, ProcessedRuleError } from "../worker/protocol.ts";

/** A detection's failure, with the event that it failed on where it saw one. */
export type ErrorToCommit = (ProcessedRuleError | EventlessError) & {
  /** Pharos could not run it, such as a query that took too long; the detection is not to blame. */
  readonly isSystemError?: boolean;
};
type EventlessError = Omit<RuleFailure, "event"> & Pick<MatchedEvent, "logType"> & { readonly eventJson?: undefined };

/** The events of a delivery, without what detections made of them. */
export interface DeliveredEvents extends Pick<ProcessedChunk, "received" | "bytes" | "tables" | "failures"> {
  readonly sourceId: string;
  readonly sourceLabel: string;
  readonly sourceFile?: SourceFile | undefined;
  /** Of the body, where its sender named the delivery. */
  readonly bodyDigest?: string | undefined;
  /** The events were failures before. */
  readonly reprocessed?: ReprocessedFailures;
}

/** Failures that are events now: where they were counted they are counted as stored. */
export interface ReprocessedFailures {
  readonly receivedAt: Date;
  readonly failures: readonly ReprocessedFailure[];
}
export interface ReprocessedFailure {
  /** Names it for good: it becomes an event once. */
  readonly token: string;
  /** What it failed as; empty for none. */
  readonly logType: string;
  readonly reason: string;
}

/** What a commit is made of: a delivery, or matches that no source delivered. */
export interface WorkToCommit {
  /** Names the work for good: it is committed once. */
  readonly token: string;
  /** Processing time, which the windows of alerts count from. */
  readonly at: Date;
  /** What the ids of all its rows begin with, and no others: 24 hexadecimal digits. */
  readonly rowIdPrefix: string;
  /** By id, as they were when they matched; matches of others are passed over. */
  readonly detections: ReadonlyMap<string, Detection>;
  readonly matches: readonly ProcessedMatch[];
  readonly errors: readonly ErrorToCommit[];
  readonly delivered: DeliveredEvents | undefined;
  /** The log types that matches of events of none may tell of; absent for all that their detection may see. */
  readonly neededLogTypes?: readonly string[] | undefined;
}

/** As much of a work as decides which alerts it raises. */
export interface WorkToGroup extends Pick<WorkToCommit, "at" | "detections" | "matches" | "errors" | "neededLogTypes"> {
  readonly delivered: Pick<DeliveredEvents, "sourceId"> | undefined;
}

/** Roughly, in memory. */
export function bytesOf({ delivered, matches }: WorkToCommit): number {
  return delivered?.bytes ?? matches.reduce((sum, { eventJson }) => sum + eventJson.length, 0);
}
