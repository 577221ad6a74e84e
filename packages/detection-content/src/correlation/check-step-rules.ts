import type { DetectionCommon } from "@pharos/domain";
import type { ReadStep } from "./read-steps.ts";

/** What a correlation rule must know of the detections that it names. */
export type KnownDetection = Pick<DetectionCommon, "kind" | "enabled">;

export interface StepRuleProblem {
  /** The step whose rule it is about. */
  readonly at: ReadStep;
  readonly message: string;
  readonly isWarning: boolean;
}

/** Whether the rules that the steps name exist, and may be correlated by the rule `ownId`. */
export function checkStepRules(
  steps: readonly ReadStep[],
  ownId: string | undefined,
  find: (ruleId: string) => KnownDetection | undefined,
): StepRuleProblem[] {
  return steps.flatMap((at) => {
    const { ruleId } = at.step;
    const problem = (message: string, isWarning = false) => [{ at, message, isWarning }];
    if (ruleId === "") return [];
    if (ruleId === ownId) return problem("A rule cannot reference itself");
    const known = find(ruleId);
    if (known === undefined) return problem("No rule found");
    if (known.kind === "POLICY") return problem("Cannot use policies");
    if (known.enabled) return [];
    return problem("This rule is currently disabled. Please enable for the Correlation Rule to work.", true);
  });
}
