import { jsonText } from "../../sql-values/access-value.ts";
import { convertTo, toJson } from "../../sql-values/convert-value.ts";
import { membersOf, objectOf, setMember, without } from "../../sql-values/set-member.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import type { SqlValue } from "../../sql-values/sql-value.ts";
import { anyType, arrayOf, objectType, stringType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { readPath } from "./member-path.ts";
import { checkPath, objectParameter } from "./reading.ts";

/** Keys and values in turn. */
function packed(args: readonly SqlArgument[]): SqlValue {
  const pairs = args.flatMap((key, index) => {
    const value = args[index + 1];
    return index % 2 === 0 && value !== undefined ? [[key, value] as const] : [];
  });
  const isKnown = pairs.every(([key]) => typeof key.constant === "string");
  if (isKnown) {
    const fields = new Map(pairs.map(([key, { value }]) => [String(key.constant), value]));
    return { kind: "struct", fields, isPresent: undefined, type: objectType };
  }
  const members = pairs.flatMap(([key, { value }]) => [
    `ifNull(${convertTo(key.value, stringType)}, '')`,
    `ifNull(${toJson(value).sql}, 'null')`,
  ]);
  return { kind: "json", sql: objectOf(`CAST(map(${members.join(", ")}), 'Map(String, String)')`), type: objectType };
}

/** A list of names, or each name by itself. */
function namesOf(args: readonly SqlArgument[]): string {
  const lists = args.map(({ value, type }) =>
    type.kind === "array" ? convertTo(value, arrayOf(stringType)) : `[${convertTo(value, stringType)}]`,
  );
  return `arrayConcat(${lists.join(", ")})`;
}

export const makingFunctions: readonly FunctionDefinition[] = [
  {
    name: "object",
    aliases: ["object.pack", "pack", "bag_pack"],
    use: "scalar",
    summary: "An object of keys and values in turn.",
    parameters: [{ name: "key, value", type: anyType, isRepeated: true, isOptional: true }],
    result: objectType,
    check: (args) =>
      args.length % 2 === 0
        ? undefined
        : { code: "wrong_argument", parts: ["The last argument of object", "followed by its value"] },
    sql: ([first]) => packed(first?.more ?? []),
    examples: [
      {
        flow: "print a = object('key1', 'foo', 'key2', 1), b = object(strings.lower('K'), [1])",
        gives: [[{ key1: "foo", key2: 1 }, { k: [1] }]],
      },
    ],
    refuses: [{ flow: "print a = object('key1')", code: "wrong_argument" }],
  },
  {
    name: "object.merge",
    aliases: ["bag_merge"],
    use: "scalar",
    summary: "One object with the members of all; of the same name, the last that is not null.",
    parameters: [{ ...objectParameter, isRepeated: true }],
    result: objectType,
    sql: ([first]) => {
      const members = (first?.more ?? []).map(
        (object) => `mapFilter((k, x) -> x != 'null', ${membersOf(jsonText(object.value))})`,
      );
      return objectOf(
        members.length < 2 ? (members[0] ?? "map()") : members.reduce((all, one) => `mapUpdate(${all}, ${one})`),
      );
    },
    examples: [
      {
        flow: "print a = object.merge({'a': 1, 'b': 2}, {'b': 3}, {'c': 'x'})",
        gives: [[{ a: 1, b: 3, c: "x" }]],
      },
    ],
    refuses: [{ flow: "print a = object.merge()", code: "too_few_arguments" }],
  },
  {
    name: "object.set",
    aliases: ["bag_set_key"],
    use: "scalar",
    summary: "The object with the value at a path such as a.b['c d']; null takes the member away.",
    parameters: [
      objectParameter,
      { name: "path", type: stringType, isConstant: true },
      { name: "value", type: anyType },
    ],
    result: objectType,
    check: (args) => {
      const finding = checkPath(1, "object.set")(args);
      const path = args[1]?.constant;
      if (finding !== undefined || typeof path !== "string") return finding;
      const steps = readPath(path) ?? [];
      const isMember = steps.length > 0 && steps.every((step) => typeof step === "string");
      return isMember
        ? undefined
        : { code: "wrong_argument", parts: ["path of object.set", "of names only"], argument: 1 };
    },
    sql: ([object, path, value]) => {
      const steps = typeof path?.constant === "string" ? readPath(path.constant) : undefined;
      if (object === undefined || value === undefined || steps === undefined) return "NULL";
      return setMember(object.value, steps.map(String), value.value);
    },
    examples: [
      {
        flow: "print a = object.set({'a': 1}, 'b.c', 'x'), b = object.set({'a': 1, 'b': 2}, 'b', null)",
        gives: [[{ a: 1, b: { c: "x" } }, { a: 1 }]],
      },
    ],
    refuses: [
      { flow: "print a = object.set({'a': 1}, 'a[0]', 1)", code: "wrong_argument" },
      { flow: "print a = object.set({'a': 1}, '', 1)", code: "wrong_argument" },
    ],
  },
  {
    name: "object.remove",
    aliases: ["bag_remove_keys"],
    use: "scalar",
    summary: "The object without members of these names.",
    parameters: [objectParameter, { name: "key", type: anyType, isRepeated: true }],
    result: objectType,
    sql: ([object, key]) => (object && key ? without(jsonText(object.value), namesOf(key.more)) : "NULL"),
    examples: [
      {
        flow: "print a = object.remove({'a': 1, 'b': 2, 'c': 3}, 'a', 'c'), b = object.remove({'a': 1, 'b': 2}, ['a'])",
        gives: [[{ b: 2 }, { b: 2 }]],
      },
    ],
    refuses: [{ flow: "print a = object.remove({'a': 1})", code: "too_few_arguments" }],
  },
];
