import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import { runSql } from "./run-flow.ts";

const time = "DateTime64(9, 'UTC')";
const json = "Nullable(JSON)";

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  okta: {
    p_event_time: time,
    p_log_type: "LowCardinality(String)",
    eventType: "Nullable(String)",
    count: "Nullable(Int32)",
    actor: json,
    target: "Array(JSON)",
    p_any_ip_addresses: "Array(String)",
  },
  web: {
    p_event_time: time,
    p_log_type: "LowCardinality(String)",
    status: "Nullable(Int32)",
    count: "Nullable(String)",
    actor: json,
    p_any_ip_addresses: "Array(String)",
  },
};

const rows: Readonly<Record<string, readonly string[]>> = {
  okta: [
    '{"p_event_time":"2024-06-01 11:00:00","p_log_type":"Okta","eventType":"login","count":1,"actor":{"id":"u1","alt":{"x":5}},"target":[{"k":"v"}],"p_any_ip_addresses":["1.1.1.1"]}',
    '{"p_event_time":"2024-06-01 11:30:00","p_log_type":"Okta","eventType":"logout","count":2,"actor":{"id":"u2","roles":["a","b"]},"p_any_ip_addresses":[]}',
    '{"p_event_time":"2024-05-01 11:30:00","p_log_type":"Okta","actor":{"id":7},"p_any_ip_addresses":["1.1.1.1","2.2.2.2"]}',
  ],
  web: [
    '{"p_event_time":"2024-06-01 11:10:00","p_log_type":"Web","status":200,"actor":{"id":"u1"},"count":"x"}',
    '{"p_event_time":"2024-06-01 11:20:00","p_log_type":"Web","status":500,"count":"7","p_any_ip_addresses":["2.2.2.2"]}',
  ],
};

/** Two small tables of events with what logs have: text, numbers, JSON, lists, one column of two types. */
export function makeSampleTables(): FlowCatalogue {
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  for (const [table, columns] of Object.entries(tables)) {
    const list = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
    runSql(
      `CREATE OR REPLACE TABLE pharos_logs.${table} (${list.join(", ")}) ENGINE = MergeTree ORDER BY p_event_time`,
    );
    runSql(`INSERT INTO pharos_logs.${table} FORMAT JSONEachRow ${(rows[table] ?? []).join("\n")}`);
  }
  return {
    tables: Object.entries(tables).map(([name, columns]) => ({
      database: "pharos_logs",
      name,
      columns: Object.entries(columns).map(([column, engineType]) => ({ name: column, engineType })),
    })),
  };
}
