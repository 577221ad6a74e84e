/** A member's name in any capitalisation, an element's index (from the end where negative), or null: every element. */
export type ConditionStep = string | number | null;

/** From the event downwards; empty for the event itself. */
export type ConditionPath = readonly ConditionStep[];

export type ConditionScalar = string | number | boolean;

export const valueKinds = ["missing", "null", "boolean", "number", "text", "list", "object"] as const;
export type ValueKind = (typeof valueKinds)[number];

export type ValueOperator =
  /** It is of one of the kinds that `values` name. */
  | "kind"
  /** It counts as true in Python: not missing, null, false, 0 or empty. `values` is empty. */
  | "truthy"
  /** It is one of `values`; true is 1 and false is 0, as in Python. */
  | "equals"
  /** It is a text that starts with, ends with, contains one of `values`. */
  | "startsWith"
  | "endsWith"
  | "contains"
  /** It is a list that has one of `values` as an element. */
  | "has"
  /** It is a number or boolean above, not below … the one of `values`. */
  | "above"
  | "atLeast"
  | "below"
  | "atMost";

/**
 * Tests the value at the path; with null in the path, whether the test holds for some element. Nothing is raised: an
 * unfit kind fails.
 */
export interface ValueTest {
  readonly path: ConditionPath;
  readonly op: ValueOperator;
  readonly values: readonly ConditionScalar[];
  /** The value, a text, is brought to this case first. */
  readonly fold?: "lower" | "upper";
  /** Holds exactly where the test without it fails. */
  readonly negated?: boolean;
}

/**
 * What an event must have for a rule to do more than return False: a rule may be skipped where one of its conditions
 * does not hold. It may claim too little, never too much; `{ any: [] }` holds for no event.
 */
export type MatchCondition =
  | { readonly all: readonly MatchCondition[] }
  | { readonly any: readonly MatchCondition[] }
  | ValueTest;
