import { convertTo, engineType, isJsonType } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { anyType, arrayOf, booleanType, type FlowType, isNumber } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { elementType, listParameter, sameList } from "./list-argument.ts";

const ofElement = {
  name: "function",
  type: anyType,
  lambda: ([list]: readonly FlowType[]) => [elementType(list)],
};

function known(type: FlowType = anyType): FlowType {
  return type.kind === "null" ? anyType : type;
}

/** What is carried from element to element: as the first value, and a fraction when the function gives one. */
function carriedType([, initial, body]: readonly FlowType[]): FlowType {
  const first = known(initial);
  if (isJsonType(first)) return anyType;
  return first.kind === "int" && body !== undefined && isNumber(body) ? body : first;
}

/** The engine wants the function's result in exactly the type of the first value. */
function reduceSql([list, initial, step]: readonly SqlArgument[], type: FlowType): string {
  if (list === undefined || initial === undefined || step?.lambda === undefined) return "NULL";
  const first = `CAST(${convertTo(initial.value, type)}, '${engineType(type)}')`;
  return `arrayFold(${step.lambda.render(type, true)}, ${list.sql}, ${first})`;
}

export const lambdaFunctions: readonly FunctionDefinition[] = [
  {
    name: "arrays.map",
    use: "scalar",
    summary: "What the function gives for each element.",
    parameters: [listParameter, ofElement],
    result: ([, body]) => arrayOf(known(body)),
    sql: ([list, fn]) => `arrayMap(${fn?.lambda?.render(known(fn.type))}, ${list?.sql})`,
    examples: [
      {
        flow: "print a = arrays.map([1, 2], fn (x) { x + 1 }), b = arrays.map(['a'], fn (s) { {'name': s} })",
        gives: [[[2, 3], [{ name: "a" }]]],
      },
      {
        flow: "print a = arrays.map([[1, 2], [3]], fn (row) { arrays.map(row, fn (x) { x + row[0] }) })",
        gives: [[[[2, 3], [6]]]],
      },
    ],
    refuses: [
      { flow: "print a = arrays.map([1], 2)", code: "lambda_expected" },
      { flow: "print a = arrays.map([1], fn (a, b) { a })", code: "wrong_lambda" },
    ],
  },
  {
    name: "arrays.filter",
    use: "scalar",
    summary: "The elements for which the function is true.",
    parameters: [listParameter, ofElement],
    result: sameList,
    sql: ([list, fn]) => `arrayFilter(${fn?.lambda?.render(booleanType)}, ${list?.sql})`,
    examples: [
      {
        flow: "print a = arrays.filter([1, 2, 3], fn (x) { x > 1 }), b = arrays.filter(['a', null, 2], fn (x) { x != null })",
        gives: [
          [
            [2, 3],
            ["a", 2],
          ],
        ],
      },
    ],
    refuses: [{ flow: "print a = arrays.filter([1], true)", code: "lambda_expected" }],
  },
  {
    name: "arrays.any",
    use: "scalar",
    summary: "Whether the function is true for any element; false for an empty list.",
    parameters: [listParameter, ofElement],
    result: booleanType,
    sql: ([list, fn]) => `arrayExists(${fn?.lambda?.render(booleanType)}, ${list?.sql})`,
    examples: [
      {
        flow: "print a = arrays.any([{'port': 22}, {'port': 80}], fn (x) { x.port == 22 }), b = arrays.any([], fn (x) { true })",
        gives: [[true, false]],
      },
    ],
    refuses: [{ flow: "print a = arrays.any([1], 1)", code: "lambda_expected" }],
  },
  {
    name: "arrays.all",
    use: "scalar",
    summary: "Whether the function is true for every element; true for an empty list.",
    parameters: [listParameter, ofElement],
    result: booleanType,
    sql: ([list, fn]) => `arrayAll(${fn?.lambda?.render(booleanType)}, ${list?.sql})`,
    examples: [
      {
        flow: "print a = arrays.all([1, 2], fn (x) { x > 0 }), b = arrays.all([1, null], fn (x) { x > 0 })",
        gives: [[true, false]],
      },
    ],
    refuses: [{ flow: "print a = arrays.all([1], 1)", code: "lambda_expected" }],
  },
  {
    name: "arrays.reduce",
    use: "scalar",
    summary: "One value out of all elements: the function makes it from what it is so far and the next element.",
    parameters: [
      listParameter,
      { name: "initial", type: anyType },
      {
        name: "function",
        type: anyType,
        lambda: (types) => [carriedType(types), elementType(types[0])],
      },
    ],
    result: carriedType,
    sql: reduceSql,
    examples: [
      {
        flow: "print a = arrays.reduce([1, 2, 3], 0, fn (sum, x) { sum + x }), b = arrays.reduce(['a', 'b'], '', fn (s, x) { s + x })",
        gives: [[6, "ab"]],
      },
      { flow: "print a = arrays.reduce([1, 2], 0, fn (sum, x) { sum + 0.5 })", gives: [[1]] },
    ],
    refuses: [{ flow: "print a = arrays.reduce([1], 0, 1)", code: "lambda_expected" }],
  },
];
