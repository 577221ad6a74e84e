import { type ConservationCounts, isBalanced, type SourceHealth } from "@pharos/domain";

export interface HealthFacts {
  readonly enabled: boolean;
  readonly lastReceivedAt: Date | undefined;
  readonly lastHour: ConservationCounts;
  readonly lastDay: ConservationCounts;
}

/** The worst thing that is true of a source; counts that do not add up are worse than events that do not parse. */
export function sourceHealth({ enabled, lastReceivedAt, lastHour, lastDay }: HealthFacts): SourceHealth {
  if (!enabled) return "DISABLED";
  if (!isBalanced(lastDay)) return "UNBALANCED";
  if (lastHour.failed > 0) return "FAILING";
  return lastReceivedAt === undefined ? "NO_DATA" : "HEALTHY";
}
