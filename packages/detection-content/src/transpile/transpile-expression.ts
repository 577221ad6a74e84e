import type { AbsentValue } from "../expressions/compile-expression.ts";
import {
  type Combinator,
  type Expression,
  everyElement,
  type Path,
  type Quantifier,
} from "../expressions/expression.ts";
import { chain, comparison, not, type PythonExpression, simple } from "./python-expression.ts";
import { elementOf, stepText } from "./python-text.ts";
import {
  type ConditionOnValue,
  type PythonOperand,
  transpileCondition,
  type UseHelper,
} from "./transpile-condition.ts";

/** Where an expression stands in a module. */
export interface PythonScope {
  readonly use: UseHelper;
  /** A name that nothing in the function has yet. */
  readonly variable: (wanted: string) => string;
  /** What paths begin from: the event, or an element of a list. */
  readonly subject: string;
  readonly absent: AbsentValue;
}

/** The event of a detection's functions. */
export const eventSubject = "event";

/** All must hold. */
export function transpileAll(expressions: readonly Expression[], scope: PythonScope): PythonExpression {
  return chain(
    "and",
    expressions.map((expression) => transpileExpression(expression, scope)),
  );
}

export function transpileExpression(expression: Expression, scope: PythonScope): PythonExpression {
  switch (expression.kind) {
    case "constant":
      return simple(expression.value ? "True" : "False");
    case "combination":
      return combined(
        expression.combinator,
        expression.expressions.map((part) => transpileExpression(part, scope)),
      );
    case "test":
      return transpileTest(expression, scope);
    case "comparison": {
      const right: PythonOperand = { kind: "expression", text: valueAt(expression.right, scope) };
      return transpileCondition(
        expression.condition as ConditionOnValue,
        valueAt(expression.left, scope),
        right,
        scope.use,
      );
    }
    case "elements":
      return transpileElements(expression, scope);
  }
}

function combined(combinator: Combinator, parts: readonly PythonExpression[]): PythonExpression {
  switch (combinator) {
    case "All":
      return chain("and", parts);
    case "Any":
      return chain("or", parts);
    case "None":
      return not(chain("or", parts));
    case "OnlyOne":
      return { kind: "list", parts, close: "].count(True) == 1" };
  }
}

function transpileTest(
  { path, condition, operand }: Extract<Expression, { kind: "test" }>,
  scope: PythonScope,
): PythonExpression {
  // In a filter a value that is absent passes, so that asking for its presence asks nothing.
  if (condition === "Exists") return scope.absent === "passes" ? simple("True") : existence(path, scope);
  if (condition === "DoesNotExist") return not(existence(path, scope));
  const values: PythonOperand = operand === undefined ? { kind: "none" } : { kind: "values", values: operand };
  const test = path.includes(everyElement)
    ? testOfAny(path, condition, values, scope)
    : transpileCondition(condition, valueAt(path, scope), values, scope.use);
  const isPassing = scope.absent === "passes" && !holdsForNothing.has(condition);
  return isPassing ? chain("or", [not(existence(path, scope)), test]) : test;
}

const holdsForNothing: ReadonlySet<ConditionOnValue> = new Set<ConditionOnValue>([
  "DoesNotEqual",
  "IDoesNotEqual",
  "DoesNotStartWith",
  "IDoesNotStartWith",
  "DoesNotEndWith",
  "IDoesNotEndWith",
  "DoesNotContain",
  "IDoesNotContain",
  "IsNotIn",
  "IsNull",
  "IsNullOrEmpty",
  "IsIPAddressNotInCIDR",
  "CIDRDoesNotContainIPAddresses",
]);

/** One of several values must meet the condition; where there are none, nothing is tested in their place. */
function testOfAny(
  path: Path,
  condition: ConditionOnValue,
  operand: PythonOperand,
  scope: PythonScope,
): PythonExpression {
  const value = scope.variable(elementOf(path));
  const otherwise = holdsForNothing.has(condition) ? " or [None]" : "";
  return {
    kind: "loop",
    open: "any(",
    part: transpileCondition(condition, value, operand, scope.use),
    head: `for ${value} in ${valueAt(path, scope)}${otherwise}`,
    close: ")",
  };
}

function transpileElements(
  { path, quantifier, expressions }: Extract<Expression, { kind: "elements" }>,
  scope: PythonScope,
): PythonExpression {
  const list = valueAt(path, scope);
  const subject = scope.variable(elementOf(path));
  const part = transpileAll(expressions, { ...scope, subject });
  const loop = (open: string, close: string): PythonExpression => {
    const items = quantifier === "AllElements" ? list : `${scope.use("elements")}(${list})`;
    return { kind: "loop", open, part, head: `for ${subject} in ${items}`, close };
  };
  return quantified(quantifier, loop, () => simple(`${scope.use("is_list")}(${list})`));
}

function quantified(
  quantifier: Quantifier,
  loop: (open: string, close: string) => PythonExpression,
  isList: () => PythonExpression,
): PythonExpression {
  switch (quantifier) {
    case "AnyElement":
      return loop("any(", ")");
    case "AllElements":
      return chain("and", [isList(), loop("all(", ")")]);
    case "OnlyOneElement":
      return loop("[", "].count(True) == 1");
    case "NoElement":
      return not(loop("any(", ")"));
  }
}

/** The value at the path, None where there is none; a list of values for a path with `[*]`. */
export function valueAt(path: Path, { subject, use }: Pick<PythonScope, "subject" | "use">): string {
  if (path.length === 0) return subject;
  const steps = path.map(stepText).join(", ");
  if (path.includes(everyElement)) {
    use("EACH");
    return `${use("find_all")}(${subject}, ${steps})`;
  }
  const isPlain = subject === eventSubject && path.every((step) => typeof step === "string");
  if (isPlain) return `event.${path.length === 1 ? "get" : "deep_get"}(${steps})`;
  return `${use("find")}(${subject}, ${steps})`;
}

/** Whether there is anything at the path, null as well. */
function existence(path: Path, scope: PythonScope): PythonExpression {
  const { subject, use } = scope;
  if (path.length === 0) return simple("True");
  if (path.includes(everyElement)) return simple(`bool(${valueAt(path, scope)})`);
  const steps = path.map(stepText).join(", ");
  if (subject === eventSubject && path.length === 1 && typeof path[0] === "string") {
    return comparison(steps, "in", eventSubject);
  }
  return simple(`${use("has")}(${subject}, ${steps})`);
}
