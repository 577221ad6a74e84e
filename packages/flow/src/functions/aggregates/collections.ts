import { toJson } from "../../sql-values/convert-value.ts";
import type { SqlArgument } from "../../sql-values/sql-argument.ts";
import { quoteText } from "../../sql-values/sql-text.ts";
import { doubleType, intType, objectType, stringType } from "../../types/flow-type.ts";
import type { Finding, FunctionDefinition, KnownArgument } from "../definition/function-definition.ts";
import { checkNumbers, condition, inputOf, listType, most, ofNumbers, overPresent, value } from "./aggregate-input.ts";

/** As many elements as KQL's lists have at most. */
const longestList = 1_048_576;

function limitOf(argument: SqlArgument | undefined): number {
  return argument?.isGiven ? Math.min(Number(argument.constant), longestList) : longestList;
}

function checkPositive(what: string, index: number): (args: readonly KnownArgument[]) => Finding | undefined {
  return (args) => {
    const constant = args[index]?.constant;
    const isRight = (typeof constant !== "bigint" && typeof constant !== "number") || constant > 0;
    return isRight ? undefined : { code: "wrong_argument", parts: [what, "more than 0"], argument: index };
  };
}

const accuracies = [12, 14, 16, 17, 18];

export const collections: readonly FunctionDefinition[] = [
  {
    name: "agg.make_set",
    aliases: ["make_set", "makeset"],
    use: "aggregate",
    summary: "A list of the distinct values that are not null, in order; so many at most.",
    parameters: [value, most],
    result: listType,
    sql: ([argument, max]) => `arraySort(${overPresent(`groupUniqArray(${limitOf(max)})`, inputOf(argument))})`,
    check: checkPositive("max of agg.make_set", 1),
    examples: [
      { flow: ofNumbers("a = agg.make_set(n % 2), b = agg.make_set(iff(n > 9, n, null))"), gives: [[[0, 1], []]] },
      {
        flow: "datatable [{'o': {'k': 'a'}}, {'o': {'k': 1}}] | summarize a = agg.make_set(o.k)",
        gives: [[["a", 1]]],
      },
    ],
    refuses: [{ flow: ofNumbers("a = agg.make_set(n, 0)"), code: "wrong_argument" }],
  },
  {
    name: "agg.make_list",
    aliases: ["make_list", "makelist"],
    use: "aggregate",
    summary: "A list of all values that are not null, in no certain order; so many at most.",
    parameters: [value, most],
    result: listType,
    sql: ([argument, max]) => overPresent(`groupArray(${limitOf(max)})`, inputOf(argument)),
    check: checkPositive("max of agg.make_list", 1),
    examples: [
      { flow: ofNumbers("a = agg.make_list(n % 2), b = agg.make_list([n], 1)"), gives: [[[1, 0, 1, 0], [[1]]]] },
    ],
    refuses: [{ flow: ofNumbers("a = agg.make_list(n, n)"), code: "not_constant" }],
  },
  {
    name: "agg.make_set_if",
    aliases: ["make_set_if"],
    use: "aggregate",
    summary: "A list of the distinct values that are not null of rows that meet the condition, in order.",
    parameters: [value, condition, most],
    result: listType,
    sql: ([argument, test, max]) =>
      `arraySort(${overPresent(`groupUniqArray(${limitOf(max)})`, inputOf(argument), test?.sql)})`,
    check: checkPositive("max of agg.make_set_if", 2),
    examples: [{ flow: ofNumbers("a = agg.make_set_if(n, n > 2), b = make_set_if(n, n > 9)"), gives: [[[3, 4], []]] }],
    refuses: [{ flow: ofNumbers("a = agg.make_set_if(n)"), code: "too_few_arguments" }],
  },
  {
    name: "agg.make_list_if",
    aliases: ["make_list_if"],
    use: "aggregate",
    summary: "A list of all values that are not null of rows that meet the condition, in no certain order.",
    parameters: [value, condition, most],
    result: listType,
    sql: ([argument, test, max]) => overPresent(`groupArray(${limitOf(max)})`, inputOf(argument), test?.sql),
    check: checkPositive("max of agg.make_list_if", 2),
    examples: [{ flow: ofNumbers("a = agg.make_list_if(n, n == 2), b = make_list_if(n, n > 9)"), gives: [[[2], []]] }],
    refuses: [{ flow: ofNumbers("a = agg.make_list_if(n, [n])"), code: "wrong_type" }],
  },
  {
    name: "agg.make_bag",
    aliases: ["make_bag"],
    use: "aggregate",
    summary: "One object with the members of all; of members with one name, any.",
    parameters: [{ name: "object", type: objectType }],
    result: objectType,
    sql: ([argument]) => bagSql(argument),
    examples: [
      {
        flow: "range n from 1 to 3 step 1 | summarize a = agg.make_bag({'n': 1, 'm': [true]})",
        gives: [[{ m: [true], n: 1 }]],
      },
    ],
    refuses: [{ flow: ofNumbers("a = agg.make_bag(n)"), code: "wrong_type" }],
  },
  {
    name: "agg.string_agg",
    aliases: ["string_agg"],
    use: "aggregate",
    summary: "All values that are not null as one text, with the separator between, in no certain order.",
    parameters: [
      { name: "value", type: stringType },
      { name: "separator", type: stringType, isConstant: true },
    ],
    result: stringType,
    sql: ([text, separator]) => {
      const list = `groupArray(${text?.sql})`;
      return `if(empty(${list}), NULL, arrayStringConcat(${list}, ${quoteText(String(separator?.constant ?? ""))}))`;
    },
    examples: [{ flow: ofNumbers("a = agg.string_agg(n, ', ')"), gives: [["1, 2, 3, 4"]] }],
    refuses: [{ flow: ofNumbers("a = agg.string_agg([n], ',')"), code: "wrong_type" }],
  },
  {
    name: "agg.count_distinct",
    aliases: ["count_distinct"],
    use: "aggregate",
    summary: "How many distinct values there are, exactly; null is none.",
    parameters: [value],
    result: intType,
    sql: ([argument]) => `toInt64(${overPresent("uniqExact", inputOf(argument))})`,
    examples: [{ flow: ofNumbers("a = agg.count_distinct(n % 2), b = agg.count_distinct(null)"), gives: [[2, 0]] }],
    refuses: [{ flow: ofNumbers("a = agg.count_distinct()"), code: "too_few_arguments" }],
  },
  {
    name: "agg.count_distinct_if",
    aliases: ["count_distinctif"],
    use: "aggregate",
    summary: "How many distinct values there are in rows that meet the condition, exactly.",
    parameters: [value, condition],
    result: intType,
    sql: ([argument, test]) => `toInt64(${overPresent("uniqExact", inputOf(argument), test?.sql)})`,
    examples: [{ flow: ofNumbers("a = agg.count_distinct_if(n, n > 1)"), gives: [[3]] }],
    refuses: [{ flow: ofNumbers("a = agg.count_distinct_if(n, [n])"), code: "wrong_type" }],
  },
  {
    name: "agg.approx_count_distinct",
    aliases: ["dcount"],
    use: "aggregate",
    summary: "About how many distinct values there are, in little memory; more exact with an accuracy of 3 or 4.",
    parameters: [
      value,
      { name: "accuracy", type: intType, isOptional: true, isConstant: true, choices: ["0", "1", "2", "3", "4"] },
    ],
    result: intType,
    sql: ([argument, accuracy]) => {
      const bits = accuracies[accuracy?.isGiven ? Number(accuracy.constant) : 3];
      return `toInt64(${overPresent(`uniqCombined64(${bits})`, inputOf(argument))})`;
    },
    examples: [{ flow: ofNumbers("a = agg.approx_count_distinct(n), b = dcount(n % 2, 1)"), gives: [[4, 2]] }],
    refuses: [{ flow: ofNumbers("a = dcount(n, 9)"), code: "unknown_choice" }],
  },
  {
    name: "agg.approx_count_distinct_if",
    aliases: ["dcountif"],
    use: "aggregate",
    summary: "About how many distinct values there are in rows that meet the condition.",
    parameters: [value, condition],
    result: intType,
    sql: ([argument, test]) => `toInt64(${overPresent("uniqCombined64(17)", inputOf(argument), test?.sql)})`,
    examples: [{ flow: ofNumbers("a = dcountif(n, n > 1)"), gives: [[3]] }],
    refuses: [{ flow: ofNumbers("a = dcountif(n)"), code: "too_few_arguments" }],
  },
  {
    name: "agg.histogram",
    aliases: ["histogram"],
    use: "aggregate",
    summary: "How many values lie in each bin of this size: an object with the start of each bin that has any.",
    parameters: [
      { name: "value", type: doubleType },
      { name: "size", type: doubleType, isConstant: true },
    ],
    result: objectType,
    sql: ([argument, size]) => histogramSql(argument, Number(size?.constant)),
    check: (args) => checkNumbers("agg.histogram", [])(args) ?? checkPositive("size of agg.histogram", 1)(args),
    examples: [{ flow: ofNumbers("a = agg.histogram(n, 2)"), gives: [[{ "0": 1, "2": 2, "4": 1 }]] }],
    refuses: [{ flow: ofNumbers("a = agg.histogram(n, 0)"), code: "wrong_argument" }],
  },
];

function histogramSql(argument: SqlArgument | undefined, size: number): string {
  const sql = argument?.sql ?? "NULL";
  const counts = `sumMapIf([floor(assumeNotNull(${sql}) / ${size}) * ${size}], [toUInt64(1)], isFinite(${sql}))`;
  const members = `arrayMap((bin, found) -> concat('"', toString(bin), '":', toString(found)), tupleElement(${counts}, 1), tupleElement(${counts}, 2))`;
  return `nullIf(concat('{', arrayStringConcat(${members}, ','), '}'), '{}')`;
}

function bagSql(argument: SqlArgument | undefined): string {
  const json = argument === undefined ? "''" : `ifNull(${toJson(argument.value).sql}, '')`;
  // Sorted, so that members with one name are side by side.
  const members = `arraySort(groupUniqArrayArray(JSONExtractKeysAndValuesRaw(${json})))`;
  const distinct = "arrayFilter((m, i) -> i = 1 OR m.1 != ms[i - 1].1, ms, arrayEnumerate(ms))";
  const texts = `arrayMap(m -> concat(toJSONString(m.1), ':', m.2), ${distinct})`;
  return `nullIf(arrayMap(ms -> concat('{', arrayStringConcat(${texts}, ','), '}'), [${members}])[1], '{}')`;
}
