import type { ConditionPath, MatchCondition, ValueTest } from "../conditions/match-condition.ts";
import type { ConditionName } from "./condition-names.ts";
import { type Expression, everyElement, type Path, type Scalar } from "./expression.ts";

/** Of expressions that must all hold what an index can look up. */
export function necessaryConditions(expressions: readonly Expression[]): MatchCondition[] {
  return expressions.flatMap((expression) => {
    const condition = conditionOf(expression, []);
    return condition === undefined ? [] : "all" in condition ? condition.all : [condition];
  });
}

/** What must hold for the expression to hold about the value at the path; undefined where nothing is known. */
function conditionOf(expression: Expression, at: ConditionPath): MatchCondition | undefined {
  switch (expression.kind) {
    case "constant":
      return expression.value ? undefined : { any: [] };
    case "test":
      return conditionOfTest(expression, at);
    case "comparison":
      return undefined;
    case "elements": {
      const isPositive = expression.quantifier === "AnyElement" || expression.quantifier === "OnlyOneElement";
      return isPositive ? allOf(expression.expressions, [...at, ...stepsOf(expression.path), null]) : undefined;
    }
    case "combination":
      if (expression.combinator === "None") return undefined;
      return expression.combinator === "All" ? allOf(expression.expressions, at) : anyOf(expression.expressions, at);
  }
}

function allOf(expressions: readonly Expression[], at: ConditionPath): MatchCondition | undefined {
  const parts = expressions.map((part) => conditionOf(part, at)).filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : { all: parts };
}

function anyOf(expressions: readonly Expression[], at: ConditionPath): MatchCondition | undefined {
  const parts: MatchCondition[] = [];
  for (const expression of expressions) {
    const part = conditionOf(expression, at);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return { any: parts };
}

function stepsOf(path: Path): ConditionPath {
  return path.map((step) => (step === everyElement ? null : step));
}

type Test = Omit<ValueTest, "path">;
type Values = readonly Scalar[];

function conditionOfTest(
  { condition, path, operand }: Extract<Expression, { kind: "test" }>,
  at: ConditionPath,
): MatchCondition | undefined {
  // Equality with a list is that of the whole list.
  if (condition === "Equals" && Array.isArray(operand)) return undefined;
  const values = (Array.isArray(operand) ? operand : operand === undefined ? [] : [operand]) as Values;
  const tests = testsByCondition[condition]?.(values);
  if (tests === undefined) return undefined;
  const whole = [...at, ...stepsOf(path)];
  const parts = tests.map((test) => ({ path: whole, ...test }));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { any: parts };
}

const exactly = (op: ValueTest["op"]) => (values: Values) => [{ op, values }];
const inAnyCase = (op: ValueTest["op"]) => (values: Values) => [
  {
    op,
    values: values.map((value) => (typeof value === "string" ? value.toLowerCase() : value)),
    fold: "lower" as const,
  },
];
const aText = (): Test[] => [{ op: "kind", values: ["text"] }];

/** Of the tests one holds wherever the condition does; none does for a value that is not there. */
const testsByCondition: Partial<Readonly<Record<ConditionName, (values: Values) => Test[]>>> = {
  Equals: exactly("equals"),
  IsIn: exactly("equals"),
  IEquals: inAnyCase("equals"),
  StartsWith: exactly("startsWith"),
  IStartsWith: inAnyCase("startsWith"),
  EndsWith: exactly("endsWith"),
  IEndsWith: inAnyCase("endsWith"),
  Contains: (values) => [
    { op: "contains", values },
    { op: "has", values },
  ],
  IContains: (values) => [...inAnyCase("contains")(values), { op: "kind", values: ["list"] }],
  IsGreaterThan: exactly("above"),
  IsGreaterThanOrEquals: exactly("atLeast"),
  IsGreaterThanOrEqual: exactly("atLeast"),
  IsLessThan: exactly("below"),
  IsLessThanOrEquals: exactly("atMost"),
  IsLessThanOrEqual: exactly("atMost"),
  Exists: () => [{ op: "kind", values: ["missing"], negated: true }],
  IsIPAddress: aText,
  IsIPv4Address: aText,
  IsIPv6Address: aText,
  IsIPAddressPublic: aText,
  IsIPAddressPrivate: aText,
  IsIPAddressInCIDR: aText,
};
