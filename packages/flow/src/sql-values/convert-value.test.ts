import { describe, expect, it } from "vitest";
import { runSql } from "../testing/run-flow.ts";
import {
  anyType,
  arrayOf,
  booleanType,
  doubleType,
  type FlowType,
  intType,
  objectType,
  stringType,
  timespanType,
  timestampType,
  typeName,
} from "../types/flow-type.ts";
import { memberOf } from "./access-value.ts";
import { convertTo } from "./convert-value.ts";
import { instantSql, quoteText } from "./sql-text.ts";
import { plain, type SqlValue } from "./sql-value.ts";

const wanted = {
  string: stringType,
  int: intType,
  double: doubleType,
  boolean: booleanType,
  timestamp: timestampType,
  timespan: timespanType,
  strings: arrayOf(stringType),
  ints: arrayOf(intType),
  anys: arrayOf(anyType),
  lists: arrayOf(arrayOf(intType)),
  any: anyType,
} as const satisfies Readonly<Record<string, FlowType>>;

type Wanted = keyof typeof wanted;

/** What a value of JSON is as each type. What is left out is null, or an empty list. */
const samples: readonly (readonly [json: string, expected: Readonly<Partial<Record<Wanted, unknown>>>])[] = [
  ["null", {}],
  ["true", { string: "true", boolean: true, any: "true" }],
  ["false", { string: "false", boolean: false, any: "false" }],
  ["5", { string: "5", int: "5", double: 5, any: "5" }],
  ["1", { string: "1", int: "1", double: 1, boolean: true, any: "1" }],
  ["-7.5", { string: "-7.5", int: "-7", double: -7.5, any: "-7.5" }],
  [
    "9007199254740993",
    {
      string: "9007199254740993",
      int: "9007199254740993",
      double: 9007199254740992,
      timestamp: "2255-06-05 23:47:34.740993000",
      any: "9007199254740993",
    },
  ],
  [
    "18446744073709551615",
    { string: "18446744073709551615", double: 18446744073709552000, any: "18446744073709551615" },
  ],
  ['""', { string: "", any: '""' }],
  ['"text"', { string: "text", any: '"text"' }],
  ['"5"', { string: "5", int: "5", double: 5, any: '"5"' }],
  ['"TRUE"', { string: "TRUE", boolean: true, any: '"TRUE"' }],
  ['"[1"', { string: "[1", any: '"[1"' }],
  [
    '"[1,2]"',
    { string: "[1,2]", strings: ["1", "2"], ints: [1, 2], anys: ["1", "2"], lists: [[], []], any: '"[1,2]"' },
  ],
  ['"q\\"\\\\ 😀\\n\'"', { string: "q\"\\ 😀\n'", any: '"q\\"\\\\ 😀\\n\'"' }],
  [
    '"2024-01-01T10:00:00.5Z"',
    { string: "2024-01-01T10:00:00.5Z", timestamp: "2024-01-01 10:00:00.500000000", any: '"2024-01-01T10:00:00.5Z"' },
  ],
  [
    '"2024-01-01 10:00:00"',
    { string: "2024-01-01 10:00:00", timestamp: "2024-01-01 10:00:00.000000000", any: '"2024-01-01 10:00:00"' },
  ],
  ['"1.02:03:04"', { string: "1.02:03:04", timespan: "93784000000000", any: '"1.02:03:04"' }],
  ["[]", { string: "[]", any: "[]" }],
  ["[1,2]", { string: "[1,2]", strings: ["1", "2"], ints: [1, 2], anys: ["1", "2"], lists: [[], []], any: "[1,2]" }],
  [
    '["a",1,null,{"k":"v"},[2]]',
    {
      string: '["a",1,null,{"k":"v"},[2]]',
      strings: ["a", "1", null, '{"k":"v"}', "[2]"],
      ints: [null, 1, null, null, null],
      anys: ['"a"', "1", null, '{"k":"v"}', "[2]"],
      lists: [[], [], [], [], [2]],
      any: '["a",1,null,{"k":"v"},[2]]',
    },
  ],
  [
    "[[1,null],[],[3]]",
    {
      string: "[[1,null],[],[3]]",
      strings: ["[1,null]", "[]", "[3]"],
      ints: [null, null, null],
      anys: ["[1,null]", "[]", "[3]"],
      lists: [[1, null], [], [3]],
      any: "[[1,null],[],[3]]",
    },
  ],
  [
    '[{"a.b":1},{"c":[{"d":true}]}]',
    {
      string: '[{"a.b":1},{"c":[{"d":true}]}]',
      strings: ['{"a.b":1}', '{"c":[{"d":true}]}'],
      ints: [null, null],
      anys: ['{"a.b":1}', '{"c":[{"d":true}]}'],
      lists: [[], []],
      any: '[{"a.b":1},{"c":[{"d":true}]}]',
    },
  ],
  ['{"a.b":1,"x y":{"z":"w"}}', { string: '{"a.b":1,"x y":{"z":"w"}}', any: '{"a.b":1,"x y":{"z":"w"}}' }],
];

runSql(
  "CREATE OR REPLACE TABLE convert_value (id Int64, doc Nullable(JSON(max_dynamic_paths=4))) ENGINE = MergeTree ORDER BY id SETTINGS min_bytes_for_wide_part = 1",
);
runSql(
  `INSERT INTO convert_value FORMAT JSONEachRow ${samples.map(([json], id) => `{"id":${id},"doc":{"v":${json},"other":1}}`).join("\n")}`,
);

/** Where a value may stand, and the statement in which it does. */
const places: Readonly<Record<string, (json: string) => { readonly value: SqlValue; readonly from: string }>> = {
  "JSON text": (json) => ({ value: jsonText(json), from: "convert_value AS t" }),
  "a member of JSON text": (json) => ({
    value: memberOf({ kind: "json", sql: quoteText(`{"m":{"v":${json}}}`), type: anyType }, "m", anyType),
    from: "convert_value AS t",
  }),
  "a path into a column": () => ({
    value: memberOf({ kind: "document", sql: "t.doc", type: objectType }, "v", anyType),
    from: "convert_value AS t",
  }),
  "columns of a subquery": () => ({
    value: { kind: "leaf", value: "t.v", object: "t.`v^`", isWhole: true, type: anyType },
    from: "(SELECT id, doc.v AS v, doc.^v AS `v^` FROM convert_value UNION ALL SELECT -1, doc.v, doc.^v FROM convert_value) AS t",
  }),
};

function jsonText(json: string): SqlValue {
  return { kind: "json", sql: json === "null" ? "CAST(NULL, 'Nullable(String)')" : quoteText(json), type: anyType };
}

/** Whole numbers as text, since JavaScript would round them. */
function read(sql: string, type: FlowType, from = "system.one AS t"): unknown {
  const isExact = type.kind === "int" || type.kind === "timespan" || type.kind === "timestamp";
  const shown = isExact ? `toString(${sql})` : type.kind === "boolean" ? `CAST(${sql}, 'Nullable(Bool)')` : sql;
  return JSON.parse(runSql(`SELECT ${shown} AS v FROM ${from}`))[0];
}

describe.each(Object.entries(places))("of %s", (place, stand) => {
  it.each(samples.map(([json, expected], id) => [json, expected, id] as const))("reads %s", (json, expected, id) => {
    const { value, from } = stand(json);
    const one = place === "a member of JSON text" ? memberOf(value, "v", anyType) : value;
    for (const [name, type] of Object.entries(wanted)) {
      const found = read(convertTo(one, type), type, `${from} WHERE t.id = ${id}`);
      const missing = type.kind === "array" ? [] : null;
      expect([name, found]).toEqual([name, expected[name as Wanted] ?? missing]);
    }
  });
});

const instant = instantSql(1_704_103_200_500_000_000n);

/** What values of the engine's own types become. */
const plainValues: readonly (readonly [sql: string, type: FlowType, wanted: FlowType, found: unknown])[] = [
  ["NULL", { kind: "null" }, stringType, null],
  ["NULL", { kind: "null" }, arrayOf(stringType), []],
  ["NULL", { kind: "null" }, anyType, null],
  ["toInt64(5)", intType, stringType, "5"],
  ["toInt64(5)", intType, doubleType, 5],
  ["toInt64(5)", intType, anyType, "5"],
  ["toInt64(0)", intType, booleanType, false],
  ["toInt64(5)", intType, timestampType, null],
  ["-1.5", doubleType, intType, "-1"],
  ["1e300", doubleType, intType, null],
  ["nan", doubleType, anyType, null],
  ["inf", doubleType, intType, null],
  ["1 = 1", booleanType, stringType, "true"],
  ["1 = 2", booleanType, anyType, "false"],
  ["CAST(NULL, 'Nullable(Bool)')", booleanType, stringType, null],
  ["'2024-01-01T10:00:00Z'", stringType, anyType, '"2024-01-01T10:00:00Z"'],
  [instant, timestampType, stringType, "2024-01-01T10:00:00.500000000Z"],
  [instant, timestampType, anyType, '"2024-01-01T10:00:00.500000000Z"'],
  [instant, timestampType, intType, null],
  ["toInt64(93784000000000)", timespanType, stringType, "1.02:03:04"],
  ["toInt64(-1000000000)", timespanType, anyType, '"-00:00:01"'],
  ["['a', NULL]", arrayOf(stringType), anyType, '["a",null]'],
  ["['1', 'x']", arrayOf(stringType), arrayOf(intType), [1, null]],
  ["[1, 2]", arrayOf(intType), arrayOf(anyType), ["1", "2"]],
  ["[1 = 1]", arrayOf(booleanType), anyType, "[true]"],
  ["[1 = 1]", arrayOf(booleanType), stringType, "[true]"],
  ["[[1], []]", arrayOf(arrayOf(intType)), anyType, "[[1],[]]"],
  ["[[1], []]", arrayOf(arrayOf(intType)), arrayOf(arrayOf(stringType)), [["1"], []]],
  [`[${instant}]`, arrayOf(timestampType), anyType, '["2024-01-01T10:00:00.500000000Z"]'],
  ["['{\"a\":1}', NULL]", arrayOf(anyType), anyType, '[{"a":1},null]'],
  ["['\"x\"', '5', NULL]", arrayOf(anyType), arrayOf(stringType), ["x", "5", null]],
  ["[1]", arrayOf(intType), intType, null],
];

it.each(plainValues.map(([sql, type, to, found]) => [typeName(type), sql, typeName(to), found, type, to] as const))(
  "makes of the %s %s as %s %j",
  (_type, sql, _to, found, type, to) => {
    expect(read(convertTo(plain(sql, type), to), to)).toEqual(found);
  },
);

const struct: SqlValue = {
  kind: "struct",
  fields: new Map<string, SqlValue>([
    ["a", plain("toInt64(1)", intType)],
    ["n", plain("NULL", { kind: "null" })],
    [
      "s",
      { kind: "struct", fields: new Map([["q\"'", plain("'x'", stringType)]]), isPresent: undefined, type: objectType },
    ],
  ]),
  isPresent: "t.is",
  type: objectType,
};

it.each([
  ["an object of its fields that are not null", "1 = 1", '{"a":1,"s":{"q\\"\'":"x"}}'],
  ["null where the whole is not there", "1 = 2", null],
])("makes of a struct %s", (_claim, is, json) => {
  const from = `(SELECT ${is} AS is) AS t`;
  expect(read(convertTo(struct, anyType), anyType, from)).toBe(json);
  expect(read(convertTo(struct, stringType), stringType, from)).toBe(json);
  expect(read(convertTo(struct, intType), intType, from)).toBe(null);
  expect(read(convertTo(struct, arrayOf(anyType)), arrayOf(anyType), from)).toEqual([]);
});

/** What a schema says of a path does not bind what a log holds there. */
const typed: readonly (readonly [json: string, type: FlowType, found: string | null])[] = [
  ["5", intType, "5"],
  ['"5"', intType, "5"],
  ['"text"', intType, null],
  ["[1,2]", intType, null],
  ['{"a.b":1,"x y":{"z":"w"}}', intType, null],
  ["5", stringType, '"5"'],
  ['"text"', stringType, '"text"'],
  ["true", booleanType, "true"],
  ['"text"', booleanType, null],
  ["[1,2]", arrayOf(intType), "[1,2]"],
  ["5", objectType, null],
  ['{"a.b":1,"x y":{"z":"w"}}', objectType, '{"a.b":1,"x y":{"z":"w"}}'],
];

it.each(typed.map(([json, type, found]) => [json, typeName(type), found, type] as const))(
  "makes JSON of %s, which a schema calls %s: %j",
  (json, _name, found, type) => {
    const id = samples.findIndex(([sample]) => sample === json);
    const value = memberOf({ kind: "document", sql: "t.doc", type: objectType }, "v", type);
    expect(read(convertTo(value, anyType), anyType, `convert_value AS t WHERE t.id = ${id}`)).toBe(found);
  },
);
