import { convertTo, toJson } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { anyType, booleanType, stringType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import {
  contains,
  containsAnyCase,
  endsWith,
  endsWithAnyCase,
  hasTerm,
  like,
  likeAnyCase,
  startsWith,
  startsWithAnyCase,
  type TextTest,
} from "./text-search.ts";

const text = { name: "text", type: stringType } as const;

function test(
  name: string,
  summary: string,
  sql: TextTest,
  calls: string,
  gives: readonly boolean[],
): FunctionDefinition {
  return {
    name: `strings.${name}`,
    use: "scalar",
    summary: `${summary}. Not so for null.`,
    parameters: [text, { name: "pattern", type: stringType }],
    result: booleanType,
    sql: ([value, pattern]) => sql(value, pattern),
    examples: [{ flow: `print ${calls}`, gives: [gives] }],
    refuses: [{ flow: `print a = strings.${name}([1], 'x')`, code: "wrong_type" }],
  };
}

/** The infix operators of text by name. */
export const stringTests: readonly FunctionDefinition[] = [
  test(
    "contains",
    "Whether the text has the other within, capitals and all",
    contains,
    "a = strings.contains('Hello', 'ell'), b = strings.contains('Hello', 'ELL'), c = strings.contains(null, 'x')",
    [true, false, false],
  ),
  test(
    "contains_i",
    "Whether the text has the other within, without regard to capitals",
    containsAnyCase,
    "a = strings.contains_i('Hello', 'ELL'), b = strings.contains_i('Straße', 'strasse')",
    [true, false],
  ),
  test(
    "starts_with",
    "Whether the text begins with the other, capitals and all",
    startsWith,
    "a = strings.starts_with('Hello', 'He'), b = strings.starts_with('Hello', 'he')",
    [true, false],
  ),
  test(
    "starts_with_i",
    "Whether the text begins with the other, without regard to capitals",
    startsWithAnyCase,
    "a = strings.starts_with_i('Ärger', 'äR')",
    [true],
  ),
  test(
    "ends_with",
    "Whether the text ends with the other, capitals and all",
    endsWith,
    "a = strings.ends_with('Hello', 'lo'), b = strings.ends_with('Hello', 'LO')",
    [true, false],
  ),
  test(
    "ends_with_i",
    "Whether the text ends with the other, without regard to capitals",
    endsWithAnyCase,
    "a = strings.ends_with_i('setup.EXE', '.exe')",
    [true],
  ),
  test(
    "like",
    "Whether the text is like the pattern, capitals and all: % is any text and _ any character",
    like,
    "a = strings.like('10%', '10\\\\%'), b = strings.like('Hello', 'h%')",
    [true, false],
  ),
  test(
    "ilike",
    "Whether the text is like the pattern, without regard to capitals: % is any text and _ any character",
    likeAnyCase,
    "a = strings.ilike('Hello', 'h%O'), b = strings.ilike('Hello', 'ello')",
    [true, false],
  ),
  test(
    "has",
    "Whether the text has the other as a whole term (letters and digits), without regard to capitals",
    hasTerm({ begins: true, ends: true, isAnyCase: true }),
    "a = strings.has('/bin/Bash -c', 'bash'), b = strings.has('abash', 'bash')",
    [true, false],
  ),
  {
    name: "strings.is_empty",
    aliases: ["isempty"],
    use: "scalar",
    summary: "Whether the value is null, '', or a list or an object without members.",
    parameters: [{ name: "value", type: anyType }],
    result: booleanType,
    sql: ([value]) => isEmptySql(value),
    examples: [
      {
        flow: "print a = strings.is_empty(''), b = strings.is_empty(null), c = strings.is_empty(' '), d = strings.is_empty([]), e = strings.is_empty({'k': 1})",
        gives: [[true, true, false, true, false]],
      },
    ],
    refuses: [{ flow: "print a = strings.is_empty()", code: "too_few_arguments" }],
  },
  {
    name: "strings.is_not_empty",
    aliases: ["isnotempty"],
    use: "scalar",
    summary: "Whether the value is neither null nor '', and no list or object without members.",
    parameters: [{ name: "value", type: anyType }],
    result: booleanType,
    sql: ([value]) => `NOT ${isEmptySql(value)}`,
    examples: [
      {
        flow: "print a = strings.is_not_empty('x'), b = strings.is_not_empty(null), c = strings.is_not_empty([1])",
        gives: [[true, false, true]],
      },
    ],
    refuses: [{ flow: "print a = strings.is_not_empty('x', 'y')", code: "too_many_arguments" }],
  },
];

const nothingAsJson = "'', 'null', '\"\"', '[]', '{}'";

function isEmptySql(argument: SqlArgument | undefined): string {
  if (argument === undefined) return "true";
  const { value } = argument;
  if (value.type.kind === "string") return `(ifNull(${convertTo(value, value.type)}, '') = '')`;
  if (value.type.kind === "array") return `empty(${convertTo(value, value.type)})`;
  return `(ifNull(toString(${toJson(value).sql}), '') IN (${nothingAsJson}))`;
}
