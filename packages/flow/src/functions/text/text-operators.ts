import { arrayOf, booleanType, stringType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { checkPattern, matchesSql } from "./regex-pattern.ts";
import {
  contains,
  containsAnyCase,
  endsWith,
  endsWithAnyCase,
  equalAnyCase,
  hasAll,
  hasAny,
  hasTerm,
  like,
  likeAnyCase,
  startsWith,
  startsWithAnyCase,
  type TextTest,
} from "./text-search.ts";

const text = { name: "text", type: stringType } as const;
const anyCase = "without regard to capitals";

function textTest(
  name: string,
  summary: string,
  sql: TextTest,
  tests: string,
  gives: readonly boolean[],
): FunctionDefinition {
  return {
    name,
    use: "scalar",
    summary: `${summary}. Not so for null.`,
    parameters: [text, { name: "pattern", type: stringType }],
    result: booleanType,
    sql: ([value, pattern]) => sql(value, pattern),
    examples: [{ flow: `print ${tests}`, gives: [gives] }],
    refuses: [{ flow: `print a = 'x' ${name} [1]`, code: "wrong_type" }],
  };
}

function listTest(name: string, summary: string, sql: TextTest, tests: string, gives: readonly boolean[]) {
  const definition: FunctionDefinition = {
    ...textTest(name, summary, sql, tests, gives),
    parameters: [text, { name: "terms", type: arrayOf(stringType) }],
    refuses: [{ flow: `print a = 'x' ${name} 1`, code: "wrong_type" }],
  };
  return definition;
}

/** The terms of a text are its longest runs of letters and digits. */
const has = (begins: boolean, ends: boolean, isAnyCase: boolean) => hasTerm({ begins, ends, isAnyCase });

export const textOperators: readonly FunctionDefinition[] = [
  {
    name: "=~",
    use: "scalar",
    summary: `Equal, ${anyCase}; with null and '' as ==.`,
    parameters: [
      { name: "left", type: stringType },
      { name: "right", type: stringType },
    ],
    result: booleanType,
    sql: ([a, b]) => equalAnyCase(a, b),
    examples: [
      {
        flow: "print a = 'Root' =~ 'ROOT', b = 'Ärger' =~ 'äRGER', c = 'a' !~ 'A', d = null =~ ''",
        gives: [[true, true, false, true]],
      },
    ],
    refuses: [{ flow: "print a = 'x' =~ [1]", code: "wrong_type" }],
  },
  textTest(
    "contains",
    `Has the pattern within, ${anyCase}`,
    containsAnyCase,
    "a = 'Hello' contains 'ELL', b = 'Hello' !contains 'x', c = null contains 'x'",
    [true, true, false],
  ),
  textTest("contains_cs", "Has the pattern within, capitals and all", contains, "a = 'Hello' contains_cs 'ELL'", [
    false,
  ]),
  textTest(
    "startswith",
    `Begins with the pattern, ${anyCase}`,
    startsWithAnyCase,
    "a = 'Hello' startswith 'HE', b = 'Hello' !startswith 'lo'",
    [true, true],
  ),
  textTest(
    "startswith_cs",
    "Begins with the pattern, capitals and all",
    startsWith,
    "a = 'Hello' startswith_cs 'HE', b = 'Hello' startswith_cs 'He'",
    [false, true],
  ),
  textTest(
    "endswith",
    `Ends with the pattern, ${anyCase}`,
    endsWithAnyCase,
    "a = 'cmd.EXE' endswith '.exe', b = 'cmd.exe' !endswith 'cmd'",
    [true, true],
  ),
  textTest(
    "endswith_cs",
    "Ends with the pattern, capitals and all",
    endsWith,
    "a = 'cmd.EXE' endswith_cs '.exe', b = 'cmd.exe' endswith_cs '.exe'",
    [false, true],
  ),
  textTest(
    "has",
    `Has the pattern as a whole term, which is a run of letters and digits, ${anyCase}`,
    has(true, true, true),
    "a = 'login FAILED: bob' has 'failed', b = 'unfailed' has 'failed', c = 'bob' !has 'bo'",
    [true, false, true],
  ),
  textTest(
    "has_cs",
    "Has the pattern as a whole term, capitals and all",
    has(true, true, false),
    "a = 'login FAILED' has_cs 'failed', b = 'login FAILED' has_cs 'FAILED'",
    [false, true],
  ),
  listTest(
    "has_any",
    `Has any of a list as a whole term, ${anyCase}`,
    hasAny,
    "a = 'whoami /all' has_any ('net', 'WHOAMI'), b = 'hello' has_any ['hell'], c = 'hello' !has_any ('x')",
    [true, false, true],
  ),
  listTest(
    "has_all",
    `Has all of a list as whole terms, ${anyCase}`,
    hasAll,
    "a = 'net user /add' has_all ('ADD', 'user'), b = 'net user' has_all ['user', 'add']",
    [true, false],
  ),
  textTest(
    "hasprefix",
    `Has a term that begins with the pattern, ${anyCase}`,
    has(true, false, true),
    "a = 'user administrator' hasprefix 'ADMIN', b = 'sysadmin' hasprefix 'admin'",
    [true, false],
  ),
  textTest(
    "hasprefix_cs",
    "Has a term that begins with the pattern, capitals and all",
    has(true, false, false),
    "a = 'user administrator' hasprefix_cs 'admin', b = 'Administrator' hasprefix_cs 'admin'",
    [true, false],
  ),
  textTest(
    "hassuffix",
    `Has a term that ends with the pattern, ${anyCase}`,
    has(false, true, true),
    "a = 'sysADMIN logged in' hassuffix 'admin', b = 'administrator' hassuffix 'admin'",
    [true, false],
  ),
  textTest(
    "hassuffix_cs",
    "Has a term that ends with the pattern, capitals and all",
    has(false, true, false),
    "a = 'sysadmin' hassuffix_cs 'admin', b = 'sysADMIN' hassuffix_cs 'admin'",
    [true, false],
  ),
  textTest(
    "like",
    "Is like the pattern, capitals and all: % is any text and _ any character",
    like,
    "a = 'Hello' like 'H%o', b = 'Hello' like 'h%', c = 'Hello' !like '_'",
    [true, false, true],
  ),
  textTest(
    "ilike",
    `Is like the pattern, ${anyCase}: % is any text and _ any character`,
    likeAnyCase,
    "a = 'Hello' ilike 'h_LLO', b = 'Hello' ilike 'ello', c = 'Hello' ilike '%ELL%'",
    [true, false, true],
  ),
  {
    ...textTest(
      "matches regex",
      "The regular expression (RE2) matches somewhere within",
      (value, pattern) => matchesSql(value, pattern),
      "a = 'id=17' matches regex @'id=\\d+', b = 'ID=17' !matches regex '^id', c = 'ID' matches regex '(?i)' + '^id$'",
      [true, true, true],
    ),
    parameters: [text, { name: "pattern", type: stringType, isConstant: true }],
    check: checkPattern(1),
    refuses: [
      { flow: "print a = 'x' matches regex '['", code: "invalid_pattern" },
      { flow: "datatable [{'s': 'x'}] | where 'x' matches regex s", code: "not_constant" },
    ],
  },
];
