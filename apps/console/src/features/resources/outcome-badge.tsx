import type { ComplianceOutcome } from "@pharos/domain";
import { StatusBadge } from "@pharos/ui";
import { outcomeLabels } from "./outcome-labels.ts";

const tones = { ERROR: "error", FAIL: "fail", PASS: "pass", SUPPRESSED: "neutral" } as const;

/** What a result, or the worst of several, counts as; undefined where there is none. */
export function OutcomeBadge({ outcome }: { readonly outcome: ComplianceOutcome | null | undefined }) {
  return outcome ? (
    <StatusBadge tone={tones[outcome]}>{outcomeLabels[outcome]}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Not evaluated</StatusBadge>
  );
}
