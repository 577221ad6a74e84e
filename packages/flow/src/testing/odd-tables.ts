import type { FlowCatalogue, FlowMember } from "../catalogue/flow-catalogue.ts";
import { runSql } from "./run-flow.ts";

const odd: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  p_log_type: "LowCardinality(String)",
  text: "Nullable(String)",
  number: "Nullable(Int64)",
  small: "Nullable(Int16)",
  share: "Nullable(Float64)",
  flag: "Nullable(Bool)",
  at: "Nullable(DateTime64(9, 'UTC'))",
  record: "Nullable(JSON(max_dynamic_paths=16))",
  records: "Array(JSON(max_dynamic_paths=16))",
  words: "Array(Nullable(String))",
  numbers: "Array(Nullable(Int32))",
  table: "Array(Array(Nullable(Int32)))",
};

/** Shares some columns with the other, some of another type. */
const other: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  p_log_type: "LowCardinality(String)",
  text: "Nullable(String)",
  number: "Nullable(String)",
  record: "Nullable(String)",
  flag: "Nullable(Int32)",
  words: "Array(String)",
};

/** What else the lake stores: columns that are never null, lists of every type, names that must be quoted. */
const oddest: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  p_log_type: "LowCardinality(String)",
  p_row_id: "String",
  p_any_ip_addresses: "Array(String)",
  text: "LowCardinality(Nullable(String))",
  number: "Int32",
  flag: "Bool",
  known: "Nullable(JSON(max_dynamic_paths=16))",
  instants: "Array(Nullable(DateTime64(9, 'UTC')))",
  flags: "Array(Nullable(Bool))",
  shares: "Array(Nullable(Float64))",
  grid: "Array(Array(JSON(max_dynamic_paths=16)))",
  "odd name": "Nullable(String)",
  in: "Nullable(Int16)",
};

/** What a schema says of the members of a column. */
const members: Readonly<Record<string, readonly FlowMember[]>> = {
  known: [
    { name: "id", type: "int" },
    { name: "user", type: "string" },
    { name: "ok", type: "boolean" },
    { name: "at", type: "timestamp" },
    { name: "share", type: "double" },
    { name: "tags", type: "array", element: { type: "string" } },
    { name: "list", type: "array", element: { type: "object", members: [{ name: "port", type: "int" }] } },
    { name: "inner", type: "object", members: [{ name: "x", type: "int" }] },
    { name: "free", type: "any" },
  ],
};

/** Names that SQL, or a statement of ours, might take for something else. */
const strange: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  p_log_type: "LowCardinality(String)",
  select: "Nullable(String)",
  value: "Nullable(Int64)",
  "?": "Nullable(Bool)",
  t1: "Nullable(JSON(max_dynamic_paths=16))",
  t2: "Nullable(Float64)",
  e: "Array(Nullable(String))",
  v0: "Nullable(DateTime64(9, 'UTC'))",
  a: "Nullable(JSON(max_dynamic_paths=16))",
  "a.b": "Nullable(Int64)",
  "größe 💡": "Nullable(Int32)",
  "it's": "Nullable(String)",
  "a^": "Array(JSON(max_dynamic_paths=16))",
  [`long_${"er_".repeat(30)}`]: "Nullable(String)",
};

/** Has no rows. */
const nothing: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  only: "Nullable(String)",
  lists: "Array(Array(Nullable(String)))",
};

const owners: Readonly<Record<string, string>> = { name: "String", team: "Nullable(String)", level: "Nullable(Int64)" };

/** So many columns that a query gets its events as one object each. */
const many: Readonly<Record<string, string>> = {
  p_event_time: "DateTime64(9, 'UTC')",
  p_log_type: "LowCardinality(String)",
  text: "Nullable(String)",
  ...Object.fromEntries(Array.from({ length: 300 }, (_value, index) => [`c${index}`, "Nullable(Int32)"])),
};

const rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  odd: [
    {
      p_event_time: "2024-06-01 11:00:00",
      p_log_type: "Odd",
      text: 'a=1 b="two words" 10.0.0.1',
      number: 7,
      small: -3,
      share: 0.5,
      flag: true,
      at: "2024-06-01 10:30:00.123456789",
      record: { a: { b: "deep", c: [1, "x", null] }, n: 5, ok: true, when: "2024-01-01T00:00:00Z" },
      records: [
        { k: "v", n: 1 },
        { k: null, tags: ["p", "q"] },
      ],
      words: ["one", null, ""],
      numbers: [3, 1, null, 2],
      table: [[1, 2], [], [null]],
    },
    { p_event_time: "2024-06-01 11:10:00", p_log_type: "Odd" },
    {
      p_event_time: "1999-12-31 23:59:59.999",
      p_log_type: "Odd",
      text: 'Ünïcode \'quoted\' \\ " {"a": 1} 💡',
      number: "9223372036854775807",
      small: 0,
      share: -1e300,
      flag: false,
      at: "1970-01-01 00:00:00",
      record: { a: "scalar", n: "5", "odd key": { x: [] } },
      words: [],
      numbers: [2147483647],
    },
    {
      p_event_time: "2024-06-01 11:10:00",
      p_log_type: "Odd",
      text: "",
      number: "-9223372036854775808",
      share: 0,
      at: "2262-01-01 00:00:00",
      record: {},
      records: [{}],
      words: ["(", "%", "10.0.0.0/8"],
      table: [[]],
    },
  ],
  other: [
    {
      p_event_time: "2024-06-01 11:00:00",
      p_log_type: "Other",
      text: "https://user@shop.example:8080/a?b=c#d",
      number: "12",
      record: '{"a": {"b": 1}}',
      flag: 1,
      words: ["one"],
    },
    { p_event_time: "2024-06-01 11:20:00", p_log_type: "Other", text: "[1, 2]", number: "x", record: "no json" },
  ],
  oddest: [
    {
      p_event_time: "2024-06-01 11:00:00",
      p_log_type: "Oddest",
      p_row_id: "r1",
      p_any_ip_addresses: ["10.0.0.1", "::1", "x"],
      text: "a",
      number: 2147483647,
      flag: true,
      known: {
        id: 7,
        user: "ada",
        ok: true,
        at: "2024-06-01T10:00:00Z",
        share: 0.5,
        tags: ["p", "q"],
        list: [{ port: 22 }, {}],
        inner: { x: 1 },
        free: ["x", { y: 1 }],
      },
      instants: ["2024-06-01 10:30:00.123456789", null],
      flags: [true, null, false],
      shares: [0.5, null, -1e300],
      grid: [[{ k: 1 }, {}], []],
      "odd name": "'",
      in: -1,
    },
    { p_event_time: "2024-06-01 11:05:00", p_log_type: "Oddest", known: {}, grid: [[]] },
    { p_event_time: "2024-06-01 11:06:00", p_log_type: "Oddest", text: "", known: { id: 8, free: { y: 2 } } },
  ],
  strange: [
    {
      p_event_time: "2024-06-01 11:00:00",
      p_log_type: "Strange",
      select: "from",
      value: 1,
      "?": true,
      t1: { t1: { t1: 1 }, text: "t", "a.b": [1] },
      t2: 0.5,
      e: ["e", null],
      v0: "2024-06-01 11:00:00",
      a: { b: "member", c: { d: 1 } },
      "a.b": 7,
      "größe 💡": -1,
      "it's": "'\\'",
      "a^": [{ k: 1 }],
      [`long_${"er_".repeat(30)}`]: "l",
    },
    { p_event_time: "2024-06-01 11:10:00", p_log_type: "Strange" },
  ],
  owners: [
    { name: "a", team: "red", level: 1 },
    { name: "Odd", level: -1 },
  ],
  many: [
    { p_event_time: "2024-06-01 11:00:00", p_log_type: "Many", text: "a", c0: 1, c299: -1 },
    { p_event_time: "2024-06-01 11:00:00", p_log_type: "Many" },
  ],
};

const databases: Readonly<Record<string, string>> = { owners: "pharos_lookups" };

/** Tables of what logs hold at their oddest: every type, nulls, empty values, the largest and the smallest. */
export function makeOddTables(): FlowCatalogue {
  const tables = Object.entries({ odd, other, oddest, strange, nothing, many, owners }).map(([name, columns]) => ({
    database: databases[name] ?? "pharos_logs",
    name,
    ...(name === "owners" && { key: "name" }),
    columns: Object.entries(columns).map(([column, engineType]) => ({
      name: column,
      engineType,
      members: members[column],
    })),
  }));
  for (const { database, name, columns } of tables) {
    const list = columns.map((column) => `\`${column.name}\` ${column.engineType}`).join(", ");
    const lines = (rows[name] ?? []).map((row) => JSON.stringify(row)).join("\n");
    runSql(`CREATE DATABASE IF NOT EXISTS ${database}`);
    runSql(`CREATE OR REPLACE TABLE ${database}.${name} (${list}) ENGINE = MergeTree ORDER BY ${columns[0]?.name}`);
    if (lines !== "") runSql(`INSERT INTO ${database}.${name} FORMAT JSONEachRow ${lines}`);
  }
  return { tables };
}
