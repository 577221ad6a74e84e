/**
 * What an event must have for a rule to do more than return False (see `python/conditions.py`).
 * Holds in the rule's order: a condition counts only for events that meet those in front of it.
 */
export interface MatchCondition {
  /** Keys from the event downwards, matched in any capitalisation. */
  readonly path: readonly string[];
  readonly oneOf: readonly (string | number | boolean)[];
  /** The rule raises when the key is absent. */
  readonly runOnMissing: boolean;
  /** The rule raises when the value is an object or a list. */
  readonly runOnContainers: boolean;
}

export type ConditionOutcome = "met" | "failed" | "raises";

export function checkCondition(condition: MatchCondition, value: unknown): ConditionOutcome {
  if (value === undefined) return condition.runOnMissing ? "raises" : "failed";
  if (typeof value === "object" && value !== null) return condition.runOnContainers ? "raises" : "failed";
  const key = comparable(value);
  return condition.oneOf.some((constant) => comparable(constant) === key) ? "met" : "failed";
}

/** Python's equality: True is 1 and False is 0. */
export function comparable(value: unknown): unknown {
  return typeof value === "boolean" ? Number(value) : value;
}

/** The condition in words: `userIdentity.type is "Root"`, `eventName is one of "StopLogging", "DeleteTrail"`. */
export function describeCondition({ path, oneOf }: MatchCondition): string {
  const values = oneOf.map((value) => JSON.stringify(value));
  return `${path.join(".")} ${values.length === 1 ? "is" : "is one of"} ${values.join(", ")}`;
}
