import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { arrayOf, booleanType, intType, stringType } from "../../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "../definition/function-definition.ts";
import { checkPattern, groupCount, matchesSql, patternFinding, patternSql } from "./regex-pattern.ts";

const text = { name: "text", type: stringType } as const;
const pattern = { name: "pattern", type: stringType, isConstant: true } as const;

/** Of no pattern; the engine has no elements in a bare []. */
const noTexts = "CAST([], 'Array(Nullable(String))')";

/** The pattern of a call; an empty one, which finds nothing, where it is null. */
function withPattern(argument: SqlArgument | undefined, sql: (pattern: string) => string, otherwise: string): string {
  return typeof argument?.constant === "string" ? sql(patternSql(argument)) : otherwise;
}

/** Lists are never null: what is absent gives an empty one. */
function listOrNone(value: SqlArgument | undefined, list: (text: string) => string): string {
  return `if(isNull(${value?.sql}), [], ${list(`ifNull(${value?.sql}, '')`)})`;
}

function checkGroup(args: readonly KnownArgument[]): Finding | undefined {
  const wrong = patternFinding(args, 0);
  if (wrong !== undefined) return wrong;
  const group = args[1]?.constant;
  const most = groupCount(args[0]?.constant);
  if (typeof group !== "bigint" || (group >= 0n && group <= BigInt(most))) return undefined;
  return { code: "wrong_argument", parts: ["group of re.extract", `from 0 to ${most} with this pattern`], argument: 1 };
}

function checkReplacement(args: readonly KnownArgument[]): Finding | undefined {
  const wrong = patternFinding(args, 1);
  const replacement = args[2]?.constant;
  if (wrong !== undefined || typeof replacement !== "string") return wrong;
  const most = groupCount(args[1]?.constant);
  const references = replacement.match(/\\[0-9\\]/g) ?? [];
  if (references.every((reference) => reference === "\\\\" || Number(reference.slice(1)) <= most)) return undefined;
  const wanted = `a text that refers to the groups \\0 to \\${most} of this pattern`;
  return { code: "wrong_argument", parts: ["replacement of re.replace", wanted], argument: 2 };
}

/** KQL's: the pattern first, and taken away at the ends alone. */
function trimming(name: string, where: string, ends: readonly ("^" | "$")[], gives: string): FunctionDefinition {
  return {
    name,
    use: "scalar",
    summary: `The text without what the regular expression matches ${where}.`,
    parameters: [pattern, text],
    result: stringType,
    sql: ([by, value]) => withPattern(by, (sql) => trimSql(sql, `${value?.sql}`, ends), `${value?.sql}`),
    check: checkPattern(0),
    examples: [{ flow: `print a = ${name}('-+', '--a-b--'), b = ${name}('x', null)`, gives: [[gives, null]] }],
    refuses: [{ flow: `print a = ${name}('(', 'x')`, code: "invalid_pattern" }],
  };
}

function trimSql(pattern: string, value: string, ends: readonly string[]): string {
  const sides = ends.map((end) =>
    end === "^" ? `concat('^(?:', ${pattern}, ')+')` : `concat('(?:', ${pattern}, ')+$')`,
  );
  const whole = sides.length === 1 ? sides[0] : `concat(${sides[0]}, '|', ${sides[1]})`;
  return `replaceRegexpAll(${value}, ${whole}, '')`;
}

export const regexFunctions: readonly FunctionDefinition[] = [
  trimming("trim", "at both ends", ["^", "$"], "a-b"),
  trimming("trim_start", "at the start", ["^"], "a-b--"),
  trimming("trim_end", "at the end", ["$"], "--a-b"),
  {
    name: "re.matches",
    use: "scalar",
    summary: "Whether the regular expression (RE2) matches somewhere in the text; not so for null.",
    parameters: [text, pattern],
    result: booleanType,
    sql: ([value, by]) => matchesSql(value, by),
    check: checkPattern(1),
    examples: [
      {
        flow: "print a = re.matches('user=bob', 'user=\\\\w+'), b = re.matches('BOB', '(?i)^bob$'), c = re.matches(null, '')",
        gives: [[true, true, false]],
      },
    ],
    refuses: [
      { flow: "print a = re.matches('x', '(')", code: "invalid_pattern" },
      { flow: "print a = re.matches('x', '(?=x)')", code: "invalid_pattern" },
    ],
  },
  {
    name: "re.substr",
    use: "scalar",
    summary: "The first part of the text that the pattern matches; null when none does.",
    parameters: [text, pattern],
    result: stringType,
    sql: ([value, by]) => withPattern(by, (sql) => `nullIf(regexpExtract(${value?.sql}, ${sql}, 0), '')`, "NULL"),
    check: checkPattern(1),
    examples: [
      {
        flow: "print a = re.substr('from 10.0.0.7:22', '(\\\\d{1,3}\\\\.){3}\\\\d+'), b = re.substr('x', '\\\\d')",
        gives: [["10.0.0.7", null]],
      },
    ],
    refuses: [{ flow: "print a = re.substr('x', '*')", code: "invalid_pattern" }],
  },
  {
    name: "re.count",
    use: "scalar",
    summary: "How often the pattern matches, without overlaps.",
    parameters: [text, pattern],
    result: intType,
    sql: ([value, by]) => withPattern(by, (sql) => `toInt64(countMatches(${value?.sql}, ${sql}))`, "NULL"),
    check: checkPattern(1),
    examples: [
      {
        flow: "print a = re.count('a1b22', '\\\\d+'), b = re.count('x', 'y'), c = re.count(null, 'y')",
        gives: [[2, 0, null]],
      },
    ],
    refuses: [{ flow: "print a = re.count('x', ')')", code: "invalid_pattern" }],
  },
  {
    name: "re.replace",
    aliases: ["replace_regex"],
    use: "scalar",
    summary: "The text with every match replaced; \\1 to \\9 stand for groups, \\0 for the match.",
    parameters: [text, pattern, { name: "replacement", type: stringType, isConstant: true }],
    result: stringType,
    sql: ([value, by, replacement]) =>
      withPattern(by, (sql) => `replaceRegexpAll(${value?.sql}, ${sql}, ${replacement?.sql})`, "NULL"),
    check: checkReplacement,
    examples: [
      {
        flow: "print a = re.replace('bob@x.org', '(.*)@(.*)', '\\\\2: \\\\1'), b = re.replace('a1b2', '\\\\d', '#')",
        gives: [["x.org: bob", "a#b#"]],
      },
    ],
    refuses: [
      { flow: "print a = re.replace('x', '[', '')", code: "invalid_pattern" },
      { flow: "print a = re.replace('x', 'x', '\\\\1')", code: "wrong_argument" },
    ],
  },
  {
    name: "re.extract",
    aliases: ["extract"],
    use: "scalar",
    summary: "What a group of the pattern took of its first match, 0 for the whole; null when it took nothing.",
    parameters: [pattern, { name: "group", type: intType, isConstant: true }, text],
    result: stringType,
    sql: ([by, group, value]) =>
      withPattern(by, (sql) => `nullIf(regexpExtract(${value?.sql}, ${sql}, ${group?.sql}), '')`, "NULL"),
    check: checkGroup,
    examples: [
      {
        flow: "print a = re.extract('user=(\\\\w+) id=(\\\\d+)', 2, 'user=bob id=7'), b = re.extract('(x)', 1, 'y')",
        gives: [["7", null]],
      },
    ],
    refuses: [
      { flow: "print a = re.extract('(', 1, 'x')", code: "invalid_pattern" },
      { flow: "print a = re.extract('(x)', 2, 'x')", code: "wrong_argument" },
    ],
  },
  {
    name: "re.extract_all",
    aliases: ["extract_all"],
    use: "scalar",
    summary: "All matches; what its group took if the pattern has one, a list of what each took if it has more.",
    parameters: [pattern, text],
    result: (_types, [by]) => (groupCount(by?.constant) > 1 ? arrayOf(arrayOf(stringType)) : arrayOf(stringType)),
    sql: ([by, value], type) => {
      const isNested = type.kind === "array" && type.element.kind === "array";
      const name = isNested ? "extractAllGroupsVertical" : "extractAll";
      return withPattern(by, (sql) => listOrNone(value, (within) => `${name}(${within}, ${sql})`), noTexts);
    },
    check: checkPattern(0),
    examples: [
      {
        flow: "print a = re.extract_all('\\\\d+', 'a1b22'), b = re.extract_all('(\\\\w)=(\\\\d)', 'a=1 b=2'), c = re.extract_all('x', null)",
        gives: [
          [
            ["1", "22"],
            [
              ["a", "1"],
              ["b", "2"],
            ],
            [],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = re.extract_all('[', 'x')", code: "invalid_pattern" }],
  },
  {
    name: "re.split",
    use: "scalar",
    summary: "The parts of the text between matches of the pattern.",
    parameters: [text, pattern],
    result: arrayOf(stringType),
    sql: ([value, by]) =>
      withPattern(by, (sql) => listOrNone(value, (within) => `splitByRegexp(${sql}, ${within})`), noTexts),
    check: checkPattern(1),
    examples: [{ flow: "print a = re.split('a, b;c', '[,;] *')", gives: [[["a", "b", "c"]]] }],
    refuses: [{ flow: "print a = re.split('x', '[')", code: "invalid_pattern" }],
  },
];
