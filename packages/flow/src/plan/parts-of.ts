import { access } from "./make-expression.ts";
import type { Expression, Literal } from "./plan.ts";

/** The items of a list that is written out; undefined when any of them is not a literal. */
export function literalItems(expression: Expression | undefined): readonly Literal["value"][] | undefined {
  if (expression?.kind !== "array") return undefined;
  const items = expression.items.flatMap((item) => (item.kind === "literal" ? [item.value] : []));
  return items.length === expression.items.length ? items : undefined;
}

/** Parts of an expression, not of the relations within it. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "access":
      return [expression.base, expression.key];
    case "call":
      return expression.args.filter((argument) => argument !== undefined);
    case "lambda":
      return [expression.body];
    case "array":
      return expression.items;
    case "object":
      return expression.properties.map(([, value]) => value);
    case "membership":
      return [expression.value];
    case "lookup":
      return [expression.key];
    default:
      return [];
  }
}

/** The same expression over other parts; the relations within it stay. */
export function mapParts(expression: Expression, map: (part: Expression) => Expression): Expression {
  switch (expression.kind) {
    case "access":
      return access(map(expression.base), map(expression.key));
    case "call":
      return { ...expression, args: expression.args.map((argument) => argument && map(argument)) };
    case "lambda":
      return { ...expression, body: map(expression.body) };
    case "array":
      return { ...expression, items: expression.items.map(map) };
    case "object":
      return { ...expression, properties: expression.properties.map(([name, value]) => [name, map(value)] as const) };
    case "lookup":
      return { ...expression, key: map(expression.key) };
    case "membership":
      return { ...expression, value: map(expression.value) };
    default:
      return expression;
  }
}
