import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { arrayOf, type FlowType, intType, stringType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";

const text = { name: "text", type: stringType } as const;
const separator = { name: "separator", type: stringType, isConstant: true } as const;
const characters = { name: "characters", type: stringType, isOptional: true, isConstant: true } as const;

const cuts = {
  trim: { start: true, end: true, engine: "trimBoth", where: "at both ends" },
  ltrim: { start: true, end: false, engine: "trimLeft", where: "at the start" },
  rtrim: { start: false, end: true, engine: "trimRight", where: "at the end" },
};

/** Takes away spaces of any kind, or any of the characters that are given. */
function trimming(name: keyof typeof cuts, calls: string, gives: readonly string[]): FunctionDefinition {
  const { start, end, engine, where } = cuts[name];
  return {
    name: `strings.${name}`,
    use: "scalar",
    summary: `The text without spaces ${where}, or without any of these characters.`,
    parameters: [text, characters],
    result: stringType,
    sql: ([value, set]) => {
      if (!set?.isGiven) return regexTrim(value, "[\\\\s\\\\v\\\\pZ\\\\x{feff}]", start, end);
      if (typeof set.constant !== "string") return "NULL";
      // biome-ignore lint/suspicious/noControlCharactersInRegex: every character of ASCII, these among them
      if (/^[\x00-\x7f]*$/.test(set.constant)) return `${engine}(${value?.sql}, ${set.sql})`;
      const members = [...set.constant].map((one) => `\\\\x{${one.codePointAt(0)?.toString(16)}}`);
      return regexTrim(value, `[${members.join("")}]`, start, end);
    },
    examples: [{ flow: `print ${calls}`, gives: [gives] }],
    refuses: [{ flow: `print a = strings.${name}([1])`, code: "wrong_type" }],
  };
}

function regexTrim(value: SqlArgument | undefined, set: string, start: boolean, end: boolean): string {
  const sides = [...(start ? [`^${set}+`] : []), ...(end ? [`${set}+$`] : [])];
  return `replaceRegexpAll(${value?.sql}, '${sides.join("|")}', '')`;
}

function substrSql([value, start, length]: readonly SqlArgument[]): string {
  const least = `-toInt64(lengthUTF8(${value?.sql}))`;
  const from =
    typeof start?.constant === "bigint" && start.constant >= 0n
      ? `${start.constant < 2_000_000_000n ? start.constant + 1n : 2_000_000_000n}`
      : `if(${start?.sql} >= 0, least(${start?.sql}, 2000000000) + 1, ${atLeast(start?.sql, least)})`;
  return length?.isGiven
    ? `substringUTF8(${value?.sql}, ${from}, ${atLeast(length.sql, "0")})`
    : `substringUTF8(${value?.sql}, ${from})`;
}

/** Null of null, which the engine's own function leaves out. */
function atLeast(number: string | undefined, least: string): string {
  return `if(${number} < ${least}, ${least}, ${number})`;
}

/** The engine splits by '' into bytes. */
function splitSql(value: SqlArgument | undefined, by: SqlArgument | undefined): string {
  if (typeof by?.constant !== "string") return "CAST([], 'Array(Nullable(String))')";
  const within = `ifNull(${value?.sql}, '')`;
  const parts = by.constant === "" ? `extractAll(${within}, '(?s).')` : `splitByString(${by.sql}, ${within})`;
  return `if(isNull(${value?.sql}), [], ${parts})`;
}

function partSql([value, by, index]: readonly SqlArgument[]): string {
  return `if(${index?.sql} < 0, NULL, arrayElementOrNull(${splitSql(value, by)}, ${index?.sql} + 1))`;
}

const index = { name: "index", type: intType, isOptional: true } as const;

function isIndexed(types: readonly FlowType[]): boolean {
  return types[2] !== undefined && types[2].kind !== "null";
}

export const stringParts: readonly FunctionDefinition[] = [
  {
    name: "strings.substr",
    aliases: ["substring"],
    use: "scalar",
    summary: "The part that begins at `start`, counted from 0 or back from the end, with `length` characters or all.",
    parameters: [text, { name: "start", type: intType }, { name: "length", type: intType, isOptional: true }],
    result: stringType,
    sql: substrSql,
    examples: [
      {
        flow: "print a = strings.substr('Äbcd', 1, 2), b = strings.substr('Äbcd', 2), c = strings.substr('Äbcd', -1), d = strings.substr('a', 5)",
        gives: [["bc", "cd", "d", ""]],
      },
    ],
    refuses: [{ flow: "print a = strings.substr('x')", code: "too_few_arguments" }],
  },
  {
    name: "strings.split",
    use: "scalar",
    summary: "The parts between separators, or the one with this index, counted from 0. '' parts all characters.",
    parameters: [text, separator, index],
    result: (types) => (isIndexed(types) ? stringType : arrayOf(stringType)),
    sql: (args, type) => (type.kind === "array" ? splitSql(args[0], args[1]) : partSql(args)),
    examples: [
      {
        flow: "print a = strings.split('a.b', '.'), b = strings.split('a.b', '.', 1), c = strings.split('a', '.', 7), d = strings.split('äb', '')",
        gives: [[["a", "b"], "b", null, ["ä", "b"]]],
      },
    ],
    refuses: [{ flow: "datatable [{'s': ','}] | extend a = strings.split('a,b', s)", code: "not_constant" }],
  },
  {
    name: "split",
    use: "scalar",
    summary: "As strings.split; with an index a list of that part alone, as KQL has it.",
    parameters: [text, separator, index],
    result: arrayOf(stringType),
    sql: (args) => {
      if (!args[2]?.isGiven) return splitSql(args[0], args[1]);
      return `arrayFilter(part -> isNotNull(part), [${partSql(args)}])`;
    },
    examples: [
      {
        flow: "print a = split('a.b', '.'), b = split('a.b', '.', 1), c = split('a', '.', 7)",
        gives: [[["a", "b"], ["b"], []]],
      },
    ],
    refuses: [{ flow: "print a = split('a')", code: "too_few_arguments" }],
  },
  {
    name: "strings.join",
    aliases: ["strcat_array"],
    use: "scalar",
    summary: "The items of a list as one text with the separator between them; null items as ''.",
    parameters: [{ name: "list", type: arrayOf(stringType) }, separator],
    result: stringType,
    sql: ([list, by]) => `arrayStringConcat(arrayMap(item -> ifNull(item, ''), ${list?.sql}), ${by?.sql})`,
    examples: [{ flow: "print a = strings.join(['a', 1, null, 'b'], '-')", gives: [["a-1--b"]] }],
    refuses: [{ flow: "print a = strings.join(5, '-')", code: "wrong_type" }],
  },
  trimming("trim", "a = strings.trim('  a b\\n'), b = strings.trim('(ä)', '()')", ["a b", "ä"]),
  trimming("ltrim", "a = strings.ltrim('  a '), b = strings.ltrim('00107', '0'), c = strings.ltrim('äöx', 'öä')", [
    "a ",
    "107",
    "x",
  ]),
  trimming("rtrim", "a = strings.rtrim(' a  '), b = strings.rtrim('x.org..', '.')", [" a", "x.org"]),
];
