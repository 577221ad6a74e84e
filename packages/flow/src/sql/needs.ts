import { partsOf } from "../plan/parts-of.ts";
import type { Expression } from "../plan/plan.ts";

/** What is wanted of a column: all of it, or only these members of an object. */
export type Need = "whole" | Needs;
export type Needs = Map<string, Need>;

/** Everything that these expressions read, by column; a join's sides apart. */
export function needsOf(expressions: readonly Expression[], side?: "left" | "right"): Needs {
  const needs: Needs = new Map();
  for (const expression of expressions) addExpression(needs, expression, side);
  return needs;
}

export function addNeed(needs: Needs, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const known = needs.get(name);
  if (known === "whole") return;
  if (rest.length === 0) {
    needs.set(name, "whole");
    return;
  }
  const members: Needs = known ?? new Map();
  needs.set(name, members);
  addNeed(members, rest);
}

export function addAll(needs: Needs, more: Needs): Needs {
  for (const [name, need] of more) {
    const known = needs.get(name);
    if (need === "whole") needs.set(name, "whole");
    else if (known === undefined) needs.set(name, addAll(new Map(), need));
    else if (known !== "whole") addAll(known, need);
  }
  return needs;
}

function addExpression(needs: Needs, expression: Expression, side: "left" | "right" | undefined): void {
  const path = columnPath(expression, side);
  if (path !== undefined) addNeed(needs, path);
  else for (const part of partsOf(expression)) addExpression(needs, part, side);
}

/** `a.b.c` of a column of this side; undefined for anything else. */
function columnPath(expression: Expression, side: "left" | "right" | undefined): string[] | undefined {
  if (expression.kind === "column") return expression.side === side ? [expression.name] : [];
  if (expression.kind !== "access") return undefined;
  const { base, key } = expression;
  if (key.kind !== "literal" || typeof key.value !== "string") return undefined;
  const path = columnPath(base, side);
  return path === undefined || path.length === 0 ? path : [...path, key.value];
}
