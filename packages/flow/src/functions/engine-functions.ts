import { anyType, stringType } from "../types/flow-type.ts";
import type { Constant, FunctionDefinition } from "./definition/function-definition.ts";

/** A function of ours that does what a data warehouse's does; `first` stands before what the query gives. */
export interface NamedFunction {
  readonly name: string;
  readonly first?: Constant;
}

/** What may be called by the name that it has in a data warehouse: nothing that reaches beyond its arguments. */
const allowed: Readonly<Record<string, NamedFunction>> = {
  ABS: { name: "math.abs" },
  ARRAY_SIZE: { name: "arrays.len" },
  CEIL: { name: "math.ceil" },
  COALESCE: { name: "coalesce" },
  CONCAT: { name: "strings.cat" },
  DATE: { name: "time.trunc", first: "day" },
  DATEDIFF: { name: "time.diff" },
  DATE_TRUNC: { name: "time.trunc" },
  DAY: { name: "time.part", first: "day" },
  FLOOR: { name: "math.floor" },
  HOUR: { name: "time.part", first: "hour" },
  IFF: { name: "iff" },
  LENGTH: { name: "strings.len" },
  LOWER: { name: "strings.lower" },
  MINUTE: { name: "time.part", first: "minute" },
  MODE: { name: "agg.mode" },
  MONTH: { name: "time.part", first: "month" },
  PARSE_JSON: { name: "json.parse" },
  REGEXP_SUBSTR: { name: "re.substr" },
  ROUND: { name: "math.round" },
  SECOND: { name: "time.part", first: "second" },
  SPLIT: { name: "strings.split" },
  TO_DATE: { name: "time.trunc", first: "day" },
  TO_JSON: { name: "json.stringify" },
  TRIM: { name: "strings.trim" },
  UPPER: { name: "strings.upper" },
  YEAR: { name: "time.part", first: "year" },
};

export const namesOfEngine: readonly string[] = Object.keys(allowed);

export function engineFunctionOf(name: string): NamedFunction | undefined {
  const upper = name.toUpperCase();
  return Object.hasOwn(allowed, upper) ? allowed[upper] : undefined;
}

/** The binder calls the function that is meant instead. */
export const engineFunction: FunctionDefinition = {
  name: "engine.func",
  aliases: ["snowflake.func"],
  use: "scalar",
  summary: `A function by the name that it has in a data warehouse: one of ${namesOfEngine.join(", ")}.`,
  parameters: [
    { name: "name", type: stringType, isConstant: true },
    { name: "argument", type: anyType, isRepeated: true, isOptional: true },
  ],
  result: anyType,
  sql: () => "NULL",
  examples: [
    {
      flow: "print a = snowflake.func('DATE', datetime(2024-05-17 10:40)), b = engine.func('upper', 'x')",
      gives: [["2024-05-17T00:00:00.000000000Z", "X"]],
    },
    {
      flow: "datatable [{'a': 'x'}, {'a': 'y'}, {'a': 'y'}] | summarize m = snowflake.func('MODE', a)",
      gives: [["y"]],
    },
  ],
  refuses: [
    { flow: "print a = snowflake.func('SYSTEM$WAIT', 5)", code: "refused_function" },
    { flow: "print a = snowflake.func('DATE', true)", code: "wrong_type" },
    { flow: "print b = 'DATE' | extend a = engine.func(b, 1)", code: "not_constant" },
  ],
};

export const engineFunctions: readonly FunctionDefinition[] = [engineFunction];
