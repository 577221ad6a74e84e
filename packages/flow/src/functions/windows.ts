import { convertTo, engineType } from "../sql-values/convert-value.ts";
import type { SqlArgument } from "../sql-values/sql-argument.ts";
import { windowName } from "../sql-values/window-name.ts";
import { anyType, commonType, doubleType, type FlowType, intType } from "../types/flow-type.ts";
import type { FunctionDefinition } from "./definition/function-definition.ts";

const ordered = "range n from 1 to 3 step 1 | sort n asc | serialize";
const value = { name: "value", type: anyType } as const;

function neighbour(name: "prev" | "next", engine: "lag" | "lead", where: string): FunctionDefinition {
  const isPrevious = name === "prev";
  return {
    name,
    use: "window",
    summary: `The value in the row ${where}, or so many rows ${isPrevious ? "before" : "behind"}; null, or another value, where there is none.`,
    parameters: [
      value,
      { name: "rows", type: intType, isOptional: true, isConstant: true },
      { name: "otherwise", type: anyType, isOptional: true },
    ],
    result: ([type = anyType, , otherwise = { kind: "null" }]) => known(commonType(type, otherwise)),
    check: (args) => {
      const rows = args[1]?.constant;
      if (typeof rows !== "bigint" || rows >= 0n) return undefined;
      return { code: "wrong_argument", parts: [`rows of ${name}`, "a number that is not negative"], argument: 1 };
    },
    sql: ([of, rows, otherwise], type) => {
      if (of === undefined) return "NULL";
      const cast = (argument: SqlArgument) => `CAST(${convertTo(argument.value, type)}, '${engineType(type)}')`;
      const rest = otherwise?.isGiven ? `, ${cast(otherwise)}` : "";
      return `${engine}(${cast(of)}, ${rows?.isGiven ? rows.sql : "1"}${rest}) OVER ${windowName}`;
    },
    examples: [
      {
        flow: `${ordered} | extend a = ${name}(n), b = ${name}(n, 2, 0)`,
        gives: isPrevious
          ? [
              [1, null, 0],
              [2, 1, 0],
              [3, 2, 1],
            ]
          : [
              [1, 2, 3],
              [2, 3, 0],
              [3, null, 0],
            ],
      },
    ],
    refuses: [
      { flow: `range n from 1 to 3 step 1 | extend a = ${name}(n)`, code: "window_without_order" },
      { flow: `${ordered} | extend a = ${name}(n, -1)`, code: "wrong_argument" },
    ],
  };
}

/** The engine takes a sum of n + 1 apart, and then lacks the parts in a window. */
function asItIs({ value }: SqlArgument, type: FlowType): string {
  return `CAST(${convertTo(value, type)}, '${engineType(type)}')`;
}

function known(type: FlowType): FlowType {
  return type.kind === "null" ? anyType : type;
}

export const windowsFunctions: readonly FunctionDefinition[] = [
  neighbour("prev", "lag", "before"),
  neighbour("next", "lead", "behind"),
  {
    name: "row_number",
    use: "window",
    summary: "The place of the row in the order, from 1 or from another number.",
    parameters: [{ name: "first", type: intType, isOptional: true }],
    result: intType,
    sql: ([first]) => {
      const number = `toInt64(row_number() OVER ${windowName})`;
      return first?.isGiven ? `(${number} + ${first.sql} - 1)` : number;
    },
    examples: [
      {
        flow: "datatable [{'a': 'x'}, {'a': 'y'}] | sort a | serialize | extend i = row_number(), j = row_number(0)",
        gives: [
          ["y", 1, 0],
          ["x", 2, 1],
        ],
      },
    ],
    refuses: [{ flow: "print a = row_number()", code: "window_without_order" }],
  },
  {
    name: "row_cumsum",
    use: "window",
    summary: "The sum of the values of all rows up to this one.",
    parameters: [value],
    result: ([type]) => (type?.kind === "int" ? intType : doubleType),
    sql: ([of], type) =>
      of ? `sum(${asItIs(of, type)}) OVER (${windowName} ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)` : "NULL",
    examples: [
      {
        flow: `${ordered} | extend total = row_cumsum(n)`,
        gives: [
          [1, 1],
          [2, 3],
          [3, 6],
        ],
      },
    ],
    refuses: [{ flow: "range n from 1 to 3 step 1 | extend a = row_cumsum(n)", code: "window_without_order" }],
  },
  {
    name: "row_total",
    use: "window",
    summary: "The sum of the values of all rows.",
    parameters: [value],
    result: ([type]) => (type?.kind === "int" ? intType : doubleType),
    sql: ([of], type) =>
      of
        ? `sum(${asItIs(of, type)}) OVER (${windowName} ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)`
        : "NULL",
    examples: [
      {
        flow: `${ordered} | extend share = n / row_total(n)`,
        gives: [
          [1, 1 / 6],
          [2, 2 / 6],
          [3, 0.5],
        ],
      },
    ],
    refuses: [{ flow: "range n from 1 to 3 step 1 | extend a = row_total(n)", code: "window_without_order" }],
  },
];
