/** Why a rule does not run: it does not load, or it was suspended. */
export interface RuleOutage {
  readonly ruleId: string;
  /** The exception's class, "LoadFailed" or "Suspended". */
  readonly kind: string;
  readonly message: string;
  /** Of the rule's Python, counted from 1. */
  readonly line: number;
}
