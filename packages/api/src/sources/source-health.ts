import { type ConservationCounts, isBalanced, type SourceHealth } from "@pharos/domain";

/** A line that is cut off now and then is no reason to look; the counts beside the badge tell of it. */
const failedShareMax = 0.01;

/**
 * The worst thing that is true of a source; counts that do not add up are worse than events that do not parse. All of
 * it is of the last 24 hours, as are the counts that stand beside it.
 */
export function sourceHealth(enabled: boolean, lastDay: ConservationCounts): SourceHealth {
  if (!enabled) return "DISABLED";
  if (!isBalanced(lastDay)) return "UNBALANCED";
  if (lastDay.failed > lastDay.received * failedShareMax) return "FAILING";
  return lastDay.received === 0 ? "NO_DATA" : "HEALTHY";
}
