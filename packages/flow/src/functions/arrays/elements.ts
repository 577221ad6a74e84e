import { convertTo, engineType, isJsonType, toText } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { anyType, arrayOf, booleanType, commonTypeOf, type FlowType, intType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { comparedElement, elementType, listParameter, listSql, sameList } from "./list-argument.ts";

/** What an array of these values has as elements. */
function itemsType(types: readonly FlowType[]): FlowType {
  const element = commonTypeOf(types);
  return element.kind === "null" ? anyType : element;
}

/** How many elements; of what is not a list, NULL. */
function lengthSql({ value, type, sql }: SqlArgument): string {
  if (type.kind === "array") return `toInt64(length(${sql}))`;
  const text = `ifNull(${toText(value)}, '')`;
  return `if(JSONType(${text}) = 'Array', toInt64(JSONLength(${text})), NULL)`;
}

/** The value and the list in one type, so that one can be looked for in the other. */
function sought([list, value]: readonly SqlArgument[]): [list: string, value: string] {
  if (list === undefined || value === undefined) return ["[]", "NULL"];
  const element = comparedElement([arrayOf(elementType(list.type)), arrayOf(value.type)]);
  return [listSql(list, element), convertTo(value.value, element)];
}

/** One level of lists within a list, and what is not a list as it is. */
function flattenedType([list]: readonly FlowType[]): FlowType {
  const element = elementType(list);
  if (element.kind !== "array") return arrayOf(element);
  return element.element.kind === "array" ? arrayOf(anyType) : element;
}

function flattenedSql(list: SqlArgument): string {
  const element = elementType(list.type);
  if (element.kind === "array" && element.element.kind !== "array") return `arrayFlatten(${list.sql})`;
  if (element.kind !== "array" && !isJsonType(element)) return list.sql;
  const elements = "arrayMap(e -> nullIf(e, 'null'), JSONExtractArrayRaw(ifNull(e, '')))";
  return `arrayFlatten(arrayMap(e -> if(startsWith(ifNull(e, ''), '['), ${elements}, [e]), ${listSql(list, anyType)}))`;
}

/** Both ends count, from 0, or from -1 backwards from the end. */
function sliceSql([list, start, end]: readonly SqlArgument[]): string {
  const at = (position: string) => `if(${position} < 0, toInt64(length(l)) + ${position}, ${position})`;
  const first = `greatest(${at(`ifNull(${start?.sql}, 0)`)}, 0)`;
  const last = end?.isGiven ? at(`ifNull(${end.sql}, -1)`) : "toInt64(length(l))";
  return `arrayMap(l -> arraySlice(l, ${first} + 1, greatest(${last} - ${first} + 1, 0)), [${list?.sql}])[1]`;
}

export const elementFunctions: readonly FunctionDefinition[] = [
  {
    name: "array",
    aliases: ["pack_array"],
    use: "scalar",
    summary: "An array of its arguments.",
    parameters: [{ name: "value", type: anyType, isRepeated: true, isOptional: true }],
    result: (types) => arrayOf(itemsType(types)),
    sql: ([first], type) =>
      first === undefined
        ? `CAST([], '${engineType(type)}')`
        : `[${first.more.map(({ value }) => convertTo(value, elementType(type))).join(", ")}]`,
    examples: [
      {
        flow: "print a = array('apple', 12, 'orange'), b = array(1, 2), c = array()",
        gives: [[["apple", 12, "orange"], [1, 2], []]],
      },
    ],
    refuses: [{ flow: "print a = array(missing)", code: "unknown_name" }],
  },
  {
    name: "arrays.len",
    aliases: ["array_length"],
    use: "scalar",
    summary: "How many elements the list has. Text is read as JSON; what is not a list has no length.",
    parameters: [listParameter],
    result: intType,
    sql: ([list]) => (list ? lengthSql(list) : "NULL"),
    examples: [
      {
        flow: "print a = arrays.len(['a', 'b']), b = arrays.len('[1, 2, 3]'), c = arrays.len('x')",
        gives: [[2, 3, null]],
      },
    ],
    refuses: [{ flow: "print a = arrays.len(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.contains",
    aliases: ["set_has_element"],
    use: "scalar",
    summary: "Whether the list has an element equal to the value.",
    parameters: [listParameter, { name: "value", type: anyType }],
    result: booleanType,
    sql: (args) => `has(${sought(args).join(", ")})`,
    examples: [
      { flow: "print a = arrays.contains([1, 2], 2), b = arrays.contains(['x', 1], 'y')", gives: [[true, false]] },
    ],
    refuses: [{ flow: "print a = arrays.contains(5, 5)", code: "wrong_type" }],
  },
  {
    name: "arrays.index_of",
    aliases: ["array_index_of"],
    use: "scalar",
    summary: "Where the value first stands in the list, counted from 0; -1 when it does not.",
    parameters: [listParameter, { name: "value", type: anyType }],
    result: intType,
    sql: (args) => `toInt64(indexOf(${sought(args).join(", ")})) - 1`,
    examples: [
      { flow: "print a = arrays.index_of(['a', 'b'], 'b'), b = arrays.index_of(['a'], 'z')", gives: [[1, -1]] },
    ],
    refuses: [{ flow: "print a = arrays.index_of(5, 5)", code: "wrong_type" }],
  },
  {
    name: "arrays.slice",
    aliases: ["array_slice"],
    use: "scalar",
    summary: "The elements from one position up to and with another, or to the end; -1 is the last.",
    parameters: [listParameter, { name: "start", type: intType }, { name: "end", type: intType, isOptional: true }],
    result: sameList,
    sql: sliceSql,
    examples: [
      {
        flow: "print a = arrays.slice([1, 2, 3, 4], 1, 2), b = arrays.slice([1, 2, 3], -2), c = arrays.slice([1], 5, 9)",
        gives: [[[2, 3], [2, 3], []]],
      },
    ],
    refuses: [{ flow: "print a = arrays.slice([1], true)", code: "wrong_type" }],
  },
  {
    name: "arrays.flatten",
    use: "scalar",
    summary: "Lists within the list, one level of them, as part of it.",
    parameters: [listParameter],
    result: flattenedType,
    sql: ([list]) => (list ? flattenedSql(list) : "[]"),
    examples: [
      {
        flow: "print a = arrays.flatten([[1, 2], [3]]), b = arrays.flatten([1, ['a', ['b']]]), c = arrays.flatten([[[1]]])",
        gives: [[[1, 2, 3], [1, "a", ["b"]], [[1]]]],
      },
    ],
    refuses: [{ flow: "print a = arrays.flatten(1)", code: "wrong_type" }],
  },
  {
    name: "arrays.reverse",
    aliases: ["array_reverse"],
    use: "scalar",
    summary: "The elements from the last to the first.",
    parameters: [listParameter],
    result: sameList,
    sql: ([list]) => `arrayReverse(${list?.sql})`,
    examples: [{ flow: "print a = arrays.reverse([1, 2, 3])", gives: [[[3, 2, 1]]] }],
    refuses: [{ flow: "print a = arrays.reverse(1)", code: "wrong_type" }],
  },
];
