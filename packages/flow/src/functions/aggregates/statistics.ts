import { convertTo } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { anyType, arrayOf, doubleType, type FlowType } from "../../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "../definition/function-definition.ts";
import { instantOfSql, nanosecondsSql } from "../definition/time-sql.ts";
import { checkNumbers, ofNumbers, value } from "./aggregate-input.ts";

const number = { name: "value", type: doubleType } as const;

function spread(
  name: string,
  aliases: readonly string[],
  call: string,
  summary: string,
  gives: number,
): FunctionDefinition {
  return {
    name: `agg.${name}`,
    aliases,
    use: "aggregate",
    summary,
    parameters: [number],
    result: doubleType,
    sql: ([argument]) => `ifNotFinite(${call}OrNull(${argument?.sql}), NULL)`,
    examples: [{ flow: ofNumbers(`a = math.round(agg.${name}(n), 3), b = agg.${name}(null)`), gives: [[gives, null]] }],
    refuses: [{ flow: ofNumbers(`a = agg.${name}([n])`), code: "wrong_type" }],
  };
}

const percentileType = ([type = anyType]: readonly FlowType[]): FlowType =>
  type.kind === "timestamp" || type.kind === "timespan" ? type : doubleType;

/** Between two values in proportion; of times the nearer below, since they are counted exactly. */
function percentileSql(argument: SqlArgument | undefined, level: number, result: FlowType): string {
  if (argument === undefined) return "NULL";
  const sql = convertTo(argument.value, result);
  if (result.kind === "timestamp") return instantOfSql(`quantileExactLowOrNull(${level})(${nanosecondsSql(sql)})`);
  if (result.kind === "timespan") return `quantileExactLowOrNull(${level})(${sql})`;
  return `quantileExactInclusiveOrNull(${level})(${sql})`;
}

function checkLevels(name: string) {
  const check = checkNumbers(name, ["timestamp", "timespan"]);
  return (args: readonly KnownArgument[]): Finding | undefined => {
    const argument = args.findIndex(({ constant }, index) => {
      return index > 0 && constant !== undefined && !(Number(constant) >= 0 && Number(constant) <= 100);
    });
    if (argument < 0) return check(args);
    return { code: "wrong_argument", parts: [`percent of ${name}`, "a number from 0 to 100"], argument };
  };
}

const percent = { name: "percent", type: doubleType, isConstant: true } as const;

export const statistics: readonly FunctionDefinition[] = [
  spread(
    "stddev",
    ["stdev", "stddev"],
    "stddevSampStable",
    "The standard deviation of a sample; null of one value.",
    1.291,
  ),
  spread("stddevp", ["stdevp"], "stddevPopStable", "The standard deviation of all there is.", 1.118),
  spread("variance", ["variance"], "varSampStable", "The variance of a sample; null of one value.", 1.667),
  spread("variancep", ["variancep"], "varPopStable", "The variance of all there is.", 1.25),
  {
    name: "agg.median",
    aliases: ["median"],
    use: "aggregate",
    summary: "The value in the middle, exactly; between two of them, half way.",
    parameters: [value],
    result: percentileType,
    sql: ([argument], result) => percentileSql(argument, 0.5, result),
    check: checkNumbers("agg.median", ["timestamp", "timespan"]),
    examples: [{ flow: ofNumbers("a = agg.median(n), b = agg.median(null)"), gives: [[2.5, null]] }],
    refuses: [{ flow: ofNumbers("a = agg.median([n])"), code: "wrong_type" }],
  },
  {
    name: "agg.percentile",
    aliases: ["percentile", "agg.percentile_cont"],
    use: "aggregate",
    summary: "The value below which so many percent lie, exactly; between two values, in proportion.",
    parameters: [value, percent],
    result: percentileType,
    sql: ([argument, level], result) => percentileSql(argument, Number(level?.constant) / 100, result),
    check: checkLevels("agg.percentile"),
    examples: [
      { flow: ofNumbers("a = agg.percentile(n, 50), b = agg.percentile(n * 1h, 100)"), gives: [[2.5, "04:00:00"]] },
    ],
    refuses: [{ flow: ofNumbers("a = agg.percentile(n, 101)"), code: "wrong_argument" }],
  },
  {
    name: "agg.percentiles",
    aliases: ["percentiles", "percentiles_array"],
    use: "aggregate",
    summary: "A list of several percentiles, each as agg.percentile gives it; empty without values.",
    parameters: [number, { ...percent, isRepeated: true }],
    result: arrayOf(doubleType),
    sql: ([argument, first]) => {
      const levels = (first?.more ?? []).map(({ constant }) => Number(constant) / 100);
      return `arrayFilter(q -> isFinite(q), quantilesExactInclusive(${levels.join(", ")})(${argument?.sql}))`;
    },
    check: checkLevels("agg.percentiles"),
    examples: [
      {
        flow: ofNumbers("a = agg.percentiles(n, 0, 50, 100), b = agg.percentiles(null, 50)"),
        gives: [[[1, 2.5, 4], []]],
      },
    ],
    refuses: [{ flow: ofNumbers("a = agg.percentiles(n, n)"), code: "not_constant" }],
  },
];
