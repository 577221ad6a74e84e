import { convertTo } from "../sql-values/convert-value.ts";
import type { SqlArgument } from "../sql-values/sql-argument.ts";
import { anyType, booleanType, commonTypeOf, type FlowType, isAssignable, typeName } from "../types/flow-type.ts";
import { comparable, isNullSql } from "./comparisons/comparisons.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "./definition/function-definition.ts";

const value = { name: "value", type: anyType } as const;
const condition = { name: "condition", type: booleanType } as const;

/** Of `condition, value, condition, value, …, else`: where the values stand. */
function isValueOfCase(index: number, count: number): boolean {
  return index % 2 === 1 || index === count - 1;
}

function checkCase(args: readonly KnownArgument[]): Finding | undefined {
  const argument = args.findIndex(
    ({ type }, index) => !isValueOfCase(index, args.length) && !isAssignable(type, booleanType),
  );
  const wrong = args[argument];
  return wrong && { code: "wrong_type", parts: ["condition of case", "boolean", typeName(wrong.type)], argument };
}

function caseSql([first, ...rest]: readonly SqlArgument[], result: FlowType): string {
  const args = first === undefined ? [] : [first, ...rest];
  const parts = args.map((argument, index) =>
    convertTo(argument.value, isValueOfCase(index, args.length) ? result : booleanType),
  );
  const otherwise =
    args.length % 2 === 0 ? [convertTo({ kind: "plain", sql: "NULL", type: { kind: "null" } }, result)] : [];
  return `multiIf(${[...parts, ...otherwise].join(", ")})`;
}

/** Lists are never NULL for the engine: an empty one is what is null. */
function coalesceSql([first]: readonly SqlArgument[], result: FlowType): string {
  const parts = (first?.more ?? []).map((argument) => convertTo(argument.value, result));
  if (result.kind !== "array") return `coalesce(${parts.join(", ")})`;
  return parts.reduceRight((rest, sql) => `if(notEmpty(${sql}), ${sql}, ${rest})`);
}

export const controlFunctions: readonly FunctionDefinition[] = [
  {
    name: "case",
    use: "scalar",
    summary: "The value behind the first condition that is true; else the last value, or null without one.",
    parameters: [
      { name: "condition", type: anyType },
      { name: "value", type: anyType },
      { name: "more", type: anyType, isOptional: true, isRepeated: true },
    ],
    result: (types) => commonTypeOf(types.filter((_type, index) => isValueOfCase(index, types.length))),
    sql: caseSql,
    check: checkCase,
    examples: [
      {
        flow: "range n from 1 to 3 step 1 | project a = case(n == 1, 'one', n == 2, 'two', 'many'), b = case(n == 1, 1)",
        gives: [
          ["one", 1],
          ["two", null],
          ["many", null],
        ],
      },
    ],
    refuses: [{ flow: "print a = case(1h, 'x', 'y')", code: "wrong_type" }],
  },
  {
    name: "iff",
    aliases: ["iif"],
    use: "scalar",
    summary: "The first value when the condition is true, otherwise the second: so also when it is null.",
    parameters: [condition, { name: "then", type: anyType }, { name: "else", type: anyType }],
    result: ([, a = anyType, b = anyType]) => commonTypeOf([a, b]),
    sql: ([test, a, b], result) =>
      a && b ? `if(${test?.sql}, ${convertTo(a.value, result)}, ${convertTo(b.value, result)})` : "NULL",
    examples: [
      {
        flow: "print a = iff(1 < 2, 'yes', 'no'), b = iff(null > 1, 1, 0.5), c = iff(true, [1], null)",
        gives: [["yes", 0.5, [1]]],
      },
    ],
    refuses: [{ flow: "print a = iff([1], 1, 2)", code: "wrong_type" }],
  },
  {
    name: "coalesce",
    use: "scalar",
    summary: "The first value that is not null. Empty text is a value, an empty list is not.",
    parameters: [{ ...value, isRepeated: true }],
    result: (types) => commonTypeOf(types),
    sql: coalesceSql,
    examples: [
      {
        flow: "print a = coalesce(null, '', 'x'), b = coalesce(null, 2), c = coalesce([], [3])",
        gives: [["", 2, [3]]],
      },
    ],
    refuses: [{ flow: "print a = coalesce()", code: "too_few_arguments" }],
  },
  {
    name: "null_if",
    use: "scalar",
    summary: "Null when both values are equal, otherwise the first.",
    parameters: [value, { name: "other", type: anyType }],
    result: ([type = anyType]) => type,
    sql: ([a, b], result) => {
      if (a === undefined) return "NULL";
      const nothing = convertTo({ kind: "plain", sql: "NULL", type: { kind: "null" } }, result);
      return `if(ifNull(${comparable(a, b).join(" = ")}, false), ${nothing}, ${convertTo(a.value, result)})`;
    },
    examples: [{ flow: "print a = null_if('-', '-'), b = null_if(5, 0), c = null_if(5, null)", gives: [[null, 5, 5]] }],
    refuses: [{ flow: "print a = null_if(5)", code: "too_few_arguments" }],
  },
  {
    name: "is_null",
    aliases: ["isnull"],
    use: "scalar",
    summary: "Whether the value is null: a missing member and an empty list are, empty text is not.",
    parameters: [value],
    result: booleanType,
    sql: ([a]) => (a === undefined ? "NULL" : isNullSql(a)),
    examples: [
      {
        flow: "print a = is_null(null), b = is_null(''), c = is_null([]), d = is_null(0)",
        gives: [[true, false, true, false]],
      },
    ],
    refuses: [{ flow: "print a = is_null(1, 2)", code: "too_many_arguments" }],
  },
  {
    name: "is_not_null",
    aliases: ["isnotnull"],
    use: "scalar",
    summary: "Whether the value is not null.",
    parameters: [value],
    result: booleanType,
    sql: ([a]) => (a === undefined ? "NULL" : `NOT (${isNullSql(a)})`),
    examples: [
      {
        flow: "datatable [{'o': {'k': 1}}] | project a = is_not_null(o.k), b = is_not_null(o.x)",
        gives: [[true, false]],
      },
    ],
    refuses: [{ flow: "print a = is_not_null()", code: "too_few_arguments" }],
  },
  {
    name: "try",
    use: "scalar",
    summary: "The value, or null where it cannot be computed: here functions never fail, so it is what stands in it.",
    parameters: [value],
    result: ([type = anyType]) => type,
    sql: ([a]) => a?.value ?? "NULL",
    examples: [{ flow: "print a = try(int('x')), b = try(1 + 1)", gives: [[null, 2]] }],
    refuses: [{ flow: "print a = try(1, 2)", code: "too_many_arguments" }],
  },
];
