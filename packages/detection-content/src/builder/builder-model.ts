import type { ConditionName } from "../expressions/condition-names.ts";
import type { Combinator, Scalar } from "../expressions/expression.ts";

/** One row of the builder, complete or not. */
export interface BuilderCondition {
  readonly kind: "condition";
  /** How the text says where the value is. */
  readonly keyForm: "Key" | "DeepKey" | "KeyPath";
  readonly field: string;
  readonly operator: ConditionName;
  /** One value or several; undefined where nothing is given. */
  readonly operand: Scalar | readonly Scalar[] | undefined;
  /** The comments of the text about it. */
  readonly notes: readonly string[];
}

export interface BuilderGroup {
  readonly kind: "group";
  readonly combinator: Combinator;
  readonly items: readonly BuilderItem[];
  readonly notes: readonly string[];
}

export type BuilderItem = BuilderCondition | BuilderGroup;

/** Groups within groups, the outermost one included. */
export const builderDepthMax = 3;

/** The key whose clauses are built. */
export type BuilderKey = "Detection" | "InlineFilters";

/** What the builder shows of a text, or why it can't show it. */
export type BuilderView =
  | { readonly kind: "clauses"; readonly items: readonly BuilderItem[] }
  | { readonly kind: "invalid" }
  | { readonly kind: "tooDeep" }
  /** Legal, but more than the builder has rows for. */
  | { readonly kind: "notRepresentable" };

export function blankBuilderCondition(): BuilderCondition {
  return { kind: "condition", keyForm: "KeyPath", field: "", operator: "Equals", operand: "", notes: [] };
}

export function blankBuilderGroup(): BuilderGroup {
  return { kind: "group", combinator: "Any", items: [blankBuilderCondition()], notes: [] };
}
