import { partsOf } from "./parts-of.ts";
import type { Expression, Relation } from "./plan.ts";

/** Parts at most of a query. What `let` names is there as often as it is used, so that a few lines could make millions. */
export const largestPlan = 50_000;

const known = new WeakMap<Expression | Relation, number>();

function remembered<Part extends Expression | Relation>(part: Part, count: (part: Part) => number): number {
  const size = known.get(part) ?? count(part);
  known.set(part, size);
  return size;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** How many parts an expression is written with, those of pipelines in it among them. */
export function sizeOfExpression(expression: Expression): number {
  return remembered(expression, (whole) => {
    const pipeline = whole.kind === "scalar" || whole.kind === "membership" ? sizeOfRelation(whole.relation) : 0;
    return 1 + pipeline + sum(partsOf(whole).map(sizeOfExpression));
  });
}

/** How many parts a pipeline is written with. */
export function sizeOfRelation(relation: Relation): number {
  return remembered(
    relation,
    (whole) => 1 + sum(inputsOf(whole).map(sizeOfRelation)) + sum(expressionsOf(whole).map(sizeOfExpression)),
  );
}

function inputsOf(relation: Relation): readonly Relation[] {
  if (relation.kind === "union") return relation.inputs;
  if (relation.kind === "join") return [relation.left, relation.right];
  return "input" in relation ? [relation.input] : [];
}

function expressionsOf(relation: Relation): readonly Expression[] {
  switch (relation.kind) {
    case "rows":
      return relation.rows.flat();
    case "filter":
      return [relation.condition];
    case "project":
      return relation.values.map(({ expression }) => expression);
    case "aggregate":
      return [...relation.keys, ...relation.aggregates].map(({ expression }) => expression);
    case "unnest":
      return relation.lists.map(({ expression }) => expression);
    case "window":
      return relation.values.map(({ expression }) => expression);
    default:
      return [];
  }
}
