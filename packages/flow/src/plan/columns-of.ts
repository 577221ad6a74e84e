import type { NamedExpression, RelationColumn } from "./plan.ts";

export function columnsOf(values: readonly NamedExpression[]): RelationColumn[] {
  return values.map(({ name, expression }) => ({ name, type: expression.type }));
}
