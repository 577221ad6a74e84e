import { type ConditionName, type PlainConditionName, plainCondition } from "../expressions/condition-names.ts";
import type { Scalar } from "../expressions/expression.ts";
import { type Comparison, comparison, not, type PythonExpression, simple } from "./python-expression.ts";
import type { PythonHelperName } from "./python-helpers.ts";
import { literal } from "./python-text.ts";

/** Notes that the module needs the function, and gives its name. */
export type UseHelper = (name: PythonHelperName) => string;

/** What stands beside the condition: nothing, values that are known, or an expression of the event. */
export type PythonOperand =
  | { readonly kind: "none" }
  | { readonly kind: "values"; readonly values: Scalar | readonly Scalar[] }
  | { readonly kind: "expression"; readonly text: string };

type Write = (value: string, operand: PythonOperand, use: UseHelper) => PythonExpression;

const written = (operand: PythonOperand): string =>
  operand.kind === "expression" ? operand.text : operand.kind === "values" ? literal(operand.values) : "";

/** A call of the helper with the value and the operand. */
const calling =
  (name: PythonHelperName): Write =>
  (value, operand, use) =>
    simple(`${use(name)}(${value}, ${written(operand)})`);

const asking =
  (name: PythonHelperName, more = ""): Write =>
  (value, _operand, use) =>
    simple(`${use(name)}(${value}${more})`);

/** Both sides in small letters. */
const ignoringCase =
  (write: Write): Write =>
  (value, operand, use) =>
    write(`${use("lower")}(${value})`, lowered(operand, use), use);

function lowered(operand: PythonOperand, use: UseHelper): PythonOperand {
  if (operand.kind === "expression") return { kind: "expression", text: `${use("lower")}(${operand.text})` };
  const known = operand.kind === "values" && typeof operand.values === "string" ? operand.values : undefined;
  return known === undefined ? operand : { kind: "values", values: known.toLowerCase() };
}

/** In Python 1 equals True, and 0 False. */
const looksLikeBoolean = (value: Scalar): boolean => value === 0 || value === 1 || typeof value === "boolean";

const equals: Write = (value, operand, use) => {
  const known = operand.kind === "values" ? (operand.values as Scalar) : undefined;
  if (typeof known === "boolean") return comparison(value, "is", literal(known));
  if (known === undefined || looksLikeBoolean(known)) return simple(`${use("same")}(${value}, ${written(operand)})`);
  return comparison(value, "==", literal(known));
};

const isIn: Write = (value, operand, use) => {
  if (operand.kind === "expression") {
    return simple(`${use("contains")}(${use("elements")}(${operand.text}), ${value})`);
  }
  const values = operand.kind === "values" ? (operand.values as readonly Scalar[]) : [];
  if (values.some(looksLikeBoolean)) return simple(`${use("contains")}(${literal(values)}, ${value})`);
  return comparison(value, "in", values.map(literal));
};

const compared =
  (operator: Comparison): Write =>
  (value, operand, use) => {
    const limit = operand.kind === "expression" ? `${use("number")}(${operand.text})` : written(operand);
    return comparison(`${use("number")}(${value})`, operator, limit);
  };

const isNull: Write = (value) => comparison(value, "is", "None");

const atLeast = compared(">=");
const atMost = compared("<=");

/** `Exists` is of the path, not of its value: see transpile-expression.ts. */
const positive = {
  Equals: equals,
  IEquals: ignoringCase(equals),
  StartsWith: calling("starts_with"),
  IStartsWith: ignoringCase(calling("starts_with")),
  EndsWith: calling("ends_with"),
  IEndsWith: ignoringCase(calling("ends_with")),
  Contains: calling("contains"),
  IContains: ignoringCase(calling("contains")),
  IsGreaterThan: compared(">"),
  IsGreaterThanOrEquals: atLeast,
  IsGreaterThanOrEqual: atLeast,
  IsLessThan: compared("<"),
  IsLessThanOrEquals: atMost,
  IsLessThanOrEqual: atMost,
  IsIn: isIn,
  IsNull: isNull,
  IsNullOrEmpty: (value) => not(simple(value)),
  IsIPAddress: asking("is_ip"),
  IsIPv4Address: asking("is_ip", ", version=4"),
  IsIPv6Address: asking("is_ip", ", version=6"),
  IsIPAddressPublic: asking("is_public_ip"),
  IsIPAddressPrivate: asking("is_private_ip"),
  IsIPAddressInCIDR: calling("ip_in_network"),
  CIDRContainsIPAddresses: calling("network_contains"),
} as const satisfies Readonly<Record<Exclude<PlainConditionName, "Exists">, Write>>;

export type ConditionOnValue = Exclude<ConditionName, "Exists" | "DoesNotExist">;

/** The condition on a value, given as Python. */
export function transpileCondition(
  condition: ConditionOnValue,
  value: string,
  operand: PythonOperand,
  use: UseHelper,
): PythonExpression {
  if (condition === "IsNotNullOrEmpty") return simple(`bool(${value})`);
  const { plain, isNegated } = plainCondition(condition);
  const expression = positive[plain as keyof typeof positive](value, operand, use);
  return isNegated ? not(expression) : expression;
}
