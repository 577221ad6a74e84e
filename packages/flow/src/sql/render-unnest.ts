import type { Relation } from "../plan/plan.ts";
import { arrayElement, convertTo, engineType } from "../sql-values/convert-value.ts";
import { plain, type SqlValue } from "../sql-values/sql-value.ts";
import { anyType, type FlowType } from "../types/flow-type.ts";
import type { Block } from "./block.ts";
import { addAll, type Needs, needsOf } from "./needs.ts";
import { renderExpression } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";

/** A row for each element, by ARRAY JOIN over lists that are made equally long. */
export function renderUnnest(
  renderer: Rendering,
  { input, lists, position, keepsEmpty, limit }: Extract<Relation, { kind: "unnest" }>,
  needs: Needs,
): Block {
  const names = new Set(lists.map(({ name }) => name));
  const kept: Needs = new Map([...needs].filter(([name]) => !names.has(name) && name !== position));
  const inner = addAll(kept, needsOf(lists.map(({ expression }) => expression)));
  const rendered = renderer.render(input, inner);
  // Names of the unnested elements must not meet others of the same SELECT.
  const block = renderer.wrap(rendered, input, inner);
  const scope = renderer.blockScope(block);
  const alias = renderer.newAlias();
  const arrays = lists.map(({ expression }) => {
    const type = expression.type.kind === "array" ? expression.type : ({ kind: "array", element: anyType } as const);
    return { sql: convertTo(renderExpression(expression, scope), type), element: type.element };
  });
  const length = lengthSql(
    arrays.map(({ sql }) => sql),
    limit,
    keepsEmpty,
  );
  const isAsLong = arrays.length === 1 && limit === undefined && !keepsEmpty;
  const joined = arrays.map(({ sql, element }, index) => {
    const list = nullable(sql, element);
    return `${isAsLong ? list : resized(list, element, length)} AS ${alias}_${index}`;
  });
  const positions = position === undefined ? [] : [`range(toUInt64(${length})) AS ${alias}_at`];
  const columns = new Map<string, SqlValue>(block.columns);
  lists.forEach(({ name }, index) => {
    columns.set(name, arrayElement(`${alias}_${index}`, arrays[index]?.element ?? anyType));
  });
  if (position !== undefined) columns.set(position, plain(`toInt64(${alias}_at)`, { kind: "int" }));
  return { from: `${block.from}\nARRAY JOIN ${[...joined, ...positions].join(", ")}`, columns, where: [] };
}

function lengthSql(arrays: readonly string[], limit: number | undefined, keepsEmpty: boolean): string {
  const lengths = arrays.map((sql) => `length(${sql})`);
  const longest = lengths.length === 1 ? (lengths[0] ?? "0") : `greatest(${lengths.join(", ")})`;
  const bounded = limit === undefined ? longest : `least(${longest}, ${limit})`;
  return keepsEmpty ? `greatest(${bounded}, 1)` : bounded;
}

function nullable(sql: string, element: FlowType): string {
  return `CAST(${sql}, 'Array(${engineType(element)})')`;
}

function resized(list: string, element: FlowType, length: string): string {
  const filler = element.kind === "array" ? `CAST([], '${engineType(element)}')` : "NULL";
  return `arrayResize(${list}, toInt64(${length}), ${filler})`;
}
