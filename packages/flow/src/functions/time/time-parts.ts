import { convertTo, toText } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { doubleType, intType, stringType, timestampType } from "../../types/flow-type.ts";
import type { FunctionDefinition, FunctionParameter } from "../definition/function-definition.ts";
import { boundedSql, floorToSql, instantOfSql, nanosecondsSql } from "../definition/time-sql.ts";

const time = { name: "time", type: timestampType } as const;

const ofSecond = (size: number) => (at: string) =>
  `intDiv(toInt64(positiveModulo(${nanosecondsSql(at)}, 1000000000)), ${size})`;

const parts: Readonly<Record<string, (at: string) => string>> = {
  year: (at) => `toInt64(toYear(${at}))`,
  quarter: (at) => `toInt64(toQuarter(${at}))`,
  month: (at) => `toInt64(toMonth(${at}))`,
  week_of_year: (at) => `toInt64(toISOWeek(${at}))`,
  day: (at) => `toInt64(toDayOfMonth(${at}))`,
  dayofyear: (at) => `toInt64(toDayOfYear(${at}))`,
  dayofweek: (at) => `toInt64(toDayOfWeek(${at}) % 7)`,
  hour: (at) => `toInt64(toHour(${at}))`,
  minute: (at) => `toInt64(toMinute(${at}))`,
  second: (at) => `toInt64(toSecond(${at}))`,
  millisecond: ofSecond(1_000_000),
  microsecond: ofSecond(1_000),
  nanosecond: ofSecond(1),
};

function part(name: string, aliases: readonly string[], unit: string, summary: string, example: number) {
  return {
    name,
    aliases,
    use: "scalar",
    summary,
    parameters: [time],
    result: intType,
    sql: ([at]: readonly SqlArgument[]) => parts[unit]?.(at?.sql ?? "NULL") ?? "NULL",
    examples: [{ flow: `print a = ${name}(datetime(2024-05-17 10:40))`, gives: [[example]] }],
    refuses: [{ flow: `print a = ${name}([1])`, code: "wrong_type" }],
  } satisfies FunctionDefinition;
}

const unixUnits: Readonly<Record<string, number>> = {
  second: 1_000_000_000,
  millisecond: 1_000_000,
  microsecond: 1_000,
  nanosecond: 1,
};

const unixUnit: FunctionParameter = {
  name: "unit",
  type: stringType,
  isOptional: true,
  isConstant: true,
  choices: Object.keys(unixUnits),
};

/** Whole numbers exactly, fractions and text as decimals. */
function fromUnix(value: SqlArgument | undefined, unit: unknown): string {
  const size = unixUnits[String(unit ?? "second").toLowerCase()] ?? 1;
  if (value === undefined) return "NULL";
  const number =
    value.type.kind === "int"
      ? `toInt128(${convertTo(value.value, intType)})`
      : `toDecimal128OrNull(${toText(value.value)}, 9)`;
  return instantOfSql(boundedSql(`toInt128(${number} * ${size})`));
}

function kqlFromUnix(unit: string, name: string): FunctionDefinition {
  return {
    name: `time.from_unix_${unit}s`,
    aliases: [name],
    use: "scalar",
    summary: `The time so many ${unit}s after 1970-01-01.`,
    parameters: [{ name: "number", type: doubleType }],
    result: timestampType,
    sql: ([number]) => fromUnix(number, unit),
    examples: [
      {
        flow: `print a = time.from_unix_${unit}s(${1e9 / (unixUnits[unit] ?? 1)})`,
        gives: [["1970-01-01T00:00:01.000000000Z"]],
      },
    ],
    refuses: [{ flow: `print a = time.from_unix_${unit}s([1])`, code: "wrong_type" }],
  };
}

export const timeParts: readonly FunctionDefinition[] = [
  {
    name: "time.part",
    aliases: ["datetime_part"],
    use: "scalar",
    summary: "A part of the time as a number; weeks as ISO 8601 counts them, Sunday is day 0 of a week.",
    parameters: [{ name: "unit", type: stringType, isConstant: true, choices: Object.keys(parts) }, time],
    result: intType,
    sql: ([unit, at]) => parts[String(unit?.constant).toLowerCase()]?.(at?.sql ?? "NULL") ?? "NULL",
    examples: [
      {
        flow: "print a = time.part('hour', datetime(2024-05-17 10:40)), b = time.part('millisecond', datetime(1960-01-01 00:00:00.25))",
        gives: [[10, 250]],
      },
    ],
    refuses: [{ flow: "print a = time.part('era', time.now())", code: "unknown_choice" }],
  },
  part("time.year", ["getyear"], "year", "The year.", 2024),
  part("time.month_of_year", ["monthofyear", "getmonth"], "month", "The month, January is 1.", 5),
  part("time.week_of_year", ["week_of_year", "weekofyear"], "week_of_year", "The week, as ISO 8601 counts.", 20),
  part("time.day_of_month", ["dayofmonth"], "day", "The day of the month, from 1.", 17),
  part("time.day_of_year", ["dayofyear"], "dayofyear", "The day of the year, from 1.", 138),
  part("time.day_of_week", ["dayofweek"], "dayofweek", "The day of the week, Sunday is 0. KQL's is a time span.", 5),
  part("time.hour_of_day", ["hourofday"], "hour", "The hour, 0 to 23.", 10),
  {
    name: "time.from_unix",
    aliases: ["unixtime_seconds_todatetime"],
    use: "scalar",
    summary: "The time so many seconds, or other units, after 1970-01-01.",
    parameters: [{ name: "number", type: doubleType }, unixUnit],
    result: timestampType,
    sql: ([number, unit]) => fromUnix(number, unit?.constant),
    examples: [
      {
        flow: "print a = time.from_unix(1717243200.5), b = time.from_unix('1717243200', 'millisecond')",
        gives: [["2024-06-01T12:00:00.500000000Z", "1970-01-20T21:00:43.200000000Z"]],
      },
    ],
    refuses: [{ flow: "print a = time.from_unix(1, 'day')", code: "unknown_choice" }],
  },
  kqlFromUnix("millisecond", "unixtime_milliseconds_todatetime"),
  kqlFromUnix("microsecond", "unixtime_microseconds_todatetime"),
  kqlFromUnix("nanosecond", "unixtime_nanoseconds_todatetime"),
  {
    name: "time.to_unix",
    use: "scalar",
    summary: "Whole seconds, or other units, since 1970-01-01.",
    parameters: [time, unixUnit],
    result: intType,
    sql: ([at, unit]) => {
      const size = unixUnits[String(unit?.constant ?? "second").toLowerCase()] ?? 1;
      return `intDiv(${floorToSql(nanosecondsSql(at?.sql ?? "NULL"), `toInt64(${size})`)}, ${size})`;
    },
    examples: [
      {
        flow: "print a = time.to_unix(datetime(2024-06-01 12:00:00.5)), b = time.to_unix(datetime(1969-12-31 23:59:59.5), 'millisecond')",
        gives: [[1717243200, -500]],
      },
    ],
    refuses: [{ flow: "print a = time.to_unix(true)", code: "wrong_type" }],
  },
  {
    name: "time.is_between",
    use: "scalar",
    summary: "From the first time to the second, both included.",
    parameters: [time, { name: "from", type: timestampType }, { name: "to", type: timestampType }],
    result: { kind: "boolean" },
    sql: ([at, from, to]) => `(${at?.sql} >= ${from?.sql} AND ${at?.sql} <= ${to?.sql})`,
    examples: [{ flow: "print a = time.is_between(time.now(), time.ago(1h), time.now())", gives: [[true]] }],
    refuses: [{ flow: "print a = time.is_between(time.now(), 1h, 2h)", code: "wrong_type" }],
  },
  {
    name: "time.make",
    aliases: ["make_datetime"],
    use: "scalar",
    summary: "The time of these parts; null of parts that make none, such as February 30.",
    parameters: [
      { name: "year", type: intType },
      { name: "month", type: intType },
      { name: "day", type: intType },
      { name: "hour", type: intType, isOptional: true },
      { name: "minute", type: intType, isOptional: true },
      { name: "second", type: doubleType, isOptional: true },
    ],
    result: timestampType,
    sql: makeSql,
    examples: [
      {
        flow: "print a = time.make(2024, 2, 29, 10, 30, 1.5), b = time.make(2024, 2, 30)",
        gives: [["2024-02-29T10:30:01.500000000Z", null]],
      },
    ],
    refuses: [{ flow: "print a = time.make(2024, 2)", code: "too_few_arguments" }],
  },
];

function makeSql(args: readonly SqlArgument[]): string {
  const [year, month, day] = args.map(({ sql }) => sql);
  const [hour = "0", minute = "0", second = "0"] = args.slice(3).map(({ sql, isGiven }) => (isGiven ? sql : "0"));
  const within = `${year} BETWEEN 1900 AND 2261 AND ${month} BETWEEN 1 AND 12 AND ${day} BETWEEN 1 AND 31 AND ${hour} BETWEEN 0 AND 23 AND ${minute} BETWEEN 0 AND 59 AND ${second} >= 0 AND ${second} < 60`;
  const two = (sql: string | undefined) => `leftPad(toString(${sql}), 2, '0')`;
  const date = `parseDateTime64BestEffortOrNull(concat(toString(${year}), '-', ${two(month)}, '-', ${two(day)}), 9, 'UTC')`;
  const clock = `(${hour} * 60 + ${minute}) * toInt64(60000000000) + ${boundedSql(`round(${second} * 1000000000)`)}`;
  return `if(${within}, ${instantOfSql(`${nanosecondsSql(date)} + ${clock}`)}, NULL)`;
}
