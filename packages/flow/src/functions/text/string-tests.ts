import { booleanType, stringType } from "../../types/flow-type.ts";
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
    summary: "Whether the text is null or ''.",
    parameters: [text],
    result: booleanType,
    sql: ([value]) => `ifNull(${value?.sql}, '') = ''`,
    examples: [
      {
        flow: "print a = strings.is_empty(''), b = strings.is_empty(null), c = strings.is_empty(' ')",
        gives: [[true, true, false]],
      },
    ],
    refuses: [{ flow: "print a = strings.is_empty({'k': 1})", code: "wrong_type" }],
  },
  {
    name: "strings.is_not_empty",
    aliases: ["isnotempty"],
    use: "scalar",
    summary: "Whether the text is neither null nor ''.",
    parameters: [text],
    result: booleanType,
    sql: ([value]) => `ifNull(${value?.sql}, '') != ''`,
    examples: [{ flow: "print a = strings.is_not_empty('x'), b = strings.is_not_empty(null)", gives: [[true, false]] }],
    refuses: [{ flow: "print a = strings.is_not_empty({'k': 1})", code: "wrong_type" }],
  },
];
