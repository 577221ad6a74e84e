import { elementOf, jsonText, memberOf } from "../../sql-values/access-value.ts";
import { toJson } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import type { SqlValue } from "../../sql-values/sql-value.ts";
import { anyType, arrayOf, booleanType, objectType, stringType } from "../../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "../definition/function-definition.ts";
import { readPath } from "./member-path.ts";

/** An object, or text that holds one as JSON. */
export const objectParameter = { name: "object", type: anyType } as const;

const pathParameter = { name: "path", type: stringType, isConstant: true } as const;

function followed({ value }: SqlArgument, path: SqlArgument): SqlValue | string {
  const steps = typeof path.constant === "string" ? readPath(path.constant) : undefined;
  if (steps === undefined) return "CAST(NULL, 'Nullable(String)')";
  return steps.reduce<SqlValue>(
    (base, step) => (typeof step === "string" ? memberOf(base, step, anyType) : elementOf(base, step, anyType)),
    value,
  );
}

/** Says what is wrong about a path that is written out. */
export function checkPath(argument: number, name: string) {
  return (args: readonly KnownArgument[]): Finding | undefined => {
    const path = args[argument]?.constant;
    if (typeof path !== "string" || readPath(path) !== undefined) return undefined;
    return { code: "wrong_argument", parts: [`path of ${name}`, "written like a.b[0]['c d']"], argument };
  };
}

export const readingFunctions: readonly FunctionDefinition[] = [
  {
    name: "object.get",
    use: "scalar",
    summary: "What a path such as a.b[0]['c d'] leads to in the object; null where there is nothing.",
    parameters: [objectParameter, pathParameter],
    result: anyType,
    check: checkPath(1, "object.get"),
    sql: ([object, path]) => (object && path ? toJsonValue(followed(object, path)) : "NULL"),
    examples: [
      {
        flow: "print a = object.get({'b': {'c': [1, 2]}}, 'b.c[1]'), b = object.get('{\"x y\": 5}', \"$['x y']\")",
        gives: [[2, 5]],
      },
    ],
    refuses: [{ flow: "print a = object.get({'b': 1}, 'b..c')", code: "wrong_argument" }],
  },
  {
    name: "extract_json",
    aliases: ["extractjson"],
    use: "scalar",
    summary: "As object.get, with the path first, as in KQL.",
    parameters: [pathParameter, objectParameter],
    result: anyType,
    check: checkPath(0, "extract_json"),
    sql: ([path, object]) => (object && path ? toJsonValue(followed(object, path)) : "NULL"),
    examples: [{ flow: 'print a = extract_json(\'$.a[0].b\', \'{"a": [{"b": "x"}]}\')', gives: [["x"]] }],
    refuses: [{ flow: "print a = extract_json('$..a', '{}')", code: "wrong_argument" }],
  },
  {
    name: "object.keys",
    aliases: ["bag_keys"],
    use: "scalar",
    summary: "The names of the object's members.",
    parameters: [objectParameter],
    result: arrayOf(stringType),
    sql: ([object]) => (object ? `JSONExtractKeys(ifNull(${jsonText(object.value)}, ''))` : "[]"),
    examples: [
      { flow: "print a = object.keys({'b': 1, 'a': {'c': 2}}), b = object.keys('x')", gives: [[["b", "a"], []]] },
    ],
    refuses: [{ flow: "print a = object.keys()", code: "too_few_arguments" }],
  },
  {
    name: "object.values",
    use: "scalar",
    summary: "The values of the object's members.",
    parameters: [objectParameter],
    result: arrayOf(anyType),
    sql: ([object]) =>
      object
        ? `arrayMap(p -> nullIf(tupleElement(p, 2), 'null'), JSONExtractKeysAndValuesRaw(ifNull(${jsonText(object.value)}, '')))`
        : "[]",
    examples: [{ flow: "print a = object.values({'b': 1, 'a': {'c': 'x'}})", gives: [[[1, { c: "x" }]]] }],
    refuses: [{ flow: "print a = object.values()", code: "too_few_arguments" }],
  },
  {
    name: "object.entries",
    use: "scalar",
    summary: "The object's members as a list of objects with key and value.",
    parameters: [objectParameter],
    result: arrayOf(objectType),
    sql: ([object]) =>
      object
        ? `arrayMap(p -> concat('{"key":', toJSONString(tupleElement(p, 1)), ',"value":', tupleElement(p, 2), '}'), JSONExtractKeysAndValuesRaw(ifNull(${jsonText(object.value)}, '')))`
        : "[]",
    examples: [
      {
        flow: "print a = object.entries({'b': 1, 'a': 'x'})",
        gives: [
          [
            [
              { key: "b", value: 1 },
              { key: "a", value: "x" },
            ],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = object.entries()", code: "too_few_arguments" }],
  },
  {
    name: "object.has_key",
    aliases: ["bag_has_key"],
    use: "scalar",
    summary: "Whether the object has a member of this name that is not null.",
    parameters: [objectParameter, { name: "key", type: stringType }],
    result: booleanType,
    sql: ([object, key]) => {
      if (object === undefined || key === undefined) return "NULL";
      if (typeof key.constant === "string")
        return `isNotNull(${toJson(memberOf(object.value, key.constant, anyType)).sql})`;
      const member = `JSONExtractRaw(ifNull(${jsonText(object.value)}, ''), ifNull(${key.sql}, ''))`;
      return `${member} NOT IN ('', 'null')`;
    },
    examples: [
      {
        flow: "print a = object.has_key({'b': 1}, 'b'), b = object.has_key({'b': null}, 'b'), c = object.has_key('x', 'b')",
        gives: [[true, false, false]],
      },
    ],
    refuses: [{ flow: "print a = object.has_key({'b': 1})", code: "too_few_arguments" }],
  },
];

/** A value of any type, whatever the path led to. */
function toJsonValue(value: SqlValue | string): SqlValue | string {
  return typeof value === "string" ? value : { ...toJson(value), type: anyType };
}
