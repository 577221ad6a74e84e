import { areComparable } from "../functions/comparisons/comparable-types.ts";
import { partsOf } from "../plan/parts-of.ts";
import type { Expression } from "../plan/plan.ts";
import type { FlowType } from "../types/flow-type.ts";
import { conjuncts } from "./push-filters.ts";

/** An equality with one side of a join on each of its own. */
export interface JoinKey {
  readonly left: Expression;
  readonly right: Expression;
}

/** The equalities by which the engine finds partners without trying every pair. */
export function keysOf(condition: Expression | undefined): JoinKey[] {
  if (condition === undefined) return [];
  return conjuncts(condition).flatMap((part) => {
    if (part.kind !== "call" || part.definition.name !== "==") return [];
    const [a, b] = part.args;
    if (a === undefined || b === undefined || !areEverEqual(a.type, b.type)) return [];
    const [ofA, ofB] = [sideOf(a), sideOf(b)];
    if (ofA === "left" && ofB === "right") return [{ left: a, right: b }];
    return ofA === "right" && ofB === "left" ? [{ left: b, right: a }] : [];
  });
}

/** To the engine, sides that have no type in common, or no type at all, are no columns. */
function areEverEqual(a: FlowType, b: FlowType): boolean {
  return a.kind !== "null" && b.kind !== "null" && areComparable(a, b);
}

/** The one side of which an expression reads; undefined for none or both. */
function sideOf(expression: Expression): "left" | "right" | undefined {
  const found = new Set<string>();
  collectSides(expression, found);
  const [only] = found;
  return found.size === 1 && (only === "left" || only === "right") ? only : undefined;
}

function collectSides(expression: Expression, found: Set<string>): void {
  if (expression.kind === "column") found.add(expression.side ?? "");
  for (const part of partsOf(expression)) collectSides(part, found);
}

/** The expression in terms of its own side alone. */
export function withoutSide(expression: Expression): Expression {
  if (expression.kind === "column") return { kind: "column", name: expression.name, type: expression.type };
  if (expression.kind === "access") return { ...expression, base: withoutSide(expression.base) };
  if (expression.kind !== "call") return expression;
  return { ...expression, args: expression.args.map((argument) => argument && withoutSide(argument)) };
}
