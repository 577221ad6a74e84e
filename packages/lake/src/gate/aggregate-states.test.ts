import { openTestLake, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let test: TestLake;
beforeAll(async () => {
  test = await openTestLake();
});
afterAll(() => test.remove());

const bytes = "unhex('015d54ffffff017f210000')";
const state = "AggregateFunction(analysisOfVariance, Float64, UInt8)";

/** Ways from bytes to the state of an aggregate function. */
const attempts = [
  `finalizeAggregation(CAST(${bytes} AS ${state}))`,
  `CAST(${bytes} AS ${state})`,
  `CAST(${bytes}, '${state}')`,
  `${bytes}::${state}`,
  `CAST(${bytes}, '\\x41ggregateFunction(count)')`,
  `CAST(${bytes}, 'aggregatefunction(count)')`,
  `CAST(${bytes}, 'AggregateFunction /* x */ (count)')`,
  `CAST(${bytes}, 'Nullable(Array(${state}))')`,
  `CAST(${bytes}, 'Variant(String, ${state})')`,
  `CAST('{}', 'JSON(a ${state})')`,
  `CAST(${bytes}, 'Tuple(/* (alias */ a ${state})' AS t)`,
  `CAST(${bytes}, concat('Aggregate', 'Function(count)'))`,
  `CAST(${bytes}, reverse(')tnuoc(noitcnuFetagerggA'))`,
  `_CAST(${bytes}, '${state}')`,
  `accurateCast(${bytes}, '${state}')`,
  `accurateCastOrNull(${bytes}, '${state}')`,
  `accurateCastOrDefault(${bytes}, '${state}')`,
  `reinterpret(${bytes}, '${state}')`,
  `JSONExtract('{"a":"x"}', 'a', '${state}')`,
  `JSONExtractKeysAndValues('{"a":"x"}', '${state}')`,
  `dynamicElement(1::Dynamic, '${state}')`,
  `variantElement(CAST(1, 'Variant(String, UInt8)'), '${state}')`,
  `getSubcolumn(1::Dynamic, '${state}')`,
  `defaultValueOfTypeName('${state}')`,
  `arrayMap(t -> CAST(${bytes}, t), ['AggregateFunction(count)'])`,
  "initializeAggregation('sumState', 1)",
  "arrayReduce('sumState', [1])",
  "arrayReduce('groupFormat', [1])",
  "arrayReduce(concat('sum', 'State'), [1])",
  "arrayReduceInRanges('anyState', [(1, 1)], [1])",
  "sumState(1)",
  "sumSimpleState(1)",
  "sumMerge(1)",
  "sumMergeState(1)",
  "sumStateIf(1, 1)",
  "countStateArray([1])",
  "bitmapBuild([1])",
  "groupBitmapState(1)",
  "groupBitmapAnd(1)",
  "runningAccumulate(1)",
  "analysisOfVariance(1.0, 1)",
  "anova(1.0, 1)",
  "analysisOfVarianceIf(1.0, 1, 1)",
  "stochasticLinearRegression(1.0, 1.0)",
  "arrayReduce('analysisOfVariance', [1.0], [1])",
];

it.each(attempts)("lets no state of an aggregate function be made of %s", async (expression) => {
  await expect(test.lake.query(`SELECT ${expression}`)).rejects.toMatchObject({ code: "lake.sql_refused" });
  const compiled = test.lake.query(`SELECT ${expression}`, { compiledSettings: {} });
  await expect(compiled).rejects.toMatchObject({ code: "lake.sql_refused" });
});

it.each([
  `WITH '${state}' AS t SELECT CAST(${bytes}, t)`,
  `SELECT * FROM values('a ${state}', ${bytes})`,
  `SELECT CAST(a, b) FROM (SELECT ${bytes} AS a, '${state}' AS b)`,
])("lets no state be made of a type that stands elsewhere: %s", async (sql) => {
  await expect(test.lake.query(sql)).rejects.toMatchObject({ code: "lake.sql_refused" });
});

describe("still lets through", () => {
  it.each([
    [
      "casts",
      "SELECT CAST('1' AS UInt8), '2'::UInt8, CAST(1, 'String'), accurateCastOrNull('x', 'UInt8')",
      [1, 2, "1", null],
    ],
    ["values of JSON", "SELECT JSONExtract('{\"a\":[1]}', 'a', 'Array(UInt8)')", [[1]]],
    ["aggregates of arrays", "SELECT arrayReduce('sum', [1, 2]), arrayReduce('quantile(0.5)', [1, 3])", [3, 2]],
    ["rows that are written out", "SELECT * FROM values('a UInt8, b String', (1, 'x'))", [1, "x"]],
    ["text that speaks of states", "SELECT 'AggregateFunction(count)'", ["AggregateFunction(count)"]],
    [
      "aggregates with what modifies them",
      "SELECT sumIf(number, number > 1), uniqArray([number]) FROM numbers(3)",
      [2, 3],
    ],
  ])("%s", async (_, sql, row) => {
    expect((await test.lake.query(sql)).rows).toEqual([row]);
  });
});
