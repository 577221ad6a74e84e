import { comparedAs } from "../functions/comparisons.ts";
import { conjuncts } from "../optimise/push-filters.ts";
import { keysOf } from "../plan/join-keys.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import { type Block, outputsOf, selectSql } from "./block.ts";
import { convertTo } from "./convert-value.ts";
import { addAll, addNeed, type Needs, needsOf } from "./needs.ts";
import { everythingOf, typesOf } from "./relation-columns.ts";
import { type ExpressionScope, renderExpression } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";
import { indent, quoteName } from "./sql-text.ts";
import type { SqlValue } from "./sql-value.ts";

type Join = Extract<Relation, { kind: "join" }>;

const keywords: Readonly<Record<Join["join"], string>> = {
  inner: "INNER JOIN",
  leftouter: "LEFT JOIN",
  rightouter: "RIGHT JOIN",
  fullouter: "FULL JOIN",
  cross: "CROSS JOIN",
  leftsemi: "LEFT SEMI JOIN",
  rightsemi: "RIGHT SEMI JOIN",
  leftanti: "LEFT ANTI JOIN",
  rightanti: "RIGHT ANTI JOIN",
};

/** A column that is NULL where a side has no row. */
const presentMarker = "?";

/** Both sides as subqueries of what is wanted of them. NULL, not a default, where a side has no row (a setting). */
export function renderJoin(renderer: Rendering, relation: Join, needs: Needs): Block {
  const condition = relation.condition === undefined ? [] : [relation.condition];
  const [leftNeeds, rightNeeds] = sideNeeds(relation, needs);
  // The engine wants an equality; without one, every row of either side has the same key.
  const needsKey = relation.condition !== undefined && keysOf(relation.condition).length === 0;
  const leftMarker = needsKey ? presentMarker : undefined;
  const left = side(renderer, relation.left, addAll(leftNeeds, needsOf(condition, "left")), leftMarker);
  const right = side(renderer, relation.right, addAll(rightNeeds, needsOf(condition, "right")), presentMarker);
  const scope = renderer.scopeOf((name, at) => (at === "right" ? right : left).values.get(name));
  const written =
    relation.condition &&
    conjuncts(relation.condition)
      .map((part) => conditionSql(part, scope))
      .join(" AND ");
  const marker = quoteName(presentMarker);
  const on = needsKey ? `${left.alias}.${marker} = ${right.alias}.${marker} AND ${written}` : written;
  const isOptional = relation.join === "leftouter" || relation.join === "fullouter";
  const columns = new Map<string, SqlValue>();
  for (const output of relation.output) {
    if (!needs.has(output.name)) continue;
    const value: SqlValue | undefined =
      output.from === "destination"
        ? {
            kind: "struct",
            fields: right.values,
            isPresent: isOptional ? `isNotNull(${right.alias}.${quoteName(presentMarker)})` : undefined,
            type: { kind: "object", fields: typesOf(relation.right) },
          }
        : (output.from === "left" ? left : right).values.get(output.column);
    if (value !== undefined) columns.set(output.name, value);
  }
  const from = `${left.from}\n${keywords[relation.join]} ${right.from}${on === undefined ? "" : ` ON ${on}`}`;
  return { from, columns, where: [] };
}

/** Both sides of an equality in one type of the engine: it joins by nothing else. */
function conditionSql(condition: Expression, scope: ExpressionScope): string {
  const [key] = keysOf(condition);
  if (key === undefined) return convertTo(renderExpression(condition, scope), { kind: "boolean" });
  const [left, right] = [renderExpression(key.left, scope), renderExpression(key.right, scope)];
  const type = comparedAs(left.type, right.type);
  return `${convertTo(left, type)} = ${convertTo(right, type)}`;
}

function sideNeeds(relation: Join, needs: Needs): [Needs, Needs] {
  const [left, right]: [Needs, Needs] = [new Map(), new Map()];
  for (const output of relation.output) {
    const need = needs.get(output.name);
    if (need === undefined) continue;
    if (output.from === "destination") addAll(right, need === "whole" ? everythingOf(relation.right) : need);
    else addAll(output.from === "left" ? left : right, new Map([[output.column, need]]));
  }
  if (left.size === 0) firstColumn(relation.left, left);
  return [left, right];
}

function firstColumn({ columns }: Relation, needs: Needs): void {
  const [first] = columns;
  if (first !== undefined) addNeed(needs, [first.name]);
}

function side(renderer: Rendering, relation: Relation, needs: Needs, marker?: string) {
  const block = renderer.render(relation, needs);
  const { columns, values } = outputsOf([block], needs, typesOf(relation));
  const list = columns.map(({ name, sql }) => ({ name, sql: sql[0] ?? "NULL" }));
  if (marker !== undefined) list.push({ name: marker, sql: "1" });
  const alias = renderer.newAlias();
  return { from: `(\n${indent(selectSql(block, list))}\n) AS ${alias}`, alias, values: values(alias) };
}
