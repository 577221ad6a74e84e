import { convertTo, engineType, toJson } from "../sql-values/convert-value.ts";
import type { SqlArgument } from "../sql-values/sql-argument.ts";
import {
  anyType,
  booleanType,
  doubleType,
  type FlowType,
  intType,
  stringType,
  timespanType,
  timestampType,
  typeName,
} from "../types/flow-type.ts";
import { isNullSql } from "./comparisons/comparisons.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "./definition/function-definition.ts";

const value = { name: "value", type: anyType } as const;
const numeric = new Set<FlowType["kind"]>(["int", "double", "boolean", "string", "any", "null"]);

function checkNumeric(name: string): (args: readonly KnownArgument[]) => Finding | undefined {
  return ([argument]) =>
    argument === undefined || numeric.has(argument.type.kind)
      ? undefined
      : { code: "wrong_type", parts: [`value of ${name}`, "a number, a boolean or text", typeName(argument.type)] };
}

function numberOf(argument: SqlArgument | undefined, type: FlowType): string {
  if (argument === undefined) return "NULL";
  return argument.type.kind === "boolean"
    ? `CAST(${convertTo(argument.value, booleanType)}, '${engineType(type)}')`
    : convertTo(argument.value, type);
}

function converter(
  name: string,
  aliases: readonly string[],
  type: FlowType,
  rest: Pick<FunctionDefinition, "summary" | "examples" | "refuses">,
): FunctionDefinition {
  const isNumeric = ["int", "double", "boolean"].includes(type.kind);
  return {
    name,
    aliases,
    use: "scalar",
    parameters: [isNumeric ? value : { name: "value", type }],
    result: type,
    sql: ([argument]) => (isNumeric ? numberOf(argument, type) : (argument?.sql ?? "NULL")),
    ...(isNumeric && { check: checkNumeric(name) }),
    ...rest,
  };
}

const typesOfJson = [
  ["isNull(j)", "null"],
  [`startsWith(j, '"')`, "string"],
  ["startsWith(j, '{')", "object"],
  ["startsWith(j, '[')", "array"],
  ["j IN ('true', 'false')", "boolean"],
  ["match(j, '^-?[0-9]+$')", "int"],
] as const;

function typeSql(argument: SqlArgument | undefined): string {
  if (argument === undefined) return "NULL";
  if (argument.type.kind !== "any") return `if(${isNullSql(argument)}, 'null', '${argument.type.kind}')`;
  const tests = typesOfJson.map(([test, name]) => `${test}, '${name}'`).join(", ");
  return `arrayMap(j -> multiIf(${tests}, 'double'), [${toJson(argument.value).sql}])[1]`;
}

export const conversionsFunctions: readonly FunctionDefinition[] = [
  {
    name: "typeof",
    aliases: ["gettype"],
    use: "scalar",
    summary: "The name of the value's type: int, double, string, boolean, timestamp, timespan, array, object or null.",
    parameters: [value],
    result: stringType,
    sql: ([argument]) => typeSql(argument),
    examples: [
      {
        flow: "datatable [{'o': {'a': 1, 'b': 'x', 'c': [1], 'd': 1.5}}] | project a = typeof(o.a), b = typeof(o.b), c = typeof(o.c), d = typeof(o.d), e = typeof(o.x), f = typeof(1h)",
        gives: [["int", "string", "array", "double", "null", "timespan"]],
      },
    ],
    refuses: [{ flow: "print a = typeof()", code: "too_few_arguments" }],
  },
  converter("int", ["long", "toint", "tolong"], intType, {
    summary: "The value as a whole number, its fraction cut off; null of what is no number.",
    examples: [{ flow: "print a = int('42'), b = int(-1.9), c = int(true), d = int('x')", gives: [[42, -1, 1, null]] }],
    refuses: [{ flow: "print a = int([1])", code: "wrong_type" }],
  }),
  converter("double", ["real", "decimal", "todouble", "toreal", "todecimal"], doubleType, {
    summary: "The value as a number with a fraction; null of what is no number.",
    examples: [{ flow: "print a = double('1e3'), b = double(2), c = double('x')", gives: [[1000, 2, null]] }],
    refuses: [{ flow: "print a = double(1h)", code: "wrong_type" }],
  }),
  converter("bool", ["boolean", "tobool", "toboolean"], booleanType, {
    summary: "True of true, 'true', '1' and numbers but 0; false of false, 'false', '0' and 0; null of anything else.",
    examples: [
      {
        flow: "print a = bool('True'), b = bool(0), c = bool('x'), d = iff(bool(1 < 2), 1, 2)",
        gives: [[true, false, null, 1]],
      },
    ],
    refuses: [{ flow: "print a = bool([true])", code: "wrong_type" }],
  }),
  {
    name: "string",
    aliases: ["tostring"],
    use: "scalar",
    summary: "The value as text: times as in ISO 8601, lists and objects as JSON; null of null.",
    parameters: [value],
    result: stringType,
    sql: ([argument]) => (argument === undefined ? "NULL" : convertTo(argument.value, stringType)),
    examples: [
      {
        flow: "print a = string(1.50), b = string(datetime(2024-01-02)), c = string([1, 'x']), d = string(26h), e = string(true)",
        gives: [["1.5", "2024-01-02T00:00:00Z", '[1,"x"]', "1.02:00:00", "true"]],
      },
    ],
    refuses: [{ flow: "print a = string(1, 2)", code: "too_many_arguments" }],
  },
  converter("timestamp", ["todatetime", "datetime"], timestampType, {
    summary: "The time that the text spells, UTC without a zone; null of text that spells none.",
    examples: [
      { flow: "print a = timestamp('2024-01-02T03:04:05+02:00')", gives: [["2024-01-02T01:04:05.000000000Z"]] },
      { flow: "datatable [{'s': 'never'}] | project a = todatetime(s)", gives: [[null]] },
    ],
    refuses: [{ flow: "print a = timestamp('2024-13-01')", code: "unreadable_literal" }],
  }),
  converter("timespan", ["totimespan", "time"], timespanType, {
    summary: "The time span that the text spells; null of text that spells none.",
    examples: [{ flow: "print a = timespan('90m'), b = timespan(1h)", gives: [["01:30:00", "01:00:00"]] }],
    refuses: [{ flow: "print a = timespan(true)", code: "wrong_type" }],
  }),
];
