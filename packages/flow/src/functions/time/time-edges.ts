import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { intType, timestampType } from "../../types/flow-type.ts";
import type { Constant, FunctionDefinition } from "../definition/function-definition.ts";
import { instantOfSql, nanosecondsSql } from "../definition/time-sql.ts";
import { addedSql, addedTo, flooredSql, flooredTo, truncated, truncSql } from "./calendar.ts";
import { unitOf } from "./units.ts";

/** KQL's weeks begin on Sundays, which are so many days before Thursdays, on which 1970 began. */
const sundayShift = 4n * 86_400_000_000_000n;
const week = { nanoseconds: 7n * 86_400_000_000_000n };

function startSql(instant: string, name: string): string {
  return name === "week" ? flooredSql(instant, week, sundayShift) : truncSql(instant, name, unitOf(name));
}

function startOf(instant: bigint, name: string): bigint {
  return name === "week"
    ? flooredTo(instant + sundayShift, week) - sundayShift
    : truncated(instant, name, unitOf(name));
}

const parameters = [
  { name: "time", type: timestampType },
  { name: "offset", type: intType, isOptional: true },
] as const;

const words: Readonly<Record<string, string>> = {
  day: "day",
  week: "week, which begins on a Sunday,",
  month: "month",
  year: "year",
};

function start(name: string, example: string): FunctionDefinition {
  return {
    name: `time.start_of_${name}`,
    aliases: [`startof${name}`],
    use: "scalar",
    summary: `The start of the ${words[name]} around the time; with an offset, of one so many later.`,
    parameters,
    result: timestampType,
    sql: ([at, offset]) => movedSql(startSql(at?.sql ?? "NULL", name), offset, name),
    fold: ([at, offset]) => (typeof at === "bigint" ? movedTo(startOf(at, name), offset, name) : undefined),
    examples: [{ flow: `print a = time.start_of_${name}(datetime(2024-05-17 10:40))`, gives: [[example]] }],
    refuses: [{ flow: `print a = time.start_of_${name}('2024-05-32')`, code: "unreadable_literal" }],
  };
}

function end(name: string, example: string): FunctionDefinition {
  return {
    name: `time.end_of_${name}`,
    aliases: [`endof${name}`],
    use: "scalar",
    summary: `The last nanosecond of the ${words[name]} around the time; with an offset, of one so many later.`,
    parameters,
    result: timestampType,
    sql: ([at, offset]) => {
      const moved = movedSql(startSql(at?.sql ?? "NULL", name), offset, name);
      return instantOfSql(`(${nanosecondsSql(addedSql(moved, "1", unitOf(name)))} - 1)`);
    },
    fold: ([at, offset]) => {
      const moved = typeof at === "bigint" ? movedTo(startOf(at, name), offset, name) : undefined;
      const next = moved === undefined ? undefined : addedTo(moved, 1n, unitOf(name));
      return next === undefined ? undefined : next - 1n;
    },
    examples: [{ flow: `print a = time.end_of_${name}(datetime(2024-05-17 10:40))`, gives: [[example]] }],
    refuses: [{ flow: `print a = time.end_of_${name}(true)`, code: "wrong_type" }],
  };
}

function movedSql(instant: string, offset: SqlArgument | undefined, name: string): string {
  return offset?.isGiven ? addedSql(instant, offset.sql, unitOf(name)) : instant;
}

function movedTo(instant: bigint, offset: Constant | undefined, name: string): bigint | undefined {
  if (offset === undefined) return instant;
  return typeof offset === "bigint" ? addedTo(instant, offset, unitOf(name)) : undefined;
}

export const timeEdges: readonly FunctionDefinition[] = [
  start("day", "2024-05-17T00:00:00.000000000Z"),
  start("week", "2024-05-12T00:00:00.000000000Z"),
  start("month", "2024-05-01T00:00:00.000000000Z"),
  start("year", "2024-01-01T00:00:00.000000000Z"),
  end("day", "2024-05-17T23:59:59.999999999Z"),
  end("week", "2024-05-18T23:59:59.999999999Z"),
  end("month", "2024-05-31T23:59:59.999999999Z"),
  end("year", "2024-12-31T23:59:59.999999999Z"),
];
