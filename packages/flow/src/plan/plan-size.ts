import { partsOf } from "./parts-of.ts";
import type { Expression, Relation } from "./plan.ts";
import { expressionsOf, inputsOf } from "./relation-parts.ts";

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
