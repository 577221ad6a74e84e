import { columnsOf } from "../../plan/columns-of.ts";
import { partsOf } from "../../plan/parts-of.ts";
import type { Expression, NamedExpression, Relation } from "../../plan/plan.ts";
import { uniqueName } from "../../plan/unique-name.ts";
import type { Scope } from "../scope.ts";
import { orderOf } from "./parts/row-order.ts";
import { sorted } from "./sort.ts";

/** Functions that look at other rows may stand where the rows have an order. */
export function rowScope(input: Relation): Scope {
  return orderOf(input) === undefined ? { relation: input } : { relation: input, allows: "window" };
}

/** What looks at other rows becomes columns of the input first: the values, and the rows that they are of. */
export function throughWindows<Value extends NamedExpression>(
  input: Relation,
  values: readonly Value[],
): { readonly input: Relation; readonly values: readonly Value[] } {
  const looking = values.filter(({ expression }) => looksAround(expression));
  const order = orderOf(input);
  if (looking.length === 0 || order === undefined) return { input, values };
  const taken = new Set(input.columns.map(({ name }) => name));
  const columns = new Map(
    looking.map((value) => {
      const name = uniqueName(`${value.name}'`, taken);
      taken.add(name);
      return [value, { name, expression: value.expression }] as const;
    }),
  );
  const added = [...columns.values()];
  const windowed: Relation = {
    kind: "window",
    input: input.kind === "sort" ? input.input : input,
    partition: [],
    order,
    values: added,
    columns: [...input.columns, ...columnsOf(added)],
    isOpen: input.isOpen,
  };
  const found = values.map((value) => {
    const column = columns.get(value);
    if (column === undefined) return value;
    const expression: Expression = { kind: "column", name: column.name, type: value.expression.type };
    return { ...value, expression };
  });
  return { input: sorted(windowed, order), values: found };
}

function looksAround(expression: Expression): boolean {
  if (expression.kind === "call" && expression.definition.use === "window") return true;
  return partsOf(expression).some(looksAround);
}
