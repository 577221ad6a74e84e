import type { MatchCondition } from "../candidates/match-condition.ts";
import type { Expression, Path, Scalar } from "./expression.ts";

/** Of conditions that must all hold those that an index can look up: equality and membership at one path. */
export function necessaryConditions(expressions: readonly Expression[]): MatchCondition[] {
  return expressions.flatMap((expression) => {
    if (expression.kind === "test") return conditionOfTest(expression);
    if (expression.kind !== "combination") return [];
    if (expression.combinator === "All") return necessaryConditions(expression.expressions);
    return expression.combinator === "Any" ? conditionOfAny(expression.expressions) : [];
  });
}

function conditionOfTest({ condition, path, operand }: Extract<Expression, { kind: "test" }>): MatchCondition[] {
  if (!isMemberPath(path) || operand === undefined) return [];
  if (condition === "Equals" && !Array.isArray(operand)) return [equality(path, [operand as Scalar])];
  return condition === "IsIn" && Array.isArray(operand) ? [equality(path, operand)] : [];
}

/** `x is 1 or x is 2` is one condition; of anything else nothing is known. */
function conditionOfAny(expressions: readonly Expression[]): MatchCondition[] {
  const parts = expressions.map((expression) => necessaryConditions([expression])[0]);
  const [first] = parts;
  const key = first?.path.join("\0");
  if (first === undefined || !parts.every((part) => part?.path.join("\0") === key)) return [];
  return [equality(first.path, [...new Set(parts.flatMap((part) => part?.oneOf ?? []))])];
}

function isMemberPath(path: Path): path is readonly string[] {
  return path.length > 0 && path.every((step) => typeof step === "string");
}

function equality(path: readonly string[], oneOf: readonly Scalar[]): MatchCondition {
  return { path, oneOf, runOnMissing: false, runOnContainers: false };
}
