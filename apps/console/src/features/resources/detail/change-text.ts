import type { ComplianceOutcome } from "@pharos/domain";

interface Change {
  readonly was?: ComplianceOutcome | null | undefined;
  readonly became?: ComplianceOutcome | null | undefined;
}

const states: Readonly<Record<ComplianceOutcome, string>> = {
  ERROR: "an error",
  FAIL: "failing",
  PASS: "passing",
  SUPPRESSED: "suppressed",
};

/** What became of a result, behind the name of its policy. */
export function changeText({ was, became }: Change): string {
  if (!became) return was ? `no longer evaluates it; it was ${states[was]}` : "no longer evaluates it";
  return was ? `went from ${states[was]} to ${states[became]}` : `first result: ${states[became]}`;
}
