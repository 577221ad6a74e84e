import type { Relation, Variable } from "../plan/plan.ts";

/** What names mean where an expression stands. */
export interface Scope {
  /** The rows that come down the pipe. */
  readonly relation?: Relation | undefined;
  /** In a join's condition: what `$left` and `$right` are. */
  readonly sides?: { readonly left: Relation; readonly right: Relation };
  /** Parameters of the lambdas around. */
  readonly variables?: ReadonlyMap<string, Variable>;
  /** Which functions may stand here besides scalar ones. */
  readonly allows?: "aggregate" | "window";
}

export const emptyScope: Scope = {};
