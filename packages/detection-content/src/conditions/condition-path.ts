/** A member's name in any capitalisation, an element's index (from the end where negative), or null: every element. */
export type ConditionStep = string | number | null;

/** From the event downwards; empty for the event itself. */
export type ConditionPath = readonly ConditionStep[];
