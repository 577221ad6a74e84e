import { readText } from "../sql-values/access-value.ts";
import { toJson } from "../sql-values/convert-value.ts";
import { anyType, stringType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";

const value = { name: "value", type: anyType } as const;

export const jsonFunctions: readonly FunctionDefinition[] = [
  {
    name: "json.parse",
    aliases: ["parse_json", "parsejson", "todynamic", "toobject"],
    use: "scalar",
    summary: "The value that text spells as JSON; null when it spells none. What is a list or an object already stays.",
    parameters: [value],
    result: anyType,
    sql: ([json]) => (json ? `nullIf(nullIf(JSONExtractRaw(${readText(json.value)}), ''), 'null')` : "NULL"),
    examples: [
      {
        flow: "print a = json.parse('{\"a\": [1, 2]}').a[1], b = json.parse('nothing'), c = json.parse([1]), d = json.parse('\"x\"')",
        gives: [[2, null, [1], "x"]],
      },
    ],
    refuses: [{ flow: "print a = json.parse()", code: "too_few_arguments" }],
  },
  {
    name: "json.stringify",
    aliases: ["dynamic_to_json"],
    use: "scalar",
    summary: "The value as JSON text.",
    parameters: [value],
    result: stringType,
    sql: ([any]) => (any ? toJson(any.value).sql : "NULL"),
    examples: [
      {
        flow: "print a = json.stringify({'b': [1, 'x\"', null]}), b = json.stringify('ä'), c = json.stringify(null)",
        gives: [['{"b":[1,"x\\"",null]}', '"ä"', null]],
      },
    ],
    refuses: [{ flow: "print a = json.stringify()", code: "too_few_arguments" }],
  },
];
