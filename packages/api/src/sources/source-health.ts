import {
  type CollectionProblemKind,
  type ConservationCounts,
  isBalanced,
  type SourceAlarmState,
  type SourceHealth,
} from "@pharos/domain";

/** A line that is cut off now and then is no reason to look; the counts beside the badge tell of it. */
const failedShareMax = 0.01;

const problemHealths: Readonly<Record<CollectionProblemKind, SourceHealth>> = {
  denied: "ACCESS_DENIED",
  missing: "MISCONFIGURED",
  transient: "PAUSED",
};

export interface SourceFacts {
  readonly enabled: boolean;
  /** Why Pharos cannot read from it at the moment. */
  readonly problemKind?: CollectionProblemKind | undefined;
  readonly lastDay: ConservationCounts;
  /** Objects or messages of the last day that could not be read at all. */
  readonly unreadable: number;
  /** Undefined where nobody set it. */
  readonly alarm?: SourceAlarmState | undefined;
}

/**
 * The worst thing that is true of a source; counts that do not add up are worse than events that do not parse. The counts
 * are of the last 24 hours, as are those that stand beside the health. What counts as silence its alarm says, where it has one.
 */
export function sourceHealth({ enabled, problemKind, lastDay, unreadable, alarm }: SourceFacts): SourceHealth {
  if (!enabled) return "DISABLED";
  if (problemKind !== undefined) return problemHealths[problemKind];
  if (!isBalanced(lastDay)) return "UNBALANCED";
  if (unreadable > 0 || lastDay.failed > lastDay.received * failedShareMax) return "FAILING";
  if (alarm === "OK") return "HEALTHY";
  return alarm === "ALARM" || lastDay.received === 0 ? "NO_DATA" : "HEALTHY";
}
