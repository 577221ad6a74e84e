import { type ConservationCounts, isBalanced, type SourceHealth } from "@pharos/domain";

/**
 * The worst thing that is true of a source; counts that do not add up are worse than events that do not parse. All of
 * it is of the last 24 hours, as are the counts that stand beside it.
 */
export function sourceHealth(enabled: boolean, lastDay: ConservationCounts): SourceHealth {
  if (!enabled) return "DISABLED";
  if (!isBalanced(lastDay)) return "UNBALANCED";
  if (lastDay.failed > 0) return "FAILING";
  return lastDay.received === 0 ? "NO_DATA" : "HEALTHY";
}
