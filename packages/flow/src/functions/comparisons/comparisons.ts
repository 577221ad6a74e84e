import { convertTo, isJsonType, toJson, toText } from "../../sql-values/convert-value.ts";
import { orderKey } from "../../sql-values/order-key.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { operand } from "../../sql-values/sql-text.ts";
import { anyType, arrayOf, booleanType, type FlowType, isNumber } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { caseForm, foldSql } from "../text/case-folding.ts";
import { areComparable, checkComparable, checkMember } from "./comparable-types.ts";

const left = { name: "left", type: anyType } as const;
const right = { name: "right", type: anyType } as const;

/** What two values are compared as: the more special of both types, so that text is read as a number or a time. */
export function comparedAs(a: FlowType, b: FlowType): FlowType {
  for (const kind of ["timestamp", "timespan"] as const) if (a.kind === kind || b.kind === kind) return { kind };
  if (isNumber(a) || isNumber(b)) return { kind: a.kind === b.kind ? a.kind : "double" } as FlowType;
  if (a.kind === "boolean" || b.kind === "boolean") return booleanType;
  if (a.kind === "array" || b.kind === "array") return a.kind === b.kind ? a : arrayOf(anyType);
  if (a.kind === "object" || b.kind === "object") return anyType;
  return { kind: "string" };
}

/** Neither true nor false; a bare NULL has no type, and an aggregate of it would be a list of nothing. */
const neither = "CAST(NULL, 'Nullable(Bool)')";

/** Both sides in one type. */
export function comparable(a: SqlArgument | undefined, b: SqlArgument | undefined): [string, string] {
  if (a === undefined || b === undefined || !areComparable(a.type, b.type)) return [neither, neither];
  const type = comparedAs(a.type, b.type);
  return [operand(side(a, type)), operand(side(b, type))];
}

function side({ value }: SqlArgument, type: FlowType): string {
  // An array of JSON texts is compared by its text, so that 1 and 1.0 of different columns stay what they are.
  if (type.kind === "array" && isJsonType(type.element)) return toJson(value).sql;
  return type.kind === "double" && value.kind === "plain" && isNumber(value.type) ? value.sql : convertTo(value, type);
}

/** Whether the value is null: an empty list counts, since the lake cannot tell it from none. */
export function isNullSql({ value }: SqlArgument): string {
  if (value.kind === "plain") return value.type.kind === "array" ? `empty(${value.sql})` : `isNull(${value.sql})`;
  if (value.kind === "leaf" && value.type.kind === "object") return `isNull(${toText(value)})`;
  if (value.kind === "leaf" && value.type.kind !== "any") return `isNull(${value.value})`;
  // Of a column that is null, the object is too.
  if (value.kind === "leaf") return `(isNull(${value.value}) AND ifNull(toJSONString(${value.object}), '{}') = '{}')`;
  if (value.kind === "struct" && value.isPresent !== undefined) return `NOT ${value.isPresent}`;
  return `isNull(${toJson(value).sql})`;
}

/** Which comes first. Of two values that may be anything only those of one type have an order. */
function ordered(a: SqlArgument | undefined, operator: string, b: SqlArgument | undefined): string {
  if (a?.type.kind !== "any" || b?.type.kind !== "any") return comparable(a, b).join(` ${operator} `);
  const inOrder = `if(x.1 = y.1 AND x.1 != 0, x ${operator} y, NULL)`;
  return `arrayMap((x, y) -> ${inOrder}, [${orderKey(a.value)}], [${orderKey(b.value)}])[1]`;
}

function equality(a: SqlArgument | undefined, b: SqlArgument | undefined): string {
  if (a === undefined || b === undefined) return "NULL";
  // Text that is not there equals the empty text, so that rules converted from other languages find what is absent.
  if (b.constant === "") return `ifNull(${toText(a.value)}, '') = ''`;
  if (a.constant === "") return `ifNull(${toText(b.value)}, '') = ''`;
  if (b.constant === null) return isNullSql(a);
  if (a.constant === null) return isNullSql(b);
  return textEquality(a, b) ?? textEquality(b, a) ?? comparable(a, b).join(" = ");
}

/** What a path leads to, against a text that is neither a list's nor an object's: its scalar alone is read. */
function textEquality({ value }: SqlArgument, other: SqlArgument): string | undefined {
  const { constant } = other;
  if (value.kind !== "leaf" || typeof constant !== "string" || /^[[{]/.test(constant)) return undefined;
  return other.type.kind === "string" ? `CAST(${value.value}, 'Nullable(String)') = ${other.sql}` : undefined;
}

function comparison(name: string, summary: string, accepts: string): FunctionDefinition {
  return {
    name,
    use: "scalar",
    summary,
    parameters: [left, right],
    result: booleanType,
    sql: ([a, b]) => ordered(a, name, b),
    check: checkComparable,
    examples: [
      { flow: `print a = 1 ${name} 2, b = 'b' ${name} 'a', c = 1 ${name} null`, gives: [JSON.parse(accepts)] },
    ],
    refuses: [{ flow: `print a = missing ${name} 1`, code: "unknown_name" }],
  };
}

export const comparisons: readonly FunctionDefinition[] = [
  {
    name: "==",
    use: "scalar",
    summary: "Equal, capitals and all. With null: whether it is null. Absent text equals ''.",
    parameters: [left, right],
    result: booleanType,
    sql: ([a, b]) => equality(a, b),
    check: checkComparable,
    examples: [
      {
        flow: "print a = 1 == 1.0, b = 'a' == 'A', c = null == null, d = '5' == 5",
        gives: [[true, false, true, true]],
      },
      { flow: "datatable [{'s': 'x'}, {'s': null}] | where s == '' | count", gives: [[1]] },
    ],
    refuses: [
      { flow: "print a = missing == 1", code: "unknown_name" },
      { flow: "print a = true == 1h", code: "never_equal" },
      { flow: "print a = 443 == 'https'", code: "never_equal" },
    ],
  },
  {
    name: "!=",
    use: "scalar",
    summary: "Not equal. With null: whether it is not null. Absent text does not differ from ''.",
    parameters: [left, right],
    result: booleanType,
    sql: ([a, b]) => `NOT (${equality(a, b)})`,
    check: checkComparable,
    examples: [{ flow: "print a = 1 != 2, b = 'a' != 'a', c = 1 != null", gives: [[true, false, true]] }],
    refuses: [{ flow: "print a = missing != 1", code: "unknown_name" }],
  },
  comparison("<", "Less; text by its characters.", "[true, false, null]"),
  comparison("<=", "Less or equal.", "[true, false, null]"),
  comparison(">", "Greater.", "[false, true, null]"),
  comparison(">=", "Greater or equal.", "[false, true, null]"),
  {
    name: "between",
    use: "scalar",
    summary: "From the first bound to the second, both included: `x between 1 .. 5`.",
    parameters: [left, { name: "lowest", type: anyType }, { name: "highest", type: anyType }],
    result: booleanType,
    sql: ([value, low, high]) => `(${ordered(value, ">=", low)} AND ${ordered(value, "<=", high)})`,
    check: checkComparable,
    examples: [
      {
        flow: "print a = 5 between 1 .. 5, b = 5 !between (1 .. 4), c = 0 between 1 .. 5",
        gives: [[true, true, false]],
      },
    ],
    refuses: [{ flow: "print a = missing between 1 .. 2", code: "unknown_name" }],
  },
  {
    name: "in",
    use: "scalar",
    summary:
      "Equal to one of a list, which is written out, a column, or the first column of a pipeline: `x in (T | project y)`.",
    parameters: [left, { name: "list", type: arrayOf(anyType) }],
    result: booleanType,
    sql: ([value, list]) => membership(value, list, (sql) => sql),
    check: checkMember,
    examples: [
      { flow: "print a = 2 in (1, 2), b = 'x' in ['y'], c = 'x' not in ['y']", gives: [[true, false, true]] },
      {
        flow: "let t = range n from 1 to 3 step 1; print a = 2 in (t), b = 5 in (t | project n)",
        gives: [[true, false]],
      },
    ],
    refuses: [{ flow: "print a = 1 in 2", code: "wrong_type" }],
  },
  {
    name: "in~",
    use: "scalar",
    summary: "As in, without regard to capitals.",
    parameters: [left, { name: "list", type: arrayOf(anyType) }],
    result: booleanType,
    sql: ([value, list]) => membership(value, list, foldFor(list)),
    examples: [
      {
        flow: "print a = 'X' in~ ('x', 'y'), b = 'X' !in~ ('z'), c = 'Ärger' in~ ['äRGER']",
        gives: [[true, true, true]],
      },
    ],
    refuses: [{ flow: "print a = 'x' in~ 2", code: "wrong_type" }],
  },
];

/** What is written out in ASCII needs no more than ASCII's small letters, which are many times faster to make. */
function foldFor(list: SqlArgument | undefined): (sql: string) => string {
  return list?.items?.every((item) => caseForm(item) === "ascii") ? (sql) => `lower(${sql})` : foldSql;
}

function membership(
  value: SqlArgument | undefined,
  list: SqlArgument | undefined,
  fold: (sql: string) => string,
): string {
  if (value === undefined || list === undefined) return "NULL";
  const element = list.type.kind === "array" ? list.type.element : anyType;
  if (!areComparable(value.type, element)) return neither;
  const type = fold("") === "" ? comparedAs(value.type, element) : ({ kind: "string" } as const);
  const wanted = fold(convertTo(value.value, type));
  const listed = convertTo(list.value, arrayOf(type));
  const folded = fold("") === "" ? listed : `arrayMap(e -> ${fold("e")}, ${listed})`;
  return `has(${folded}, ${wanted})`;
}
