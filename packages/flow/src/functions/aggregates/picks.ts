import { toJson } from "../../sql-values/convert-value.ts";
import { anyType, type FlowType } from "../../types/flow-type.ts";
import type { FunctionDefinition } from "../definition/function-definition.ts";
import { instantOfSql } from "../definition/time-sql.ts";
import { atExtreme, inputOf, ofNumbers, overPresent, sameType, value } from "./aggregate-input.ts";

const timeColumn = "p_event_time";

function atOrder(name: "max" | "min", word: string, gives: number): FunctionDefinition {
  return {
    name: `agg.arg_${name}`,
    aliases: [`arg_${name}`, `arg${name}`],
    use: "aggregate",
    summary: `The value on the row where the order is the ${word}; that may be null. KQL's gives columns.`,
    parameters: [{ name: "order", type: anyType }, value],
    result: ([, type = anyType]) => type,
    sql: ([order, wanted]) => {
      const by = inputOf(order);
      return atExtreme(name === "max" ? "argMax" : "argMin", inputOf(wanted), by.key, by.isPresent);
    },
    examples: [
      { flow: ofNumbers(`a = agg.arg_${name}(n, n * 10), b = agg.arg_${name}(n < null, n)`), gives: [[gives, null]] },
    ],
    refuses: [{ flow: ofNumbers(`a = agg.arg_${name}(n)`), code: "too_few_arguments" }],
  };
}

function byTime(name: "first" | "last", call: "argMin" | "argMax", gives: string): FunctionDefinition {
  return {
    name: `agg.${name}`,
    aliases: [name],
    use: "aggregate",
    summary: `The ${name} value by ${timeColumn} that is not null.`,
    parameters: [value],
    column: timeColumn,
    result: sameType,
    sql: ([wanted, at]) => {
      const input = inputOf(wanted);
      return atExtreme(call, input, inputOf(at).sql, input.isPresent);
    },
    examples: [
      {
        flow: `datatable [{'${timeColumn}': datetime(2024-01-02), 's': 'b'}, {'${timeColumn}': datetime(2024-01-01), 's': 'a'}, {'${timeColumn}': datetime(2024-01-03), 's': null}] | summarize x = agg.${name}(s)`,
        gives: [[gives]],
      },
    ],
    refuses: [{ flow: ofNumbers(`a = agg.${name}(n)`), code: "column_needed" }],
  };
}

const modeType = ([type = anyType]: readonly FlowType[]): FlowType => (type.kind === "array" ? anyType : type);

export const picks: readonly FunctionDefinition[] = [
  atOrder("max", "greatest", 40),
  atOrder("min", "least", 10),
  byTime("first", "argMin", "a"),
  byTime("last", "argMax", "b"),
  {
    name: "agg.take_any",
    aliases: ["take_any", "any"],
    use: "aggregate",
    summary: "Any of the values that are not null.",
    parameters: [value],
    result: sameType,
    sql: ([argument]) => {
      const input = inputOf(argument);
      return overPresent(input.isList ? "any" : "anyOrNull", input);
    },
    examples: [{ flow: "datatable [{'s': null}, {'s': 'x'}] | summarize a = agg.take_any(s)", gives: [["x"]] }],
    refuses: [{ flow: ofNumbers("a = agg.take_any()"), code: "too_few_arguments" }],
  },
  {
    name: "agg.mode",
    aliases: ["mode"],
    use: "aggregate",
    summary: "The value that most rows have; of several, one, always the same.",
    parameters: [value],
    result: modeType,
    sql: ([argument], result) => {
      const input = inputOf(argument);
      const isTime = result.kind === "timestamp";
      const sql =
        argument && input.isList
          ? toJson(argument.value).sql
          : isTime
            ? `toUnixTimestamp64Nano(${input.sql})`
            : input.sql;
      const counts = `sumMapIf([assumeNotNull(${sql})], [toUInt64(1)], ${input.isPresent})`;
      const mode = `arrayElementOrNull(tupleElement(${counts}, 1), indexOf(tupleElement(${counts}, 2), arrayMax(tupleElement(${counts}, 2))))`;
      return isTime ? instantOfSql(mode) : mode;
    },
    examples: [{ flow: ofNumbers("a = agg.mode(n % 3), b = agg.mode(iff(n > 2, 'x', null))"), gives: [[1, "x"]] }],
    refuses: [{ flow: ofNumbers("a = agg.mode(n, 2)"), code: "too_many_arguments" }],
  },
];
