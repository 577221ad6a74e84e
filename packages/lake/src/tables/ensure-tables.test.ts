import { columnNameOf, type FieldSchema, type LogSchema } from "@pharos/domain";
import { openTestLake, type TestLake, testLakeKinds } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const schemaOf = (name: string, fields: readonly FieldSchema[]): LogSchema => ({ schema: `Custom.${name}`, fields });
const text: FieldSchema = { name: "who", type: "string" };

describe.each(testLakeKinds)("%s", (kind) => {
  let test: TestLake;
  beforeAll(async () => {
    test = await openTestLake({}, kind);
  });
  afterAll(() => test.remove());
  const types = async (table: string, database = "pharos_logs") =>
    Object.fromEntries(
      (await test.lake.columns([`${database}.${table}`])).flatMap(({ columns }) =>
        columns.map(({ name, type }) => [name, type]),
      ),
    );

  it("makes shared views without rows while no log type is in use", async () => {
    await test.lake.ensureTables([]);
    const { rows } = await test.lake.query("SELECT p_event_time, p_log_type FROM pharos_views.public.all_logs");
    expect(rows).toEqual([]);
  });

  it("makes three tables and the shared views of a log type", async () => {
    await test.lake.ensureTables([schemaOf("Door", [text])]);
    const names = (await test.lake.tables()).map(({ database, table }) => `${database}.${table}`);
    expect(names).toEqual([
      "pharos_cloudsecurity.compliance_history",
      "pharos_cloudsecurity.resource_history",
      "pharos_logs.custom_door",
      "pharos_monitor.classification_failures",
      "pharos_rule_errors.custom_door",
      "pharos_rule_errors.other_events",
      "pharos_rule_matches.custom_door",
      "pharos_rule_matches.other_events",
      "pharos_signals.correlation_signals",
      "pharos_views.all_cloudsecurity",
      "pharos_views.all_logs",
      "pharos_views.all_rule_errors",
      "pharos_views.all_rule_matches",
    ]);
    expect(await types("custom_door", "pharos_rule_errors")).toMatchObject({
      p_alert_id: "String",
      p_rule_tags: "Array(String)",
      p_rule_error: "Nullable(String)",
      who: "Nullable(String)",
    });
  });

  it("stores each field type as what it is", async () => {
    const fields: FieldSchema[] = [
      text,
      { name: "@timestamp", type: "timestamp", timeFormats: ["rfc3339"] },
      { name: "x-id", type: "bigint" },
      { name: "share", type: "float" },
      { name: "small", type: "smallint" },
      { name: "flag", type: "boolean" },
      { name: "record", type: "object", fields: [] },
      { name: "anything", type: "json" },
      { name: "records", type: "array", element: { type: "object" } },
      { name: "table", type: "array", element: { type: "array", element: { type: "int" } } },
      { name: "`; DROP", type: "string" },
    ];
    await test.lake.ensureTables([schemaOf("Types", fields)]);
    expect(await types("custom_types")).toMatchObject({
      at_sign_timestamp: "Nullable(DateTime64(9, 'UTC'))",
      "x-id": "Nullable(Int64)",
      share: "Nullable(Float64)",
      small: "Nullable(Int16)",
      flag: "Nullable(Bool)",
      record: "Nullable(JSON(max_dynamic_paths=16))",
      anything: "Nullable(JSON(max_dynamic_paths=16))",
      records: "Array(JSON(max_dynamic_paths=16))",
      table: "Array(Array(Nullable(Int32)))",
      [columnNameOf("`; DROP")]: "Nullable(String)",
    });
  });

  it("adds and widens columns, and keeps what a schema no longer names", async () => {
    await test.lake.ensureTables([
      schemaOf("Grow", [text, { name: "n", type: "int" }, { name: "old", type: "string" }]),
    ]);
    const row = { p_event_time: "2026-03-01 00:00:00.000000000", p_row_id: "a", n: 7, old: "x" };
    const rows = Buffer.from(`${JSON.stringify(row)}\n`);
    await test.lake.insert({ database: "pharos_logs", table: "custom_grow", rows, token: "t" });
    await test.lake.ensureTables([
      schemaOf("Grow", [text, { name: "n", type: "bigint" }, { name: "more", type: "json" }]),
    ]);
    expect(await types("custom_grow")).toMatchObject({
      n: "Nullable(Int64)",
      more: expect.any(String),
      old: expect.any(String),
    });
    expect((await test.lake.query("SELECT n, old FROM pharos_logs.custom_grow")).rows).toEqual([[7, "x"]]);
  });

  it("leaves a column wider than asked as it is", async () => {
    await test.lake.ensureTables([schemaOf("Wide", [{ name: "n", type: "string" }])]);
    await test.lake.ensureTables([schemaOf("Wide", [{ name: "n", type: "int" }])]);
    expect(await types("custom_wide")).toMatchObject({ n: "Nullable(String)" });
  });

  it("refuses a change that would lose values", async () => {
    await test.lake.ensureTables([schemaOf("Lose", [text])]);
    const change = test.lake.ensureTables([schemaOf("Lose", [{ name: "who", type: "object", fields: [] }])]);
    await expect(change).rejects.toThrow("The column who of pharos_logs.custom_lose has the type Nullable(String)");
  });

  it("shows a new log type in the views, and keeps one whose schema went", async () => {
    await test.lake.ensureTables([schemaOf("Late", [text])]);
    const rows = Buffer.from(
      `${JSON.stringify({ p_event_time: "2026-03-01 00:00:00", p_row_id: "late", p_log_type: "Custom.Late" })}\n`,
    );
    await test.lake.insert({ database: "pharos_logs", table: "custom_late", rows, token: "t" });
    await test.lake.ensureTables([schemaOf("Later", [text])]);
    const sql = "SELECT p_row_id FROM pharos_views.all_logs WHERE p_log_type = 'Custom.Late'";
    expect((await test.lake.query(sql)).rows).toEqual([["late"]]);
  });

  it.each(["record", "id", "columns", "paths"])(
    "tells the paths that were seen below the JSON column %s",
    async (name) => {
      const table = `custom_paths_${name}`;
      await test.lake.ensureTables([schemaOf(`Paths_${name}`, [{ name, type: "json" }])]);
      const row = { p_event_time: "2026-03-01 00:00:00", p_row_id: "a", [name]: { a: { b: 1 }, "c.d": 2 } };
      const rows = Buffer.from(`${JSON.stringify(row)}\n`);
      await test.lake.insert({ database: "pharos_logs", table, rows, token: table });
      const paths = await test.lake.observedPaths(await test.lake.columns([`pharos_logs.${table}`]));
      expect(paths.get(`pharos_logs.${table}`)?.get(name)).toEqual([
        { path: "a.b", types: ["Int64"] },
        { path: "c.d", types: ["Int64"] },
      ]);
    },
  );
});
