import { type ComplianceOutcome, type Severity, severities } from "@pharos/domain";

interface Sortable {
  readonly outcome: ComplianceOutcome;
  /** Undefined where the reader may not see the policy. */
  readonly severity: Severity | undefined;
  readonly policyId: string;
}

const outcomes: readonly ComplianceOutcome[] = ["FAIL", "ERROR", "PASS", "SUPPRESSED"];

/** What fails comes first, and of that the most severe. */
export function resultOrder(a: Sortable, b: Sortable): number {
  return (
    outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) ||
    rankOf(a) - rankOf(b) ||
    (a.policyId < b.policyId ? -1 : 1)
  );
}

function rankOf({ severity }: Sortable): number {
  return severity === undefined ? severities.length : severities.indexOf(severity);
}
