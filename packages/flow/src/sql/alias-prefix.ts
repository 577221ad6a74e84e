import { partsOf } from "../plan/parts-of.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import { expressionsOf, inputsOf } from "../plan/relation-parts.ts";

/**
 * What the names of tables and subqueries begin with, before a number: `t`, or more of it where a column's name begins so.
 * The engine reads `t1.a` as a member of a column `t1`, wherever there is one.
 */
export function aliasPrefix(relation: Relation): string {
  return "t".repeat(longestRun(relation) + 1);
}

/** The letters `t` before a number at the beginning of a column's name, at most. */
function longestRun(relation: Relation): number {
  const own = ownNames(relation).map((name) => /^(t+)\d/.exec(name)?.[1]?.length ?? 0);
  return largest([...own, ...inputsOf(relation).map(longestRun), ...expressionsOf(relation).map(longestWithin)]);
}

function longestWithin(expression: Expression): number {
  const hasRows = expression.kind === "scalar" || expression.kind === "membership";
  return largest([...(hasRows ? [longestRun(expression.relation)] : []), ...partsOf(expression).map(longestWithin)]);
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** Names that none of its inputs has, others perhaps among them. */
function ownNames(relation: Relation): readonly string[] {
  switch (relation.kind) {
    case "scan":
      return relation.table.columns.map(({ name }) => name);
    case "union":
    case "filter":
    case "sort":
    case "limit":
    case "first-of-each":
      return [];
    default:
      return relation.columns.map(({ name }) => name);
  }
}
