import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { quoteText } from "../../sql-values/sql-text.ts";
import { intType, stringType } from "../../types/flow-type.ts";
import type { Constant, FunctionDefinition } from "../definition/function-definition.ts";
import { templateFinding, templateParts } from "./text-template.ts";

const text = { name: "text", type: stringType } as const;

/** The engine makes no longer texts than this by repeating, in bytes. */
const longestMade = 1_000_000;

function form(name: string, alias: string | undefined, summary: string, engine: string, example: [string, string]) {
  const definition: FunctionDefinition = {
    name: `strings.${name}`,
    ...(alias && { aliases: [alias] }),
    use: "scalar",
    summary,
    parameters: [text],
    result: stringType,
    sql: ([value]) => `${engine}(${value?.sql})`,
    examples: [
      { flow: `print a = strings.${name}('${example[0]}'), b = strings.${name}(null)`, gives: [[example[1], null]] },
    ],
    refuses: [{ flow: `print a = strings.${name}([1])`, code: "wrong_type" }],
  };
  return definition;
}

function padding(side: "left" | "right", calls: string, gives: readonly (string | null)[]): FunctionDefinition {
  return {
    name: `strings.pad_${side}`,
    use: "scalar",
    summary: `The text with \`fill\` (a space) at the ${side} until it has this length; a longer one as it is.`,
    parameters: [
      text,
      { name: "length", type: intType },
      { name: "fill", type: stringType, isOptional: true, isConstant: true },
    ],
    result: stringType,
    sql: ([value, length, fill]) => {
      const padded = `${side}PadUTF8(${value?.sql}, if(${length?.sql} BETWEEN 0 AND ${longestMade}, ${length?.sql}, 0), ${fill?.isGiven ? fill.sql : "' '"})`;
      return `multiIf(lengthUTF8(${value?.sql}) >= ${length?.sql}, ${value?.sql}, ${length?.sql} > ${longestMade}, NULL, ${padded})`;
    },
    check: ([, , fill]) =>
      fill?.constant === "" || fill?.constant === null
        ? { code: "wrong_argument", parts: [`fill of strings.pad_${side}`, "one character or more"], argument: 2 }
        : undefined,
    examples: [{ flow: `print ${calls}`, gives: [gives] }],
    refuses: [{ flow: `print a = strings.pad_${side}('x', 5, '')`, code: "wrong_argument" }],
  };
}

function repeatSql([value, times]: readonly SqlArgument[]): string {
  const isTooLong = `toFloat64(length(${value?.sql})) * ${times?.sql} > ${longestMade}`;
  const bounded = `if(${times?.sql} BETWEEN 0 AND ${longestMade} AND NOT (${isTooLong}), ${times?.sql}, 0)`;
  return `if(${isTooLong}, NULL, repeat(${value?.sql}, ${bounded}))`;
}

function foldText(constants: readonly Constant[]): string | null | undefined {
  if (constants.includes(null)) return null;
  return constants.every((constant) => typeof constant === "string") ? constants.join("") : undefined;
}

const forms = ["nfc", "nfd", "nfkc", "nfkd"] as const;

export const stringForms: readonly FunctionDefinition[] = [
  form("lower", "tolower", "The text in small letters.", "lowerUTF8", ["ÄB", "äb"]),
  form("upper", "toupper", "The text in capitals.", "upperUTF8", ["äß", "ÄSS"]),
  form("reverse", "reverse", "The characters of the text from the last to the first.", "reverseUTF8", ["äbc", "cbä"]),
  {
    name: "strings.cat",
    aliases: ["strcat"],
    use: "scalar",
    summary: "All texts as one; null when one of them is.",
    parameters: [{ name: "text", type: stringType, isRepeated: true }],
    result: stringType,
    sql: ([first]) =>
      first?.more.length === 1 ? first.sql : `concat(${first?.more.map(({ sql }) => sql).join(", ")})`,
    fold: foldText,
    examples: [
      { flow: "print a = strings.cat('a', 1, '-', true), b = strings.cat('a', null)", gives: [["a1-true", null]] },
    ],
    refuses: [{ flow: "print a = strings.cat('a', [1])", code: "wrong_type" }],
  },
  {
    name: "strings.replace",
    aliases: ["replace_string"],
    use: "scalar",
    summary: "The text with the part replaced wherever it stands.",
    parameters: [text, { name: "part", type: stringType }, { name: "replacement", type: stringType }],
    result: stringType,
    sql: ([value, part, replacement]) => `replaceAll(${value?.sql}, ${part?.sql}, ${replacement?.sql})`,
    examples: [
      {
        flow: "print a = strings.replace('a.b.c', '.', '/'), b = strings.replace('a', '', 'x')",
        gives: [["a/b/c", "a"]],
      },
    ],
    refuses: [{ flow: "print a = strings.replace('a', 'b')", code: "too_few_arguments" }],
  },
  {
    name: "strings.repeat",
    aliases: ["strrep"],
    use: "scalar",
    summary: "The text so many times; null beyond 1,000,000 bytes.",
    parameters: [text, { name: "times", type: intType }],
    result: stringType,
    sql: repeatSql,
    examples: [
      {
        flow: "print a = strings.repeat('ab', 3), b = strings.repeat('ab', -1), c = strings.repeat('ab', 9000000)",
        gives: [["ababab", "", null]],
      },
    ],
    refuses: [{ flow: "print a = strings.repeat('a', true)", code: "wrong_type" }],
  },
  padding("left", "a = strings.pad_left('7', 3, '0'), b = strings.pad_left('abcd', 3), c = strings.pad_left('ä', 2)", [
    "007",
    "abcd",
    " ä",
  ]),
  padding("right", "a = strings.pad_right('ä', 3, '.'), b = strings.pad_right('a', 9000000)", ["ä..", null]),
  {
    name: "strings.format",
    use: "scalar",
    summary: "The template with a value for every {}, or by position from 0 for {1}; {{ is a brace.",
    parameters: [
      { name: "template", type: stringType, isConstant: true },
      { name: "value", type: stringType, isRepeated: true, isOptional: true },
    ],
    result: stringType,
    sql: ([template, first]) => {
      const values = first?.isGiven ? first.more : [];
      const parts = typeof template?.constant === "string" ? templateParts(template.constant) : undefined;
      if (parts === undefined) return "NULL";
      const pieces = parts.map((part) => (typeof part === "string" ? quoteText(part) : (values[part]?.sql ?? "NULL")));
      return `concat(${["''", ...pieces].join(", ")})`;
    },
    check: templateFinding,
    examples: [
      {
        flow: "print a = strings.format('{}@{}:{{{}}}', 'bob', 'x.org', 22), b = strings.format('{1}{0}', 'a', 'b')",
        gives: [["bob@x.org:{22}", "ba"]],
      },
    ],
    refuses: [
      { flow: "print a = strings.format('{} {}', 1)", code: "wrong_argument" },
      { flow: "print a = strings.format('{', 1)", code: "wrong_argument" },
    ],
  },
  {
    name: "strings.norm",
    use: "scalar",
    summary: "The text in a normal form of Unicode (NFC, NFD, NFKC, NFKD), so that equal looks are equal texts.",
    parameters: [text, { name: "form", type: stringType, isOptional: true, isConstant: true, choices: forms }],
    result: stringType,
    // The engine refuses to normalise what is not valid.
    sql: ([value, name]) => {
      const wanted = forms.find((one) => one === String(name?.constant).toLowerCase()) ?? "nfc";
      return `normalizeUTF8${wanted.toUpperCase()}(toValidUTF8(${value?.sql}))`;
    },
    examples: [
      { flow: "print a = strings.norm('a\\u0308') == 'ä', b = strings.norm('ﬁle', 'NFKC')", gives: [[true, "file"]] },
    ],
    refuses: [{ flow: "print a = strings.norm('x', 'NFX')", code: "unknown_choice" }],
  },
];
