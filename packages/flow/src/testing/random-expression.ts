import type { FunctionDefinition, FunctionParameter } from "../functions/function-definition.ts";
import { functions, operators } from "../functions/function-table.ts";
import type { RelationColumn } from "../plan/plan.ts";
import type { FlowType } from "../types/flow-type.ts";
import type { Choice } from "./random-choice.ts";

type Kind = FlowType["kind"];

/** Names that may stand in an expression, as they are written. */
export type Names = readonly RelationColumn[];

const kinds: readonly Kind[] = [
  "int",
  "double",
  "string",
  "boolean",
  "timestamp",
  "timespan",
  "object",
  "array",
  "any",
];

const literals: Readonly<Record<Kind, readonly string[]>> = {
  int: ["0", "1", "-1", "3", "9223372036854775807"],
  double: ["0.5", "-2.25", "1e300"],
  string: ["''", "'a'", "'10.0.0.1'", "'2024-01-01'", "'{\"a\": [1]}'", "'Ü\\'\\\\'"],
  boolean: ["true", "false"],
  timestamp: ["datetime(2024-06-01T11:00:00Z)", "datetime(1970-01-01)", "time.now()"],
  timespan: ["1h", "0s", "1.5d"],
  object: ["{'a': {'b': 1}}", "{}", "{'k': null, 'l': [1]}"],
  array: ["[1, 2]", "[]", "['a', null]", "[[1], []]"],
  any: ["null", "record.a", "1"],
  null: ["null"],
};

/** What parameters that must be written out may be, where they name no choices. */
const constants: Readonly<Record<Kind, readonly string[]>> = {
  ...literals,
  int: ["0", "1", "2"],
  string: ["'a'", "'day'", "'UTC'", "'(a)(b)?'", "'%Y-%m-%d'", "'a.b'", "'%x_'", "'10.0.0.0/8'"],
};

/** A random expression that is mostly of this kind. */
export function randomExpression(choice: Choice, kind: Kind, names: Names, depth: number): string {
  const own = names.filter(({ type }) => type.kind === kind || kind === "any").map(({ name }) => name);
  const what = choice.number(depth > 0 ? 6 : 3);
  if (what === 0 || (what < 3 && own.length === 0)) return choice.of(literals[kind]);
  if (what < 3) return choice.of(own);
  if (what === 3) return randomOperator(choice, kind, names, depth - 1);
  return randomCall(choice, kind, names, depth - 1, "scalar");
}

export function randomKind(choice: Choice): Kind {
  return choice.of(kinds);
}

/** A call of a function that may stand here. */
export function randomCall(
  choice: Choice,
  kind: Kind,
  names: Names,
  depth: number,
  use: FunctionDefinition["use"],
): string {
  const fitting = functions.filter((definition) => definition.use === use && gives(definition, kind));
  if (fitting.length === 0) return choice.of(literals[kind]);
  return randomDefinition(choice, choice.of(fitting), names, depth);
}

function gives({ result }: FunctionDefinition, kind: Kind): boolean {
  return kind === "any" || typeof result === "function" || result.kind === kind;
}

function randomArgument(choice: Choice, parameter: FunctionParameter, names: Names, depth: number): string {
  const { type, choices, isConstant, lambda } = parameter;
  if (lambda !== undefined) return randomLambda(choice, lambda([type, type]).length);
  if (choices !== undefined) return `'${choice.of(choices)}'`;
  if (isConstant) return choice.of(constants[type.kind]);
  return randomExpression(choice, type.kind, names, depth);
}

function randomLambda(choice: Choice, parameters: number): string {
  const names = ["x", "y"].slice(0, Math.max(1, parameters));
  return `fn (${names.join(", ")}) { ${choice.of(["x", "x == x", "x != null", "1", "[x]", "x > 1", "{'x': x}"])} }`;
}

function randomOperator(choice: Choice, kind: Kind, names: Names, depth: number): string {
  return randomDefinition(choice, choice.of(operators.filter((one) => gives(one, kind))), names, depth);
}

/** A function's call, or an operator with its operands. */
export function randomDefinition(choice: Choice, definition: FunctionDefinition, names: Names, depth: number): string {
  const { name, parameters } = definition;
  const given = parameters.filter(({ isOptional }) => !isOptional || choice.number(2) === 0);
  const args = given.flatMap((parameter) => {
    const times = parameter.isRepeated ? 1 + choice.number(3) : 1;
    return Array.from({ length: times }, () => randomArgument(choice, parameter, names, depth));
  });
  if (functions.includes(definition)) return `${name}(${args.join(", ")})`;
  const [a, b, c] = [args[0] ?? "1", args[1] ?? args[0] ?? "1", args[2] ?? "2"].map((side) => `(${side})`);
  if (name.startsWith("unary ")) return `(${name.slice("unary ".length)}${a})`;
  if (name === "not") return `(not ${a})`;
  return name === "between" ? `(${a} between ${b} .. ${c})` : `(${a} ${name} ${b})`;
}
