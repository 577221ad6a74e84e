import { convertTo } from "../../sql-values/convert-value.ts";
import { needsOrderKey } from "../../sql-values/order-key.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { booleanType, doubleType, type FlowType, intType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { boundedSql } from "../definition/time-sql.ts";
import {
  atExtreme,
  averageType,
  checkNumbers,
  condition,
  inputOf,
  ofNumbers,
  overPresent,
  sameType,
  sumType,
  value,
} from "./aggregate-input.ts";

type Total = "sum" | "avg" | "min" | "max";

const words: Readonly<
  Record<Total, { readonly what: string; readonly gives: number; readonly span: string; readonly some: number }>
> = {
  sum: { what: "The sum of all values", gives: 10, span: "10:00:00", some: 7 },
  avg: { what: "The average of all values", gives: 2.5, span: "02:30:00", some: 3.5 },
  min: {
    what: "The least value: of numbers, times, text, or of any type in the order that sort has",
    gives: 1,
    span: "01:00:00",
    some: 3,
  },
  max: {
    what: "The greatest value: of numbers, times, text, or of any type in the order that sort has",
    gives: 4,
    span: "04:00:00",
    some: 4,
  },
};

function totalSql(name: Total, argument: SqlArgument | undefined, result: FlowType, test?: string): string {
  if (argument === undefined) return "NULL";
  if (name === "min" || name === "max") return extremeSql(name, argument, test);
  const type = name === "avg" && result.kind !== "timespan" ? doubleType : result;
  const sql = convertTo(argument.value, type);
  const total = test === undefined ? `${name}OrNull(${sql})` : `${name}OrNullIf(${sql}, ${test})`;
  return name === "avg" && result.kind === "timespan" ? boundedSql(`round(${total})`) : total;
}

function extremeSql(name: "min" | "max", argument: SqlArgument, test: string | undefined): string {
  const input = inputOf(argument);
  const isOdd = needsOrderKey(argument.value) || input.isList;
  if (!isOdd) return overPresent(`${name}OrNull`, input, test);
  const isCounted = test === undefined ? input.isPresent : `${input.isPresent} AND ${test}`;
  return atExtreme(name === "min" ? "argMin" : "argMax", input, input.key, isCounted);
}

const totalTypes: Readonly<Record<Total, (types: readonly FlowType[]) => FlowType>> = {
  sum: sumType,
  avg: averageType,
  min: sameType,
  max: sameType,
};

function total(name: Total): FunctionDefinition {
  const { what, gives, span } = words[name];
  const isNumeric = name === "sum" || name === "avg";
  return {
    name: `agg.${name}`,
    aliases: [name],
    use: "aggregate",
    summary: `${what}; null without any.`,
    parameters: [value],
    result: totalTypes[name],
    sql: ([argument], result) => totalSql(name, argument, result),
    ...(isNumeric && { check: checkNumbers(`agg.${name}`) }),
    examples: [
      {
        flow: ofNumbers(`a = agg.${name}(n), b = agg.${name}(n * 1h)`),
        gives: [[gives, span]],
      },
      { flow: `range n from 1 to 0 step 1 | summarize a = agg.${name}(n)`, gives: [[null]] },
    ],
    refuses: [
      isNumeric
        ? { flow: ofNumbers(`a = agg.${name}([n])`), code: "wrong_type" }
        : { flow: ofNumbers(`a = agg.${name}()`), code: "too_few_arguments" },
    ],
  };
}

function totalIf(name: Total): FunctionDefinition {
  const { what, some } = words[name];
  return {
    name: `agg.${name}if`,
    aliases: [`${name}if`],
    use: "aggregate",
    summary: `${what} in rows that meet the condition; null without any.`,
    parameters: [value, condition],
    result: totalTypes[name],
    sql: ([argument, test], result) => totalSql(name, argument, result, test?.sql),
    ...((name === "sum" || name === "avg") && { check: checkNumbers(`agg.${name}if`) }),
    examples: [{ flow: ofNumbers(`a = agg.${name}if(n, n > 2), b = agg.${name}if(n, n > 9)`), gives: [[some, null]] }],
    refuses: [{ flow: ofNumbers(`a = agg.${name}if(n)`), code: "too_few_arguments" }],
  };
}

function truth(name: "and" | "or", call: string, summary: string, gives: readonly boolean[]): FunctionDefinition {
  return {
    name: `agg.bool_${name}`,
    aliases: [`bool_${name}`],
    use: "aggregate",
    summary,
    parameters: [condition],
    result: booleanType,
    sql: ([test]) => `${call}OrNull(${test?.sql})`,
    examples: [{ flow: ofNumbers(`a = agg.bool_${name}(n > 3), b = agg.bool_${name}(n > 0)`), gives: [gives] }],
    refuses: [{ flow: ofNumbers(`a = agg.bool_${name}([n])`), code: "wrong_type" }],
  };
}

export const totals: readonly FunctionDefinition[] = [
  {
    name: "agg.count",
    aliases: ["count"],
    use: "aggregate",
    summary: "How many rows the group has.",
    parameters: [],
    result: intType,
    sql: () => "toInt64(count())",
    examples: [{ flow: ofNumbers("c = agg.count()"), gives: [[4]] }],
    refuses: [{ flow: "range n from 1 to 3 step 1 | extend c = agg.count()", code: "aggregate_outside_summarize" }],
  },
  {
    name: "agg.countif",
    aliases: ["countif"],
    use: "aggregate",
    summary: "How many rows meet the condition.",
    parameters: [condition],
    result: intType,
    sql: ([test]) => `toInt64(countIf(${test?.sql}))`,
    examples: [{ flow: ofNumbers("c = agg.countif(n > 1), d = agg.countif(null > n)"), gives: [[3, 0]] }],
    refuses: [{ flow: ofNumbers("c = agg.countif([n])"), code: "wrong_type" }],
  },
  total("sum"),
  totalIf("sum"),
  total("avg"),
  totalIf("avg"),
  total("min"),
  totalIf("min"),
  total("max"),
  totalIf("max"),
  truth("and", "min", "Whether the condition is true in every row in which it is not null.", [false, true]),
  truth("or", "max", "Whether the condition is true in any row.", [true, true]),
];
