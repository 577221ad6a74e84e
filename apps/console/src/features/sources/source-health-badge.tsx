import { StatusBadge } from "@pharos/ui";
import { type SourceHealthFacts, sourceCondition } from "./source-condition.ts";

export function SourceHealthBadge({ source }: { source: SourceHealthFacts }) {
  const { label, tone, meaning } = sourceCondition(source);
  return (
    <span title={meaning}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </span>
  );
}
