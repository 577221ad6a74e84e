import type { DetectionTest, Policy, Rule } from "@pharos/domain";
import type { RuleSet } from "../rules/engine-options.ts";

/** What Python needs of a rule or a policy. */
export interface PythonDetection {
  readonly id: string;
  /** null for a rule in YAML or Sigma, which only keeps its place. */
  readonly body: string | null;
  readonly createAlert: boolean;
  /** Its events are the rows of queries. */
  readonly scheduled: boolean;
  /** The function that decides. */
  readonly entry: "rule" | "policy";
  readonly tests: readonly DetectionTest[];
}

/** What the numbers of a batch mean: the rules, and behind them the policies. */
export function numberedDetections({ rules, policies = [] }: RuleSet): readonly (Rule | Policy)[] {
  return policies.length === 0 ? rules : [...rules, ...policies];
}

/** The same as Python needs them. */
export function pythonDetections({ rules, policies = [] }: RuleSet): PythonDetection[] {
  return [
    ...rules.map(({ id, body, simple, sigma, scheduledQueries, createAlert, tests }) => ({
      id,
      body: simple === undefined && sigma === undefined ? body : null,
      createAlert,
      tests,
      scheduled: scheduledQueries !== undefined,
      entry: "rule" as const,
    })),
    ...policies.map(({ id, body, tests }) => ({
      id,
      body,
      createAlert: true,
      tests,
      scheduled: false,
      entry: "policy" as const,
    })),
  ];
}

/** False where all is YAML. */
export function needsPython(ruleSet: RuleSet): boolean {
  const checked = ruleSet.checksGlobals === true ? [...ruleSet.globals, ...(ruleSet.dataModels ?? [])] : [];
  return checked.length > 0 || pythonDetections(ruleSet).some(({ body }) => body !== null);
}
