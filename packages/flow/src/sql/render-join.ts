import { comparedAs } from "../functions/comparisons/comparisons.ts";
import { keysOf } from "../optimise/join-keys.ts";
import { conjuncts, isPath } from "../optimise/push-filters.ts";
import type { Expression, Relation } from "../plan/plan.ts";
import { uniqueName } from "../plan/unique-name.ts";
import { convertTo } from "../sql-values/convert-value.ts";
import { indent, operand, quoteName } from "../sql-values/sql-text.ts";
import type { SqlValue, StructValue } from "../sql-values/sql-value.ts";
import { type Block, outputsOf, selectSql } from "./block.ts";
import { addAll, addNeed, type Needs, needsOf } from "./needs.ts";
import { everythingOf, typesOf } from "./relation-columns.ts";
import { type ExpressionScope, renderExpression } from "./render-expression.ts";
import type { Rendering } from "./rendering.ts";

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

/** Joins in which a side may have no row. */
const outer: Readonly<Record<"left" | "right", readonly Join["join"][]>> = {
  left: ["rightouter", "fullouter"],
  right: ["leftouter", "fullouter"],
};

/** What the column that is NULL where a side has no row is called, or something that begins so. */
const presentMarker = "?";

/** Both sides as subqueries of what is wanted of them. NULL, not a default, where a side has no row (a setting). */
export function renderJoin(renderer: Rendering, relation: Join, needs: Needs): Block {
  const parts = relation.condition === undefined ? [] : conjuncts(relation.condition);
  const [leftNeeds, rightNeeds] = sideNeeds(relation, needs);
  const hasKeys = parts.some(isComputed);
  const left = side(renderer, relation.left, addAll(leftNeeds, needsOf(parts, "left")), hasKeys);
  const right = side(renderer, relation.right, addAll(rightNeeds, needsOf(parts, "right")), hasKeys);
  const scope = renderer.scopeOf((name, at) => (at === "right" ? right : left).values.get(name));
  const written = parts.map((part) => conditionSql(part, scope, left, right));
  const fixed = written.filter((sql) => !readsRows(sql, left.alias) && !readsRows(sql, right.alias));
  // The engine wants an equality of columns; without one, every row has the same key where what reads no row is true.
  const everyRow = `${left.marker} = ${right.marker}`;
  const whole = fixed.length === 0 ? everyRow : `${everyRow} + if(ifNull(${fixed.join(" AND ")}, false), 0, 1)`;
  const isKey = (part: Expression, index: number) =>
    keysOf(part).length > 0 && [left, right].every(({ alias }) => readsRows(written[index] ?? "", alias));
  const needsKey = parts.length > 0 && (fixed.length > 0 || !parts.some(isKey));
  const on = [...(needsKey ? [whole] : []), ...written.filter((sql) => !fixed.includes(sql))];
  const columns = new Map<string, SqlValue>();
  let namesLeft = needsKey;
  for (const output of relation.output) {
    if (!needs.has(output.name)) continue;
    const { marker, values } = output.from === "left" ? left : right;
    const isOptional = outer[output.from === "left" ? "left" : "right"].includes(relation.join);
    const value = output.from === "destination" ? wholeRow(values, relation.right) : values.get(output.column);
    const isObject = isOptional && value?.kind === "struct";
    namesLeft ||= isObject && output.from === "left";
    if (value !== undefined) columns.set(output.name, isObject ? presentIf(`isNotNull(${marker})`, value) : value);
  }
  const from = `${left.from(namesLeft)}\n${keywords[relation.join]} ${right.from(true)}${on.length === 0 ? "" : ` ON ${on.join(" AND ")}`}`;
  return { from, columns, where: [] };
}

function wholeRow(fields: ReadonlyMap<string, SqlValue>, row: Relation): StructValue {
  return { kind: "struct", fields, isPresent: undefined, type: { kind: "object", fields: typesOf(row) } };
}

/** An object that is null where its side has no row, as well as where it was before. */
function presentIf(isThere: string, value: StructValue): StructValue {
  const isPresent = value.isPresent === undefined ? isThere : `(${isThere} AND ifNull(${value.isPresent}, false))`;
  return { ...value, isPresent };
}

/**
 * Both sides of an equality in one type of the engine: it joins by nothing else. What is computed is a column of its side,
 * because the engine joins by no value that it finds to be the same in every row.
 */
function conditionSql(condition: Expression, scope: ExpressionScope, left: Side, right: Side): string {
  const [key] = keysOf(condition);
  if (key === undefined) return convertTo(renderExpression(condition, scope), { kind: "boolean" });
  const isOwn = isComputed(condition);
  const ofLeft = renderExpression(key.left, isOwn ? left.scope : scope);
  const ofRight = renderExpression(key.right, isOwn ? right.scope : scope);
  const type = comparedAs(ofLeft.type, ofRight.type);
  const [a, b] = [convertTo(ofLeft, type), convertTo(ofRight, type)];
  return isOwn ? `${left.keyOf(a)} = ${right.keyOf(b)}` : `${operand(a)} = ${operand(b)}`;
}

/** Whether rows are joined by more than columns, and paths into them. */
function isComputed(condition: Expression): boolean {
  return keysOf(condition).some(({ left, right }) => !isPath(left) || !isPath(right));
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

interface Side {
  readonly alias: string;
  /** The column that is NULL where this side has no row. */
  readonly marker: string;
  /** What its rows have, seen from the join. */
  readonly values: ReadonlyMap<string, SqlValue>;
  /** The same within its subquery. */
  readonly scope: ExpressionScope;
  /** Adds a column by which rows are joined. */
  readonly keyOf: (sql: string) => string;
  /** The subquery, with the marker where it is named. */
  readonly from: (isMarked: boolean) => string;
}

function side(renderer: Rendering, relation: Relation, needs: Needs, hasKeys: boolean): Side {
  const rendered = renderer.render(relation, needs);
  const block = hasKeys ? renderer.open(rendered, relation, needs) : rendered;
  const { columns, values } = outputsOf([block], needs, typesOf(relation));
  const list = columns.map(({ name, sql }) => ({ name, sql: sql[0] ?? "NULL" }));
  const alias = renderer.newAlias();
  const taken = new Set(columns.map(({ name }) => name));
  const marker = uniqueName(presentMarker, taken);
  taken.add(marker);
  const keyOf = (sql: string) => {
    const name = uniqueName("=", taken);
    taken.add(name);
    list.push({ name, sql: `materialize(${sql})` });
    return `${alias}.${quoteName(name)}`;
  };
  const from = (isMarked: boolean) => {
    const all = isMarked ? [...list, { name: marker, sql: "1" }] : list;
    return `(\n${indent(selectSql(block, all))}\n) AS ${alias}`;
  };
  const scope = renderer.blockScope(block);
  return { alias, marker: `${alias}.${quoteName(marker)}`, values: values(alias), scope, keyOf, from };
}

/** Whether it names a column of a side, and not only in a text. */
function readsRows(sql: string, alias: string): boolean {
  return sql.replaceAll(/'(?:[^'\\]|\\.)*'/gs, "''").includes(`${alias}.`);
}
