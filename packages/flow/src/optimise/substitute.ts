import { access } from "../plan/make-expression.ts";
import type { Expression } from "../plan/plan.ts";

/**
 * The expression over what the columns stand for. Types follow: what was any because tables differ has the type of
 * one table in it. Subqueries have no columns of their surroundings.
 */
export function substitute(expression: Expression, replace: (name: string) => Expression): Expression {
  const inner = (part: Expression) => substitute(part, replace);
  switch (expression.kind) {
    case "column":
      return expression.side === undefined ? replace(expression.name) : expression;
    case "access":
      return access(inner(expression.base), inner(expression.key));
    case "call":
      return { ...expression, args: expression.args.map((argument) => argument && inner(argument)) };
    case "lambda":
      return { ...expression, body: inner(expression.body) };
    case "array":
      return { ...expression, items: expression.items.map(inner) };
    case "object":
      return { ...expression, properties: expression.properties.map(([name, value]) => [name, inner(value)] as const) };
    case "lookup":
      return { ...expression, key: inner(expression.key) };
    case "membership":
      return { ...expression, value: inner(expression.value) };
    default:
      return expression;
  }
}

/** Columns that an expression reads. */
export function columnsRead(expression: Expression, found: Set<string> = new Set()): Set<string> {
  substitute(expression, (name) => {
    found.add(name);
    return expression;
  });
  return found;
}
