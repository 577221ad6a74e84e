import { convertTo } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { inRange } from "../../syntax-tree/literals.ts";
import {
  anyType,
  doubleType,
  type FlowType,
  intType,
  isNumber,
  stringType,
  timespanType,
  timestampType,
  typeName,
} from "../../types/flow-type.ts";
import type {
  Constant,
  Finding,
  FunctionDefinition,
  FunctionParameter,
  KnownArgument,
} from "../definition/function-definition.ts";
import { floorToSql, instantOfSql, nanosecondsSql } from "../definition/time-sql.ts";
import { addedSql, addedTo, differenceSql, flooredTo, sliced, sliceSql, truncated, truncSql } from "./calendar.ts";
import { unitName, unitOf, unitWords } from "./units.ts";

const time = { name: "time", type: timestampType } as const;
const unit: FunctionParameter = { name: "unit", type: stringType, isConstant: true, choices: unitWords };
const count: FunctionParameter = { name: "count", type: intType };

const add = ([at, by, word]: readonly (SqlArgument | undefined)[]) =>
  addedSql(at?.sql ?? "NULL", by?.sql ?? "NULL", unitOf(word?.constant));

const foldAdd = ([at, by, word]: readonly (Constant | undefined)[]) =>
  typeof at === "bigint" && typeof by === "bigint" ? addedTo(at, by, unitOf(word)) : undefined;

const difference = ([word, from, to]: readonly (SqlArgument | undefined)[]) =>
  differenceSql(from?.sql ?? "NULL", to?.sql ?? "NULL", unitName(word?.constant), unitOf(word?.constant));

/** Longer ones would be longer than all the time that the engine knows. */
const longestSlice = 290;

function checkLength(length: KnownArgument | undefined, word: KnownArgument | undefined): Finding | undefined {
  const isUnit = typeof word?.constant === "string" && unitWords.includes(word.constant.toLowerCase());
  if (typeof length?.constant !== "bigint" || !isUnit) return undefined;
  const unit = unitOf(word?.constant);
  const years = "months" in unit ? unit.months / 12 : Number(unit.nanoseconds) / 31_557_600e9;
  if (Number(length.constant) * years <= longestSlice) return undefined;
  return { code: "wrong_argument", parts: ["length of time.slice", `at most ${longestSlice} years`], argument: 1 };
}

export const timeSteps: readonly FunctionDefinition[] = [
  {
    name: "time.add",
    use: "scalar",
    summary: "The time so many units later, or earlier when they are below zero; a month ends on its last day.",
    parameters: [time, count, unit],
    result: timestampType,
    sql: add,
    fold: foldAdd,
    examples: [
      { flow: "print a = time.add(datetime(2024-01-31), 1, 'month')", gives: [["2024-02-29T00:00:00.000000000Z"]] },
      {
        flow: "range n from -1 to 0 step 1 | project a = time.add(datetime(2024-01-01), n, 'hour')",
        gives: [["2023-12-31T23:00:00.000000000Z"], ["2024-01-01T00:00:00.000000000Z"]],
      },
    ],
    refuses: [{ flow: "print a = time.add(time.now(), 1, 'fortnight')", code: "unknown_choice" }],
  },
  {
    name: "datetime_add",
    use: "scalar",
    summary: "KQL's time.add, with the unit and the count first.",
    parameters: [unit, count, time],
    result: timestampType,
    sql: ([word, by, at]) => add([at, by, word]),
    fold: ([word, by, at]) => foldAdd([at, by, word]),
    examples: [
      { flow: "print a = datetime_add('day', 1, datetime(2024-01-31))", gives: [["2024-02-01T00:00:00.000000000Z"]] },
    ],
    refuses: [{ flow: "print a = datetime_add('day', 1, 'yesterday')", code: "unreadable_literal" }],
  },
  {
    name: "time.diff",
    use: "scalar",
    summary: "How many units begin after the first time up to the second; below zero when it is earlier.",
    parameters: [unit, { name: "from", type: timestampType }, { name: "to", type: timestampType }],
    result: intType,
    sql: difference,
    examples: [
      {
        flow: "print a = time.diff('day', datetime(2024-01-01 23:00), datetime(2024-01-02 01:00)), b = time.diff('m', datetime(2024-01-01 01:00), datetime(2024-01-01))",
        gives: [[1, -60]],
      },
    ],
    refuses: [{ flow: "print a = time.diff(time.now(), time.now(), 'day')", code: "unknown_choice" }],
  },
  {
    name: "datetime_diff",
    use: "scalar",
    summary: "KQL's time.diff: the first time minus the second.",
    parameters: [unit, { name: "to", type: timestampType }, { name: "from", type: timestampType }],
    result: intType,
    sql: ([word, to, from]) => difference([word, from, to]),
    examples: [{ flow: "print a = datetime_diff('year', datetime(2024-01-01), datetime(2023-12-31))", gives: [[1]] }],
    refuses: [{ flow: "print a = datetime_diff('eon', time.now(), time.now())", code: "unknown_choice" }],
  },
  {
    name: "time.slice",
    use: "scalar",
    summary: "The start of the bucket of so many units that the time is in; buckets count from 1970-01-01 00:00.",
    parameters: [time, { name: "length", type: intType, isConstant: true }, unit],
    result: timestampType,
    sql: ([at, length, word]) => sliceSql(at?.sql ?? "NULL", Number(length?.constant), unitOf(word?.constant)),
    fold: ([at, length, word]) =>
      typeof at === "bigint" ? inRange(sliced(at, Number(length), unitOf(word))) : undefined,
    check: ([, length, word]) => positive("length of time.slice", length, 1) ?? checkLength(length, word),
    examples: [
      {
        flow: "print a = time.slice(datetime(2024-05-17 10:40), 15, 'minute'), b = time.slice(datetime(2024-05-17), 2, 'month')",
        gives: [["2024-05-17T10:30:00.000000000Z", "2024-05-01T00:00:00.000000000Z"]],
      },
    ],
    refuses: [
      { flow: "print a = time.slice(time.now(), 0, 'minute')", code: "wrong_argument" },
      { flow: "print a = time.slice(time.now(), 1, 'eon')", code: "unknown_choice" },
    ],
  },
  {
    name: "time.trunc",
    use: "scalar",
    summary: "The start of the unit that the time is in; weeks begin on Mondays.",
    parameters: [unit, time],
    result: timestampType,
    sql: ([word, at]) => truncSql(at?.sql ?? "NULL", unitName(word?.constant), unitOf(word?.constant)),
    fold: ([word, at]) => (typeof at === "bigint" ? truncated(at, unitName(word), unitOf(word)) : undefined),
    examples: [
      {
        flow: "print a = time.trunc('hour', datetime(2024-05-17 10:40)), b = time.trunc('week', datetime(2024-05-17))",
        gives: [["2024-05-17T10:00:00.000000000Z", "2024-05-13T00:00:00.000000000Z"]],
      },
    ],
    refuses: [{ flow: "print a = time.trunc(time.now(), 'hour')", code: "unknown_choice" }],
  },
  {
    name: "time.bin",
    aliases: ["bin", "floor"],
    use: "scalar",
    summary: "The value rounded down to a multiple of the size: a time to a time span, a number to a number.",
    parameters: [
      { name: "value", type: anyType },
      { name: "size", type: anyType },
    ],
    result: binType,
    sql: binSql,
    fold: ([value, size], _now, type) =>
      typeof value === "bigint" && typeof size === "bigint" && type.kind !== "double"
        ? flooredTo(value, { nanoseconds: size })
        : undefined,
    check: checkBin,
    examples: [
      { flow: "print a = bin(17, 5), b = bin(1.7, 0.5), c = bin(100m, 1h)", gives: [[15, 1.5, "01:00:00"]] },
      { flow: "print a = bin(datetime(2024-05-17 10:40), 1h)", gives: [["2024-05-17T10:00:00.000000000Z"]] },
    ],
    refuses: [
      { flow: "print a = bin(time.now(), 0h)", code: "wrong_argument" },
      { flow: "print a = bin(time.now(), 5)", code: "wrong_type" },
    ],
  },
];

function positive(what: string, value: KnownArgument | undefined, argument: number): Finding | undefined {
  const { constant } = value ?? {};
  const isNumeric = typeof constant === "number" || typeof constant === "bigint";
  return isNumeric && constant <= 0 ? { code: "wrong_argument", parts: [what, "more than 0"], argument } : undefined;
}

function binType([value = anyType, size = anyType]: readonly FlowType[]): FlowType {
  if (value.kind === "timestamp" || value.kind === "timespan") return value;
  if (size.kind === "timespan") return timestampType;
  return value.kind === "int" && size.kind === "int" ? intType : doubleType;
}

function checkBin([value, size]: readonly KnownArgument[]): Finding | undefined {
  if (value === undefined || size === undefined) return undefined;
  const isOpen = ({ kind }: FlowType) => kind === "any" || kind === "null" || kind === "string";
  const isTime = value.type.kind === "timestamp" || value.type.kind === "timespan";
  const fits = isOpen(size.type) || (isTime ? size.type.kind === "timespan" : isNumber(size.type));
  if (!isOpen(value.type) && !isTime && !isNumber(value.type)) {
    return {
      code: "wrong_type",
      parts: ["value of time.bin", "a time or a number", typeName(value.type)],
      argument: 0,
    };
  }
  if (!fits && !isOpen(value.type)) {
    const wanted = isTime ? "timespan" : "a number";
    return { code: "wrong_type", parts: ["size of time.bin", wanted, typeName(size.type)], argument: 1 };
  }
  return positive("size of time.bin", size, 1);
}

function binSql([value, size]: readonly SqlArgument[], result: FlowType): string {
  if (value === undefined || size === undefined) return "NULL";
  const sizeType = result.kind === "timestamp" ? timespanType : result;
  const converted = convertTo(size.value, sizeType);
  const step = size.constant === undefined ? `nullIf(greatest(${converted}, 0), 0)` : converted;
  const sql = convertTo(value.value, result);
  if (result.kind === "double") return `(floor(${sql} / ${step}) * ${step})`;
  return result.kind === "timestamp" ? instantOfSql(floorToSql(nanosecondsSql(sql), step)) : floorToSql(sql, step);
}
