import { intType, stringType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";

const text = { name: "text", type: stringType } as const;
const part = { name: "part", type: stringType } as const;

/** The engine compares no longer texts than these by their edits, in bytes. */
const longestEdited = 65_536;

export const stringMeasures: readonly FunctionDefinition[] = [
  {
    name: "strings.len",
    aliases: ["strlen"],
    use: "scalar",
    summary: "How many characters the text has.",
    parameters: [text],
    result: intType,
    sql: ([value]) => `toInt64(lengthUTF8(${value?.sql}))`,
    examples: [{ flow: "print a = strings.len('Äb😀'), b = strings.len(null)", gives: [[3, null]] }],
    refuses: [{ flow: "print a = strings.len([1])", code: "wrong_type" }],
  },
  {
    name: "strings.index_of",
    aliases: ["indexof"],
    use: "scalar",
    summary: "Where the part first stands, counted from 0 and looked for from `start` on; -1 when it is not there.",
    parameters: [text, part, { name: "start", type: intType, isOptional: true }],
    result: intType,
    sql: ([value, wanted, start]) => {
      const from = start?.isGiven ? `, toUInt64(greatest(${start.sql}, 0)) + 1` : "";
      return `toInt64(positionUTF8(${value?.sql}, ${wanted?.sql}${from})) - 1`;
    },
    examples: [
      {
        flow: "print a = strings.index_of('äbcb', 'b'), b = strings.index_of('äbcb', 'b', 2), c = strings.index_of('a', 'x')",
        gives: [[1, 3, -1]],
      },
    ],
    refuses: [{ flow: "print a = strings.index_of('a')", code: "too_few_arguments" }],
  },
  {
    name: "strings.count",
    aliases: ["countof"],
    use: "scalar",
    summary: "How often the part stands in the text, without overlaps; 0 for ''.",
    parameters: [text, part],
    result: intType,
    sql: ([value, wanted]) => `toInt64(countSubstrings(${value?.sql}, ${wanted?.sql}))`,
    examples: [{ flow: "print a = strings.count('a.b.c', '.'), b = strings.count('aaa', 'aa')", gives: [[2, 1]] }],
    refuses: [{ flow: "print a = strings.count([1], 'x')", code: "wrong_type" }],
  },
  {
    name: "strings.levenshtein",
    use: "scalar",
    summary: "How many characters must be put in, taken out or changed to make one text the other.",
    parameters: [
      { name: "left", type: stringType },
      { name: "right", type: stringType },
    ],
    result: intType,
    sql: ([a, b]) => {
      const isShort = (sql = "NULL") => `length(${sql}) < ${longestEdited}`;
      // The engine also measures what is behind NULL, so that the text itself must be a short one.
      const short = (sql = "NULL") => `if(${isShort(sql)}, ${sql}, '')`;
      const distance = `editDistanceUTF8(${short(a?.sql)}, ${short(b?.sql)})`;
      return `if(${isShort(a?.sql)} AND ${isShort(b?.sql)}, toInt64(${distance}), NULL)`;
    },
    examples: [
      {
        flow: "print a = strings.levenshtein('paypal.com', 'paypa1.com'), b = strings.levenshtein('ä', 'a')",
        gives: [[1, 1]],
      },
    ],
    refuses: [{ flow: "print a = strings.levenshtein('x')", code: "too_few_arguments" }],
  },
];
