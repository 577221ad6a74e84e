import type { Relation } from "../plan/plan.ts";
import { sortableSql } from "../sql-values/order-key.ts";
import type { SqlValue } from "../sql-values/sql-value.ts";
import { windowName } from "../sql-values/window-name.ts";
import type { Block } from "./block.ts";
import { addAll, type Needs, needsOf } from "./needs.ts";
import { renderExpression } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";

export function renderWindow(
  renderer: Rendering,
  { input, partition, order, values }: Extract<Relation, { kind: "window" }>,
  needs: Needs,
): Block {
  const names = new Set(values.map(({ name }) => name));
  const expressions = [
    ...partition,
    ...order.map(({ expression }) => expression),
    ...values.map(({ expression }) => expression),
  ];
  const inner = addAll(new Map([...needs].filter(([name]) => !names.has(name))), needsOf(expressions));
  const block = renderer.wrap(renderer.render(input, inner), input, inner);
  const scope = renderer.blockScope(block);
  const by = partition.map((part) => sortableSql(renderExpression(part, scope)));
  const orderBy = renderer.sortSql(order, block);
  const window = [
    by.length > 0 ? `PARTITION BY ${by.join(", ")}` : "",
    orderBy.length > 0 ? `ORDER BY ${orderBy.join(", ")}` : "",
  ].filter((part) => part !== "");
  const columns = new Map<string, SqlValue>(block.columns);
  for (const { name, expression } of values) columns.set(name, renderExpression(expression, scope));
  // Window functions stand in the list of a SELECT only, so that the next operator needs a SELECT around it.
  const whole: Block = { ...block, columns, window: `${windowName} AS (${window.join(" ")})` };
  return renderer.wrap(
    whole,
    {
      ...input,
      columns: [...input.columns, ...values.map(({ name, expression }) => ({ name, type: expression.type }))],
    },
    needs,
  );
}
