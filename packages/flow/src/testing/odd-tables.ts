import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
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
};

/** Two tables of what logs hold at their oddest: every type, nulls, empty values, the largest and the smallest. */
export function makeOddTables(): FlowCatalogue {
  const catalogue = Object.entries({ odd, other }).map(([name, columns]) => ({
    database: "pharos_logs",
    name,
    columns: Object.entries(columns).map(([column, engineType]) => ({ name: column, engineType })),
  }));
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  for (const { name, columns } of catalogue) {
    const list = columns.map((column) => `${column.name} ${column.engineType}`).join(", ");
    const lines = (rows[name] ?? []).map((row) => JSON.stringify(row)).join("\n");
    runSql(`CREATE OR REPLACE TABLE pharos_logs.${name} (${list}) ENGINE = MergeTree ORDER BY p_event_time`);
    runSql(`INSERT INTO pharos_logs.${name} FORMAT JSONEachRow ${lines}`);
  }
  return { tables: catalogue };
}
