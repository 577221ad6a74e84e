import { partsOf } from "../plan/parts-of.ts";
import type { Expression, NamedExpression, Relation } from "../plan/plan.ts";
import { uniqueName } from "../plan/unique-name.ts";
import { convertTo, isJsonType, toJson } from "../sql-values/convert-value.ts";
import type { SqlValue } from "../sql-values/sql-value.ts";
import { type Block, isOpen } from "./block.ts";
import { addAll, type Needs, needsOf } from "./needs.ts";
import { renderExpression, typedValue } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";

/** Groups: keys that nobody wants still group, aggregates that nobody wants are left out. */
export function renderAggregate(
  renderer: Rendering,
  { input, keys, aggregates }: Extract<Relation, { kind: "aggregate" }>,
  needs: Needs,
): Block {
  const wanted = aggregates.filter(({ name }) => needs.has(name));
  const inner = addAll(new Map(), needsOf([...keys, ...wanted].map(({ expression }) => expression)));
  const rendered = renderer.render(input, inner);
  const open = isOpen(rendered) ? rendered : renderer.wrap(rendered, input, inner);
  const [block, named] = keys.some(({ expression }) => readsRows(expression, input))
    ? withKeys(renderer, open, input, keys, inner)
    : [open, keys];
  const scope = renderer.blockScope(block);
  const grouped = named.map(({ name, expression }) => [name, groupable(renderExpression(expression, scope))] as const);
  const computed = wanted.map(({ name, expression }) => [name, renderExpression(expression, scope)] as const);
  return {
    from: block.from,
    where: block.where,
    columns: new Map<string, SqlValue>([...grouped, ...computed]),
    // Without keys there is one row, which SQL says by aggregates alone; without those it is said by a constant key.
    groupBy: grouped.length > 0 ? grouped.map(([, value]) => value.sql) : computed.length > 0 ? [] : ["()"],
  };
}

/** Whether the value is found in other rows, be it where a column is computed that the same SELECT writes out. */
function readsRows(expression: Expression, input: Relation): boolean {
  if (expression.kind === "membership") return true;
  if (expression.kind === "column") return columnReadsRows(expression.name, input);
  return partsOf(expression).some((part) => readsRows(part, input));
}

function columnReadsRows(name: string, relation: Relation): boolean {
  switch (relation.kind) {
    case "project": {
      const value = relation.values.find((one) => one.name === name);
      return value !== undefined && readsRows(value.expression, relation.input);
    }
    case "filter":
    case "sort":
    case "limit":
      return columnReadsRows(name, relation.input);
    default:
      return false;
  }
}

/** The keys as columns: a subquery that stands in two places is not the same to the engine, so that it has one. */
function withKeys(
  renderer: Rendering,
  block: Block,
  input: Relation,
  keys: readonly NamedExpression[],
  needs: Needs,
): [Block, readonly NamedExpression[]] {
  const taken = new Set(input.columns.map(({ name }) => name));
  const own = keys.map(({ name, expression }) => ({ name: uniqueName(`${name}'key`, taken), expression }));
  const columns = own.map(({ name, expression }) => ({ name, type: expression.type }));
  const scope = renderer.blockScope(block);
  const values = own.map(({ name, expression }) => [name, renderExpression(expression, scope)] as const);
  const wanted = addAll(new Map(needs), new Map(own.map(({ name }) => [name, "whole"])));
  const whole = { ...input, columns: [...input.columns, ...columns] };
  const wrapped = renderer.wrap({ ...block, columns: new Map([...block.columns, ...values]) }, whole, wanted);
  const named = keys.map(({ name, expression }, index) => ({
    name,
    expression: { kind: "column", name: own[index]?.name ?? name, type: expression.type } as const,
  }));
  return [wrapped, named];
}

function groupable(value: SqlValue) {
  // What leads further into it starts from the key itself: of the rows of a group there is nothing else.
  if (isJsonType(value.type) || value.kind === "struct")
    return { kind: "json" as const, sql: toJson(value).sql, type: value.type };
  const converted = typedValue(convertTo(value, value.type), value.type);
  return converted.kind === "json"
    ? converted
    : { ...converted, kind: "plain" as const, sql: convertTo(value, value.type), type: value.type };
}
