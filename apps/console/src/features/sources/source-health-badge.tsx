import type { SourceHealth } from "@pharos/domain";
import { StatusBadge, type StatusTone } from "@pharos/ui";

export const healthLabels: Record<SourceHealth, string> = {
  HEALTHY: "Healthy",
  NO_DATA: "No data",
  FAILING: "Failing",
  UNBALANCED: "Unbalanced",
  DISABLED: "Disabled",
};
const healthTones: Record<SourceHealth, StatusTone> = {
  HEALTHY: "pass",
  NO_DATA: "neutral",
  FAILING: "fail",
  UNBALANCED: "error",
  DISABLED: "neutral",
};
const healthMeanings: Record<SourceHealth, string> = {
  HEALTHY: "Everything of the last hour fitted a schema",
  NO_DATA: "Nothing has arrived yet",
  FAILING: "Some of the last hour fitted no schema",
  UNBALANCED: "The counts of the last 24 hours do not add up",
  DISABLED: "The source refuses what is sent to it",
};

export function SourceHealthBadge({ health }: { health: SourceHealth }) {
  return (
    <span title={healthMeanings[health]}>
      <StatusBadge tone={healthTones[health]}>{healthLabels[health]}</StatusBadge>
    </span>
  );
}
