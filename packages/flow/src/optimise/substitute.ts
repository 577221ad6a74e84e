import { mapParts } from "../plan/parts-of.ts";
import type { Expression } from "../plan/plan.ts";

/**
 * The expression over what the columns stand for. Types follow: what was any because tables differ has the type of
 * one table in it. Subqueries have no columns of their surroundings.
 */
export function substitute(expression: Expression, replace: (name: string) => Expression): Expression {
  if (expression.kind === "column") return expression.side === undefined ? replace(expression.name) : expression;
  return mapParts(expression, (part) => substitute(part, replace));
}

/** Columns that an expression reads. */
export function columnsRead(expression: Expression, found: Set<string> = new Set()): Set<string> {
  substitute(expression, (name) => {
    found.add(name);
    return expression;
  });
  return found;
}
